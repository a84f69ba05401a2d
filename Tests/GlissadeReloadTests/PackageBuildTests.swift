import Foundation
import TestMaterial
import Testing

@testable import GlissadeReload

@MainActor @Suite struct PackageBuildTests {
  private func folder() throws -> PackageFolder {
    let url = TemporaryFolder.ofProcess.url
    return try #require(
      PackageFolder(of: url.appending(path: "App"), current: url, exists: { _ in true }))
  }

  /// Runs a command as a build, and returns its outcome.
  private func outcome(of command: String) async throws -> PackageBuild.Outcome {
    let folder = try folder()
    var build: PackageBuild?
    defer { withExtendedLifetime(build) {} }
    return try await withCheckedThrowingContinuation { continuation in
      do {
        build = try PackageBuild(folder, command: command) { continuation.resume(returning: $0) }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  @Test("S-01 a build that ends with 0 has succeeded")
  func succeeded() async throws {
    #expect(try await outcome(of: "echo '/p/A.swift:1:1: warning: w'") == .succeeded)
  }

  @Test("S-01 a failed build has the errors of its output, and all of it")
  func failed() async throws {
    let outcome = try await outcome(of: "echo '/p/A.swift:1:2: error: wrong' >&2; exit 1")
    guard case .failed(let failure) = outcome else {
      Issue.record("the build has failed")
      return
    }
    #expect(failure.errors.map(\.file) == ["/p/A.swift"])
    #expect(failure.summary == "wrong")
    #expect(failure.output == "/p/A.swift:1:2: error: wrong\n")
  }

  @Test(
    "S-01 a failure without a place in a source has one line",
    arguments: [
      ("echo 'error: the manifest is wrong'; exit 1", "the manifest is wrong"),
      (
        "echo \"error: no product named 'A'\"; exit 1",
        "no product named 'A'; start the package's own program, or pass --watch-command."
      ),
      ("exit 3", "The build ended with 3."),
      ("kill -9 $$", "The build was ended by signal 9."),
    ])
  func summary(command: String, summary: String) async throws {
    guard case .failed(let failure) = try await outcome(of: command) else {
      Issue.record("the build has failed")
      return
    }
    #expect(failure.summary == summary)
    #expect(failure.errors == [])
  }

  @Test(
    "S-04 a build that cannot write has one line, whichever program reports it",
    arguments: [
      // A linker on a full disk.
      (
        "error: link command failed\n/usr/bin/ld.gold: fatal error: /p/A: No space left on device",
        "the disk is full"
      ),
      // SwiftPM on a full disk and in a read-only folder, in which it crashes besides.
      ("error: encountered an I/O error (code: 28) while reading /p/a", "the disk is full"),
      (
        "error: error: accessing build database \"/p/build.db\": database or disk is full",
        "the disk is full"
      ),
      (
        """
        error: error: accessing build database "/p/b": attempt to write a readonly database
        *** Signal 6: Backtracing from 0x7f180f4a8eec... done ***
        """, "its folder is read-only"
      ),
    ])
  func cannotWrite(output: String, reason: String) {
    guard case .failed(let failure) = PackageBuild.outcome(.signalled(6), output) else {
      Issue.record("the build has failed")
      return
    }
    #expect(failure.summary == "The build cannot write: \(reason).")
    #expect(failure.output == output)
  }

  @Test("S-07 of an output of megabytes the first and the last lines are kept")
  func longOutput() async throws {
    let error = "echo '/p/A.swift:1:2: error: wrong'"
    let flood = "head -c 5000000 /dev/zero | tr '\\0' x | fold -w 99; echo last; exit 1"
    guard case .failed(let failure) = try await outcome(of: "\(error); \(flood)") else {
      Issue.record("the build has failed")
      return
    }
    #expect(failure.output.utf8.count <= (1 << 20) + 99)
    #expect(failure.errors.map(\.file) == ["/p/A.swift"])
    #expect(failure.output.hasSuffix("last\n"))
  }

  @Test("S-01 a cancelled build ends with all that it started, and says that it was cancelled")
  func cancelled() async throws {
    let file = TemporaryFolder.ofProcess.url.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    var outcome: PackageBuild.Outcome?
    // The command waits in a process of its own, whose end closes the pipe.
    let build = try PackageBuild(try folder(), command: "mkfifo \(file.path); cat \(file.path)") {
      outcome = $0
    }
    while !FileManager.default.fileExists(atPath: file.path) { await Task.yield() }
    build.cancel()
    // A reader that is gone refuses to be written to.
    while true {
      let writer = open(file.path, O_WRONLY | O_NONBLOCK)
      if writer < 0, errno == ENXIO { break }
      if writer >= 0 { close(writer) }
      await Task.yield()
    }
    while outcome == nil { await Task.yield() }
    #expect(outcome == .cancelled)
  }

  @Test("S-01 without swift on the path the error says what to do")
  func noSwift() {
    #expect(PackageBuild.find("swift", in: "/nowhere:/tmp") == nil)
    #expect(PackageBuild.find("sh", in: "/nowhere:/bin") == "/bin/sh")
  }
}
