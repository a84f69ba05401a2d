import Foundation
import Testing

@testable import GlissadeWindow

@MainActor @Suite struct TraceWriterTests {
  @Test("a trace is one object a line and complete when it is finished")
  func lines() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("trace-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    let writer = try TraceWriter(to: url)
    for index in 0..<5000 { writer.write(["frame": "\(index)/x"]) }
    writer.finish()
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 5000)
    #expect(lines.last == #"{"frame":"4999/x"}"#)
  }

  @Test(
    "a trace that cannot be opened says where and why; a full disk ends it and nothing else")
  func failures() throws {
    #expect(throws: TraceError(path: "/nowhere/at/all", code: ENOENT)) {
      try TraceWriter(to: URL(fileURLWithPath: "/nowhere/at/all"))
    }
    let writer = try TraceWriter(to: URL(fileURLWithPath: "/dev/full"))
    for _ in 0..<10000 { writer.write(["some": "line"]) }
    writer.finish()
  }
}
