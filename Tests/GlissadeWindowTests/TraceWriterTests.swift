import Foundation
import GlissadeFiles
import TestMaterial
import Testing

@testable import GlissadeWindow

@MainActor @Suite struct TraceWriterTests {
  @Test("a trace is one object a line and complete when it is finished")
  func lines() throws {
    let url = TemporaryFolder.ofProcess.url
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
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all")
    #expect(throws: FileError(.trace, at: nowhere, .writing, .system(ENOENT))) {
      try TraceWriter(to: nowhere)
    }
    var complaints = 0
    let full = URL(fileURLWithPath: "/dev/full")
    let writer = try TraceWriter(to: full, onFailure: { _ in complaints += 1 })
    for _ in 0..<10000 { writer.write(["some": "line"]) }
    writer.finish()
    #expect(complaints == 1)
    #expect(writer.failure == FileError(.trace, at: full, .writing, .system(ENOSPC)))
  }
}
