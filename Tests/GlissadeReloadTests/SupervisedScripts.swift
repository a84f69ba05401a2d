import Foundation
import GlissadeFiles
import TestMaterial
import Testing

@testable import GlissadeReload

/// A package whose program is a script, and what its programs and builds report.
@MainActor final class SupervisedScripts {
  let root = TemporaryFolder.ofProcess.url
    .appending(path: "supervised-\(UUID().uuidString)")
  private var reader: MessageReader<String>?
  private var reports: [String] = []
  private var waiter: CheckedContinuation<String, Never>?
  private var supervisor: Supervisor?

  init() throws {
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let pipe = root.appending(path: ".reports").path
    mkfifo(pipe, 0o600)
    let file = try #require(FileDescriptor(pipe, O_RDWR))
    reader = MessageReader(file.number, ownedBy: file) { [weak self] in self?.add($0) }
    try save("Package.swift")
  }

  private var program: URL { root.appending(path: ".program") }

  /// Writes the program, which reports its start and the messages that it receives.
  ///
  /// - Parameters:
  ///   - start: Lines that it runs at its start, with `answer MESSAGE` for a message to the
  ///     supervisor.
  ///   - name: The name that it reports as the one that was started last.
  ///   - state: A state of the reload that it reports besides.
  func write(_ start: String, name: String = "", reporting state: String = "failed") throws {
    let script = """
      #!/bin/sh
      report() { echo "\\"$*\\"" > '\(root.path)/.reports'; }
      answer() { echo "{\\"$1\\":{}}" > "$GLISSADE_SUPERVISOR"; }
      written() { echo "$1" | sed s/writeState/stateWritten/; }
      onKeep() { :; }
      answerRequest() { written "$1" > "$GLISSADE_SUPERVISOR"; }
      echo '\(name)' > '\(root.path)/.name'
      echo $$ > '\(root.path)/.process'
      echo "$GLISSADE_SUPERVISOR" > '\(root.path)/.pipe'
      case "$*" in *--resume*) report resumed;; *) report "started $*";; esac
      \(start)
      while read -r line; do
        case "$line" in
          *writeState*) report asked; answerRequest "$line";;
          *'"end"'*) report ended; exit 0;;
          *keepRun*)
            kept=$(echo "$line" | sed 's/.*"path":"\\([^"]*\\)".*/\\1/; s|\\\\/|/|g')
            onKeep;;
          *failed*) report failed;;
          *refused*) report refused;;
          *'"\(state)"'*) report \(state);;
        esac
      done
      """
    try? FileManager.default.removeItem(at: program)
    // Another process writes the file: a process that another test starts meanwhile would have it
    // open for writing, too, and then it cannot be started.
    let path = program.path
    let writer = try #require(popen("cat > '\(path)' && chmod 700 '\(path)'", "we"))
    fputs(script, writer)
    try #require(pclose(writer) == 0)
  }

  func save(_ name: String) throws {
    try Data("// \(UUID())".utf8).write(to: root.appending(path: name))
  }

  /// The name of the program that was started last.
  var lastStarted: String { text(".name") }

  /// Crashes the program that was started last.
  func crash() throws {
    let number = try #require(pid_t(text(".process")))
    kill(number, SIGSEGV)
  }

  /// Sends the supervisor a message of the program that was started last.
  func answer(_ message: String) throws {
    let pipe = try FileHandle(forWritingTo: URL(fileURLWithPath: text(".pipe")))
    try pipe.write(contentsOf: Data("{\"\(message)\":{}}\n".utf8))
    try pipe.close()
  }

  private func text(_ file: String) -> String {
    let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8)
    return text?.trimmingCharacters(in: .newlines) ?? ""
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

  /// Returns the next report of a program or of the supervisor, or another text if the test has
  /// exceeded its time.
  func next() async -> String {
    if !reports.isEmpty { return reports.removeFirst() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter = $0 }
    } onCancel: {
      Task { @MainActor in giveUp() }
    }
  }

  private func giveUp() {
    guard let waiter else { return }
    self.waiter = nil
    waiter.resume(returning: "nothing more")
  }

  /// Ends all programs.
  func end() {
    supervisor?.forward(SIGKILL)
    reader?.stop()
    try? FileManager.default.removeItem(at: root)
  }
}
