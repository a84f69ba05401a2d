import Testing

/// The rule that no test sleeps for a fixed time.
@Suite struct SleepRuleTests {
  private let rules = ArchitectureRules(table: .glissade)

  private func faults(_ text: String, path: String = "Tests/XTests/A.swift") -> [String] {
    rules.sleepFaults(in: SourceFile(path: path, target: "XTests", text: text))
  }

  @Test("no test sleeps, but for the deadline and the pointer")
  func tests() throws {
    let found = try PackageTree.files.get().flatMap(rules.sleepFaults)
    #expect(found.isEmpty, "\n\(found.joined(separator: "\n"))")
  }

  @Test(
    "a fixed sleep in a test is a fault",
    arguments: [
      "sleep(1)", "usleep(200_000)", "nanosleep(&time, nil)", "Thread.sleep(forTimeInterval: 1)",
      "try await Task.sleep(for: .seconds(1))", "Glibc.poll(nil, 0, 4)",
      "queue.asyncAfter(deadline: .now() + 1) {}",
    ])
  func sleeping(text: String) {
    #expect(
      faults("let a = 1\n\(text)")
        == ["Tests/XTests/A.swift:2: a test waits for an event by a Deadline, not for a time."])
  }

  @Test(
    "what is called so and does not sleep is none, nor what sources do",
    arguments: [
      ("queue.sleep(atMost: 1)", "Tests/XTests/A.swift"),
      ("// usleep(1)", "Tests/XTests/A.swift"),
      ("poll(nil, 0, 4)", "Tests/DisplayTests/Support/Deadline.swift"),
      ("clock_nanosleep(clock, 1, &time, nil)", "Tests/DisplayTests/Support/Pointer.swift"),
      ("usleep(1)", "Sources/X/A.swift"),
    ])
  func waiting(text: String, path: String) {
    #expect(faults(text, path: path) == [])
  }
}
