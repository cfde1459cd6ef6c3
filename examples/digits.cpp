// Real data through the tiers: 1,797 handwritten digits are averaged per class on the emulated machine.
//
// Usage: digits [folder of the .npy files] [file to write the averages to]
#include <cstdio>
#include <filesystem>
#include <string>
#include <tmap/npy.hpp>
#include <tmap/parts.hpp>
#include <tmap/picture.hpp>
#include <tmap/tmap.hpp>

using namespace tmap;

// [axes]
TMAP_AXES((N, 1797), (H, 8), (W, 8), (Digit, 10));

// 1,797 images on 8 chips of 225 slices: padded to 1,800, split by 225. The last three slices hold padding.
using OnChips = m<pad<zero>(N, 1800) / 225>;
using OnSlices = m<pad<zero>(N, 1800) % 225>;
// [/axes]

// [types]
using Images = HostTensor<u8, m<N, H, W>>;
using Labels = HostTensor<u8, m<N>>;
using Means = HostTensor<f32, m<Digit, H, W>>;

using ImagesHbm = HbmTensor<f32, OnChips, m<m_v<OnSlices>, H, W>>;
using MembersHbm = HbmTensor<f32, OnChips, m<m_v<OnSlices>, Digit>>;
using ImagesDm = DmTensor<f32, OnChips, m<1>, OnSlices, m<H, W>>;
using Weighted = DmTensor<f32, OnChips, m<1>, OnSlices, m<Digit, H, W>>;
static_assert(complete<ImagesHbm> && complete<ImagesDm> && !overlapping<ImagesDm>);
// [/types]

// [kernel]
/// The average image of each digit: sum over n of member(n, digit) * image(n), divided by the sum of members.
HbmTensor<f32, m<1>, m<Digit, H, W>> average(context& ctx, const ImagesHbm& images,
                                             const MembersHbm& members) {
  auto image = images.to_dm<m<1>, OnSlices, m<H, W>>(ctx.tdma);
  auto member = members.to_dm<m<1>, OnSlices, m<Digit>>(ctx.tdma);
  auto weighted =
      elementwise<Weighted>(ctx.main, op::mul{}, member, image);  // each repeats along the other's axes
  auto sums = reduce<N>(ctx.main, op::sum{}, weighted);
  auto counts = reduce<N>(ctx.main, op::sum{}, member);
  return div(ctx.main, sums, counts).to_hbm<m<Digit, H, W>>(ctx.tdma);
}
// [/kernel]

void draw(const Means& means, i64 digit) {
  for (int h = 0; h < H.size; ++h) {
    for (int w = 0; w < W.size; ++w) {
      const auto shade = static_cast<std::size_t>(means.at(Digit = digit, H = h, W = w) / 16.01f * 10);
      std::printf("%c%c", " .:-=+*#%@"[shade], " .:-=+*#%@"[shade]);
    }
    std::printf("\n");
  }
}

int main(int argc, char** argv) {
  // [read]
  const std::string folder = argc > 1 ? argv[1] : "examples/data";
  const auto images = load_npy<Images>(folder + "/digits.npy");
  const auto labels = load_npy<Labels>(folder + "/digit_labels.npy");
  const auto expected = load_npy<Means>(folder + "/digit_means.npy");  // computed by NumPy
  // [/read]

  // [stage]
  context ctx;
  const auto pixels = HostTensor<f32, m<N, H, W>>::from([&](const tensor_index& t) { return images.at(t); });
  const auto members = HostTensor<f32, m<N, Digit>>::from(
      [&](const tensor_index& t) { return labels.at(N = t[N]) == t[Digit] ? 1 : 0; });
  const auto pixels_hbm = move_to<ImagesHbm>(ctx.pdma, pixels);
  const auto members_hbm = move_to<MembersHbm>(ctx.pdma, members);
  const Means means = average(ctx, pixels_hbm, members_hbm).to_host<m<Digit, H, W>>(ctx.pdma);
  // [/stage]

  // [write]
  const std::string written =
      argc > 2 ? argv[2] : (std::filesystem::temp_directory_path() / "tmap_digit_means.npy").string();
  save_npy(written, means);
  const auto read_back = load_npy<Means>(written);
  if (argc <= 2) std::filesystem::remove(written);
  const bool equal = holds(means, [&](const tensor_index& t) { return expected.at(t); });
  const bool kept = holds(read_back, [&](const tensor_index& t) { return means.at(t); });
  // [/write]

  std::printf("What holds the images where:\n");
  std::printf("  %s\n  %s\n  %s\n", describe<HostTensor<f32, m<N, H, W>>>().c_str(),
              describe<ImagesHbm>().c_str(), describe<ImagesDm>().c_str());
  std::printf("  padding in HBM: %.4f positions for every live one\n\n", padding_ratio<ImagesHbm>);

  std::printf("The image that each chip begins with:\n%s\n", text<OnChips>().c_str());
  std::printf("The pixels of one slice:\n%s\n", text<m<H, W>>().c_str());
  std::printf("The average 3:\n");
  draw(means, 3);
  std::printf("\nAverages equal NumPy's, bit for bit: %s\n", equal ? "yes" : "no");
  std::printf("Written to a file and read back: %s\n\n", kept ? "equal" : "different");
  std::printf("%s\n", to_text(ctx.ledger()).c_str());
  return equal && kept ? 0 : 1;
}
