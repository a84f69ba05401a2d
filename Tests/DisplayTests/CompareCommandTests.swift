import Foundation
import TestMaterial
import Testing

/// Tests of `glissade compare` without a display.
@Suite(.ownThread) struct CompareCommandTests {
  private static let recording = resource("panel")

  private static func resource(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Resources/Recordings/\(name).jsonl")
  }

  /// A copy of the recording in which a parameter has another value, replayed and recorded again.
  private func replayed(with parameters: String) throws -> URL {
    var data = try Data(contentsOf: Self.recording)
    let end = data.firstIndex(of: 10) ?? 0
    let header = String(decoding: data[..<(end - 18)], as: UTF8.self)
      .replacingOccurrences(of: "\"parameters\":{}", with: "\"parameters\":{\(parameters)}")
    let check = String(format: "%08x", CheckSum.crc32(Array(header.utf8)))
    data.replaceSubrange(..<end, with: Data("\(header),\"crc\":\"\(check)\"}".utf8))
    let (source, target) = (temporary("jsonl"), temporary("jsonl"))
    defer { try? FileManager.default.removeItem(at: source) }
    try data.write(to: source)
    let answer = try Sandbox.answer(to: ["replay", source.path, "--record", target.path])
    #expect(answer.errors == "")
    #expect(answer.code == 0)
    return target
  }

  private func temporary(_ kind: String) -> URL {
    TemporaryFolder.ofProcess.url.appendingPathComponent("\(UUID().uuidString).\(kind)")
  }

  @Test("S-05 the same code moves as it did, within the smallest tolerances")
  func same() throws {
    let again = try replayed(with: "")
    defer { try? FileManager.default.removeItem(at: again) }
    let answer = try Sandbox.answer(
      to: ["compare", Self.recording.path, again.path, "--apart", "0.01", "--settling", "0.02"])
    #expect(answer.errors == "")
    #expect(answer.code == 0)
    #expect(answer.output.contains("view"))
    #expect(answer.output.contains("hitches, ms/s"))
  }

  @Test("S-05 another parameter moves otherwise: a table, an animation, and exit code 1")
  func different() throws {
    let (changed, picture) = (try replayed(with: "\"springDamping\":0.3"), temporary("png"))
    defer { for url in [changed, picture] { try? FileManager.default.removeItem(at: url) } }
    let arguments = ["compare", Self.recording.path, changed.path]
    let shown = try Sandbox.answer(to: arguments + ["--apng", picture.path, "--scale", "0.5"])
    #expect(shown.code == 0)
    #expect(shown.output.contains(" → "))
    #expect(try Data(contentsOf: picture).count > 1000)
    let judged = try Sandbox.answer(to: arguments + ["--apart", "0.5"])
    #expect(judged.code == 1)
    #expect(judged.errors.contains("is apart by up to"))
  }

  @Test("S-05 a file that is missing or damaged, or a tolerance below 0, is one line")
  func invalid() throws {
    let missing = try Sandbox.answer(to: ["compare", Self.recording.path, "/nowhere.jsonl"])
    #expect(missing.code == 1)
    #expect(missing.errors.split(separator: "\n").count == 1)
    let damaged = temporary("jsonl")
    defer { try? FileManager.default.removeItem(at: damaged) }
    try Data("{}\n".utf8).write(to: damaged)
    #expect(try Sandbox.answer(to: ["compare", Self.recording.path, damaged.path]).code == 65)
    let negative = try Sandbox.answer(
      to: ["compare", Self.recording.path, Self.recording.path, "--apart", "-1"])
    #expect(negative.code == 64)
  }
}
