import Foundation
import GlissadeTesting
import TestMaterial
import Testing

@testable import GlissadeReplay

@MainActor @Suite struct RecorderTests {
  private let url = TemporaryFolder.ofProcess.url
    .appending(path: "recorder-\(UUID().uuidString).jsonl")

  /// Drags the card, with a recorder of a limit in bytes.
  private func run(_ recorder: Recorder) {
    let harness = Harness(size: Sample.size, recorder: recorder) { CardViewController() }
    harness.drag(from: CGPoint(x: 90, y: 90), to: CGPoint(x: 150, y: 213), over: 0.3)
    harness.advance(by: 1)
  }

  @Test("a run that exceeds its memory is no longer kept; its file has every frame")
  func tooLong() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let whole = Recorder(Recording(header: Sample.header()))
    run(whole)
    let bytes = whole.recording.frames.byteCount
    let file = try RecordingFile(at: url) { Issue.record("\($0)") }
    let recorder = Recorder(Recording(header: Sample.header()), to: file, limit: bytes / 2)
    run(recorder)
    #expect(recorder.isTooLong)
    #expect(recorder.recording.frames.isEmpty)
    #expect(recorder.lastPicture?.index == whole.lastPicture?.index)
    let (read, warning) = try Recording.read([UInt8](Data(contentsOf: url)))
    #expect(warning == nil)
    #expect(read.frames.count == whole.recording.frames.count)
  }

  @Test("a run that just fits is kept")
  func fits() {
    let whole = Recorder(Recording(header: Sample.header()))
    run(whole)
    #expect(!whole.isTooLong)
    let recorder = Recorder(
      Recording(header: Sample.header()), limit: whole.recording.frames.byteCount)
    run(recorder)
    #expect(!recorder.isTooLong)
    #expect(recorder.recording == whole.recording)
  }
}
