import Foundation

/// This process's share of the memory, pages shared with others counted in part.
enum ProcessMemory {
  /// In megabytes of 1024² bytes; nil where the system does not tell.
  static var megabytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1024
  }

  static var text: String { megabytes.map { String(format: "%.1f MB", $0) } ?? "unknown" }
}
