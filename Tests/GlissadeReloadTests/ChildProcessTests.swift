import Foundation
import TestMaterial
import Testing

@testable import GlissadeReload

@MainActor @Suite struct ChildProcessTests {
  /// Runs a line for the shell, and returns its output and what `poll` reports about the pipe then.
  private func run(_ line: String) async throws -> (output: String, events: Int32) {
    var child: ChildProcess?
    return try await withCheckedThrowingContinuation { continuation in
      do {
        child = try ChildProcess(
          "/bin/sh", ["-c", line], in: TemporaryFolder.ofProcess.url
        ) { _, output in
          let descriptor = child?.output?.fileHandleForReading.fileDescriptor ?? -1
          var pipe = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          poll(&pipe, 1, 0)
          continuation.resume(returning: (output, Int32(pipe.revents)))
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  // Dispatch on Linux can crash where an observed pipe hangs up.
  @Test("S-04 the observed output of a process that has ended does not hang up")
  func observedOutput() async throws {
    let (output, events) = try await run("echo one; echo two >&2")
    #expect(output == "one\ntwo\n")
    #expect(events & POLLHUP == 0)
    #expect(events & POLLNVAL == 0)
  }

  @Test("a process that is cancelled is reported as such")
  func cancelled() async throws {
    var child: ChildProcess?
    let end = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<ChildProcess.End, any Error>) in
      do {
        child = try ChildProcess(
          "/bin/sh", ["-c", "echo ready; sleep 60"], in: TemporaryFolder.ofProcess.url,
          onOutput: { _ in child?.cancel() },
          onEnd: { end, _ in continuation.resume(returning: end) })
      } catch {
        continuation.resume(throwing: error)
      }
    }
    #expect(end == .cancelled)
  }
}
