// What was measured, for a reader and as JSON for report.py.
#pragma once
#include <bench/measure.hpp>

#include <cstdio>

namespace bench {

inline void print(const entry& e) {
  std::printf("  %-28s %s", e.name.c_str(), e.right ? "right" : "WRONG");
  if (!e.ratios.empty()) {
    std::vector<double> sorted = e.ratios;
    std::sort(sorted.begin(), sorted.end());
    std::printf("  %5.2f  (%.2f to %.2f)", sorted[sorted.size() / 2], sorted.front(), sorted.back());
  }
  std::printf("\n");
}

/// Text in JSON's quotes.
inline std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '\n') {
      out += "\\n";
    } else {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
  }
  return out + '"';
}

/// One case, with every ratio of every round, as an element of a list.
inline void write_json(std::FILE* file, const row& r, const std::vector<entry>& entries, bool first) {
  std::fprintf(file, "%s\n  {\"name\": %s, \"group\": %s, \"traffic\": %lld, \"contenders\": {",
               first ? "" : ",", quoted(r.name).c_str(), quoted(r.group).c_str(),
               static_cast<long long>(traffic_of(r)));
  const char* comma = "";
  std::string remark;
  for (const entry& e : entries) {
    std::fprintf(file, "%s\n    %s: {\"right\": %s, \"seconds\": %.4g, \"ratios\": [", comma,
                 quoted(e.name).c_str(), e.right ? "true" : "false", e.seconds);
    comma = "";
    for (const double ratio : e.ratios) {
      std::fprintf(file, "%s%.4g", comma, ratio);
      comma = ", ";
    }
    std::fprintf(file, "]}");
    comma = ",";
    if (e.ready->remark() != nullptr) remark = e.ready->remark();
  }
  std::fprintf(file, "},\n   \"schedule\": %s}", quoted(remark).c_str());
}

}  // namespace bench
