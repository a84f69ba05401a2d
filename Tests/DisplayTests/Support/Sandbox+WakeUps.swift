import Foundation
import Testing

extension Sandbox {
  /// The number of times that any thread of the program has waited for something.
  private var waits: Int {
    let folder = "/proc/\(process.identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let text = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = text?.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  /// Waits for a second in which no thread of the program wakes up. A program at rest may prepare
  /// for the next request, but that comes to an end.
  func expectNoWakeUp(resting pointer: Pointer) throws {
    // A sanitizer has a thread of its own, which wakes up.
    guard try !Self.isSanitized else { return }
    let sleeps = Deadline().waits {
      let before = waits
      pointer.rest(for: 1)
      return waits == before && before > 0
    }
    #expect(sleeps, "There is no second in which the program does not wake up.")
  }
}
