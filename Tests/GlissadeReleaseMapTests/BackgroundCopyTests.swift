import Foundation
@testable import GlissadeReleaseMap
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@MainActor @Suite("A copy of the process beside it", .serialized) struct BackgroundCopyTests {
  /// Returns the first messages of a copy.
  private func messages(_ copy: BackgroundCopy, _ count: Int = 1) -> [String] {
    var messages: [String] = []
    while messages.count < count, copy.end == nil { messages += copy.receive(waitingFor: 60) }
    return messages
  }

  @Test("W-02 a copy answers messages, and changes nothing here")
  func answers() throws {
    var calls = 0
    let copy = try BackgroundCopy { connection in
      calls += 1
      while true {
        for message in connection.receive(waits: true) {
          connection.send("\(calls): \(message)" + String(repeating: "é", count: 100_000))
        }
      }
    }
    #expect(copy.receive() == [])
    copy.send("one")
    #expect(messages(copy) == ["1: one" + String(repeating: "é", count: 100_000)])
    #expect(calls == 0)
    copy.stop()
    #expect(copy.end != nil)
    copy.send("two")
    #expect(copy.receive() == [])
  }

  @Test("W-02 a copy that is stopped ends with the copies that it has made")
  func stops() throws {
    let copy = try BackgroundCopy { connection in
      ForkedWork(width: 1).run(
        1,
        work: { _ in
          connection.send("\(getpid())")
          while true { pause() }
        }
      ) { _, _ in true }
    }
    let child = try #require(Int32(messages(copy).first ?? ""))
    #expect(kill(child, 0) == 0)
    copy.stop()
    // The process that adopts the child removes it some time after its end.
    let limit = ProcessInfo.processInfo.systemUptime + 30
    while try !Self.isEnded(child), ProcessInfo.processInfo.systemUptime < limit { sched_yield() }
    #expect(try Self.isEnded(child))
    kill(child, SIGKILL)
  }

  private static func isEnded(_ process: pid_t) throws -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { $0.contains(") Z ") } ?? true
  }

  @Test("W-01 a crash of the program in a copy is an end with its message")
  func crash() throws {
    let copy = try BackgroundCopy { _ in fatalError("A trap.") }
    #expect(messages(copy) == [])
    guard case .crashed(_, let message)? = copy.end else {
      Issue.record("\(String(describing: copy.end))")
      return
    }
    #expect(message == "A trap.")
  }

  @Test("W-01 a process that the system does not start is a sentence, and nothing traps")
  func noProcess() {
    // In a copy, because the limit is that of the whole process.
    var ends: [ForkEnd] = []
    ForkedWork(width: 1).run(
      1,
      work: { _ in
        var files = rlimit(rlim_cur: 0, rlim_max: 0)
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
        files.rlim_cur = 0
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &files)
        var inner: [ForkEnd] = []
        ForkedWork(width: 2).run(2, work: { "\($0)" }) {
          inner.append($1); return true
        }
        do throws(ReleaseMapFault) {
          _ = try BackgroundCopy { _ in }
          return "no fault"
        } catch {
          return inner.map { ReleaseResult($0).ending }.map { "\($0)" }.joined() + error.description
        }
      }
    ) {
      ends.append($1); return true
    }
    let reason = "Too many open files"
    let endings = String(repeating: "isNotStarted(\"\(reason)\")", count: 2)
    #expect(
      ends == [
        .result(
          endings + "The system starts no process for a release: \(reason)."
            + " End other programs, and try again.")
      ])
  }

  @Test("W-01 messages are found in a stream of bytes with other output, in pieces of any length")
  func stream() {
    let bytes =
      Array("noise".utf8) + MessageReader.framed("one") + Array("x\n".utf8)
      + MessageReader.framed("zwei ü") + Array("rest".utf8)
    for length in 1...bytes.count {
      var reader = MessageReader()
      var messages: [String] = []
      for start in stride(from: 0, to: bytes.count, by: length) {
        messages += reader.append(bytes[start..<min(start + length, bytes.count)])
      }
      #expect(messages == ["one", "zwei ü"])
      #expect(reader.rest == "rest")
    }
  }
}
