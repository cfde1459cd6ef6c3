// Layer 4: the moves that each tier offers, as members of its tensors and views; transfer/ carries them out.
#pragma once
#include <tmap/tensor/tier.hpp>

namespace tmap {

template <class D, class Element>
class HostTensor;
template <class D, class Chip, class Element>
class HbmTensor;
template <class D, class Chip, class Cluster, class Slice, class Element>
class DmTensor;

namespace detail {

/// The verdict on a move from X to Y on a queue, with the axes asked for; defined with the moves themselves.
template <class X, class Y, class Queue, class... Asked>
struct move_rules;

/// Moves x into a fresh Y where the verdict allows it; defined with the moves themselves.
template <class Y, class Rules, class X, class Queue>
Y moved(Queue& queue, const X& x);

/// What is written alike for every tier; that nothing moves between host memory and DM is for the rules to
/// say.
template <class Self, class D, class Chip>
struct moves_of_any_tier {
  template <mapping_or_refusal Element, class Queue, class... Asked>
  HostTensor<D, Element> to_host(Queue& queue, Asked...) const {
    using rules = move_rules<Self, HostTensor<D, Element>, Queue, Asked...>;
    static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
    return moved<HostTensor<D, Element>, rules>(queue, static_cast<const Self&>(*this));
  }
  template <mapping_or_refusal Cluster, mapping_or_refusal Slice, mapping_or_refusal Element, class Queue,
            class... Asked>
  DmTensor<D, Chip, Cluster, Slice, Element> to_dm(Queue& queue, Asked...) const {
    using rules = move_rules<Self, DmTensor<D, Chip, Cluster, Slice, Element>, Queue, Asked...>;
    static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
    return moved<DmTensor<D, Chip, Cluster, Slice, Element>, rules>(queue, static_cast<const Self&>(*this));
  }
};

/// Where each move may change the chips; a host tensor is on one.
template <class Self, class D, class Chip>
struct host_and_hbm_moves : moves_of_any_tier<Self, D, Chip> {
  template <mapping_or_refusal NewChip, mapping_or_refusal Element, class Queue, class... Asked>
  HbmTensor<D, NewChip, Element> to_hbm(Queue& queue, Asked...) const {
    using rules = move_rules<Self, HbmTensor<D, NewChip, Element>, Queue, Asked...>;
    static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
    return moved<HbmTensor<D, NewChip, Element>, rules>(queue, static_cast<const Self&>(*this));
  }
};

template <class Self, class D, class Chip>
struct dm_moves : moves_of_any_tier<Self, D, Chip> {
  template <mapping_or_refusal Element, class Queue, class... Asked>
  HbmTensor<D, Chip, Element> to_hbm(Queue& queue, Asked...) const {
    using rules = move_rules<Self, HbmTensor<D, Chip, Element>, Queue, Asked...>;
    static_assert(sizeof(typename decltype(rules::judge())::accepted*) != 0);
    return moved<HbmTensor<D, Chip, Element>, rules>(queue, static_cast<const Self&>(*this));
  }
};

}  // namespace detail
}  // namespace tmap
