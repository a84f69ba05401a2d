// Tests wait for something that they can observe, not for some time.
extension ArchitectureRules {
  /// The files that may wait for a time: the deadline of an event, and the pointer, whose strokes
  /// have a duration.
  static let clocks = [
    "Tests/DisplayTests/Support/Deadline.swift", "Tests/DisplayTests/Support/Pointer.swift",
  ]
  private static let sleeps = [
    "usleep(", "nanosleep(", "Thread.sleep", "Task.sleep", "poll(nil", ".asyncAfter(",
  ]

  /// Fixed sleeps in tests.
  func sleepFaults(in file: SourceFile) -> [String] {
    guard file.isTest, !Self.clocks.contains(file.path) else { return [] }
    return file.masked.lines.enumerated().compactMap { number, line in
      guard Self.sleeps.contains(where: { line.contains($0) }) || Self.callsSleep(line) else {
        return nil
      }
      return "\(file.path):\(number + 1): a test waits for an event by a Deadline, not for a time."
    }
  }

  /// A Boolean value that indicates whether a line calls the function `sleep` of the system, and
  /// not one of ours with that name, which is a method or takes nothing.
  private static func callsSleep(_ line: Substring) -> Bool {
    line.ranges(of: "sleep(").contains { call in
      let before = line[..<call.lowerBound].last ?? " "
      return !before.isLetter && before != "." && line[call.upperBound...].first != ")"
    }
  }
}
