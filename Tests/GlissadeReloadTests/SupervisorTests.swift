import Foundation
import Testing

@testable import GlissadeReload

/// S-01, S-02, S-04: a supervisor, with scripts of the shell in place of programs and builds.
@MainActor @Suite struct SupervisorTests {
  /// A package whose program is a script, and what its programs and builds report.
  @MainActor private final class Setup {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "supervised-\(UUID().uuidString)")
    private let descriptor: Int32
    private var reader: MessageReader<String>?
    private var reports: [String] = []
    private var waiter: CheckedContinuation<String, Never>?
    private var supervisor: Supervisor?

    init() throws {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      let pipe = root.appending(path: ".reports").path
      mkfifo(pipe, 0o600)
      descriptor = open(pipe, O_RDWR | O_CLOEXEC)
      reader = MessageReader(descriptor) { [weak self] in self?.add($0) }
      try save("Package.swift")
    }

    private var program: URL { root.appending(path: ".program") }

    /// Writes the program, which reports its start and the messages that it receives.
    ///
    /// - Parameter start: Lines that it runs at its start, with `$answer MESSAGE` for a message to
    ///   the supervisor.
    func write(_ start: String) throws {
      let script = """
        #!/bin/sh
        report() { echo "\\"$*\\"" > '\(root.path)/.reports'; }
        answer() { echo "{\\"$1\\":{}}" > "$GLISSADE_SUPERVISOR"; }
        case "$*" in *--resume*) report resumed;; *) report "started $*";; esac
        \(start)
        while read -r line; do
          case "$line" in
            *writeState*) report asked; answer stateWritten;;
            *'"end"'*) report ended; exit 0;;
            *failed*) report failed;;
            *refused*) report refused;;
          esac
        done
        """
      try? FileManager.default.removeItem(at: program)
      try Data(script.utf8).write(to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o700], ofItemAtPath: program.path)
    }

    func save(_ name: String) throws {
      try Data("// \(UUID())".utf8).write(to: root.appending(path: name))
    }

    /// Starts the supervisor.
    ///
    /// - Parameter build: The line that builds.
    func begin(build: String = "true", patience: Supervisor.Patience = .init()) throws {
      let package = try #require(
        PackageFolder(of: root.appending(path: "App"), current: root))
      supervisor = try Supervisor(
        package, program: program, arguments: ["--watch"], command: build, patience: patience,
        onEnd: { [weak self] in self?.add("exit \($0)") })
    }

    private func add(_ report: String) {
      if let waiter {
        self.waiter = nil
        waiter.resume(returning: report)
      } else {
        reports.append(report)
      }
    }

    /// Returns the next report of a program or of the supervisor.
    func next() async -> String {
      if !reports.isEmpty { return reports.removeFirst() }
      return await withCheckedContinuation { waiter = $0 }
    }

    /// Ends all programs.
    func end() {
      supervisor?.forward(SIGKILL)
      reader?.stop()
      close(descriptor)
      try? FileManager.default.removeItem(at: root)
    }
  }

  @Test("S-02 a saved file is built, the new program resumes, and the old one ends")
  func reloads() async throws {
    let setup = try Setup()
    defer { setup.end() }
    try setup.write("answer presented")
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "ended")
    // The new program can be replaced, too.
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "ended")
  }

  @Test("S-01 a failed build reaches the program, and nothing is started")
  func failedBuild() async throws {
    let setup = try Setup()
    defer { setup.end() }
    try setup.write("")
    try setup.begin(build: "echo '/p/A.swift:1:1: error: e'; exit 1")
    #expect(await setup.next() == "started --watch")
    try setup.save("App.swift")
    #expect(await setup.next() == "failed")
  }

  @Test(
    "S-04 a new program that crashes or shows nothing leaves the old one in place",
    arguments: ["kill -SEGV $$", "while true; do read -r line || exit; done"])
  func crash(start: String) async throws {
    let setup = try Setup()
    defer { setup.end() }
    try setup.write("")
    var patience = Supervisor.Patience()
    patience.start = 0.3
    try setup.begin(patience: patience)
    #expect(await setup.next() == "started --watch")
    try setup.write(start)
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "refused")
    // The next save repairs it.
    try setup.write("answer presented")
    try setup.save("App.swift")
    #expect(await setup.next() == "asked")
    #expect(await setup.next() == "resumed")
    #expect(await setup.next() == "ended")
  }

  @Test("S-01 ten saves at once are one build")
  func manySaves() async throws {
    let setup = try Setup()
    defer { setup.end() }
    try setup.write("answer presented")
    let count = setup.root.appending(path: ".count")
    try setup.begin(build: "echo x >> '\(count.path)'")
    #expect(await setup.next() == "started --watch")
    for number in 0..<10 { try setup.save("File\(number).swift") }
    for report in ["asked", "resumed", "ended"] { #expect(await setup.next() == report) }
    #expect(try String(contentsOf: count, encoding: .utf8) == "x\n")
  }

  @Test("S-02 closing the window ends the supervisor with the program's exit code")
  func closed() async throws {
    let setup = try Setup()
    defer { setup.end() }
    try setup.write("exit 3")
    try setup.begin()
    #expect(await setup.next() == "started --watch")
    #expect(await setup.next() == "exit 3")
  }
}
