import Foundation

/// The proportional memory of this process. It includes a share of each page that several processes
/// use.
enum ProcessMemory {
  /// The memory in megabytes of 1024² bytes, or `nil` if it is unknown.
  static var megabytes: Double? {
    guard let text = try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { return nil }
    return kilobytes / 1024
  }

  static var text: String { megabytes.map { String(format: "%.1f MB", $0) } ?? "unknown" }
}
