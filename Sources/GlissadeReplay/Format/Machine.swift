import Foundation
import Glibc

/// The properties of the recording's machine on which the results of arithmetic depend.
///
/// On one machine a replay has the same bits in debug and release builds. On another machine `sin`
/// and `exp` may differ in the last bit, so that replays are compared within 1e-6 pt (decision 12).
package enum Machine {
  /// The name of this machine: its architecture, processor and C library.
  package static let name = "\(architecture), \(processor), \(library)"

  private static var architecture: String {
    var facts = utsname()
    guard uname(&facts) == 0 else { return "unknown" }
    return withUnsafeBytes(of: facts.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  private static var processor: String {
    let facts = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = facts.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":", maxSplits: 1).last
    return name?.trimmingCharacters(in: .whitespaces) ?? "unknown processor"
  }

  private static var library: String {
    var name = [CChar](repeating: 0, count: 64)
    let length = confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count)
    let text = name.prefix(max(length, 1) - 1).map { UInt8(bitPattern: $0) }
    return String(decoding: text, as: UTF8.self)
  }
}
