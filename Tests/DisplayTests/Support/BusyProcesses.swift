/// Processes that use all the processor time they get, until they are ended.
final class BusyProcesses {
  private let processes: [ChildProcess]

  init(count: Int) throws {
    processes = try (0..<count).map { _ in
      try ChildProcess("/bin/sh", ["-c", "while :; do :; done"])
    }
  }

  func end() {
    for process in processes { process.stop() }
  }
}
