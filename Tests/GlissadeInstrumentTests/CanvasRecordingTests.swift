import Foundation
import Glissade
import GlissadeReplay
import GlissadeRaster
import TestMaterial
import Testing

@testable import GlissadeInstrument
@testable import GlissadeSandbox

/// The recordings that the sandbox makes of its canvas.
@MainActor @Suite struct CanvasRecordingTests {
  private func folder() throws -> URL {
    let folder = TemporaryFolder.ofProcess.url
      .appendingPathComponent("recordings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func difference(_ file: URL) throws -> Divergence? {
    try HeadlessReplay(file: ReplayFile(file.path, subject: ReplayCommand.subject)).run(
      comparing: true)
  }

  @Test(
    "L-18 slow motion, pauses, steps and strokes in a pause are recorded, and replayed bit by bit")
  func slowMotion() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("run.jsonl")
    let fixture = try Fixture(recording: CanvasRecording(at: file))
    fixture.down(180, 80)
    fixture.frames(2)
    var y = fixture.drag(from: 80, speed: 600, frames: 8)
    fixture.key("s")
    y = fixture.drag(from: y, speed: 300, frames: 8)
    fixture.key("Space")
    y = fixture.drag(from: y, speed: 300, frames: 8)
    for _ in 0..<3 { fixture.key(".") }
    fixture.up(180, y)
    fixture.frames(4)
    fixture.key("s", modifiers: .shift)
    fixture.key("Space")
    fixture.settle()
    let recording = try Recording.read(contentsOf: file).recording
    let rates = recording.frames.flatMap(\.actions).compactMap {
      if case .rate(let rate) = $0 { rate } else { nil }
    }
    #expect(rates == [0.5, 0, 0, 0, 0, 0, 1])
    #expect(recording.frames.contains { $0.isPaused })
    #expect(recording.rate(after: recording.frames.count - 1) == 1)
    #expect(try difference(file) == nil)
  }

  @Test("each demo that comes on canvas has a recording of its own, beside the first")
  func next() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("run.jsonl")
    let fixture = try Fixture(recording: CanvasRecording(at: file))
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 600, frames: 8)
    fixture.key("Return")
    fixture.settle()
    let second = folder.appendingPathComponent("run-2.jsonl")
    for file in [file, second] {
      #expect(try Recording.read(contentsOf: file).recording.header.demo == "pull-down")
      #expect(try difference(file) == nil)
    }
    #expect(try Recording.read(contentsOf: second).recording.frames.first?.time == 0)
  }
}
