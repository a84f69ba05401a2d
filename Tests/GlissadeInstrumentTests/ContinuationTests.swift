import Foundation
import Glissade
import GlissadeGallery
import GlissadeGestures
import GlissadeRaster
import TestMaterial
import Testing

@testable import GlissadeInstrument
@testable import GlissadeInspector
@testable import GlissadeSandbox

/// Tests that every past frame can be continued, with the same frames as before.
@MainActor @Suite struct ContinuationTests {
  /// A sequence of random strokes, wheels and pauses on a demo.
  private func play(_ fixture: Fixture, _ random: inout SeededGenerator) {
    for _ in 0..<6 {
      var (x, y) = (
        Double.random(in: 5...370, using: &random), Double.random(in: 5...660, using: &random)
      )
      fixture.down(x, y)
      let speed = (
        Double.random(in: -20...20, using: &random), Double.random(in: -30...30, using: &random)
      )
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        x += speed.0
        y += speed.1
        fixture.move(x, y)
        fixture.frames(1)
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: fixture.key("s")
      case 1:
        fixture.key("Space")
        fixture.frames(2)
        fixture.key("Space")
      case 2: fixture.key("Escape")
      default: break
      }
      fixture.up(x, y)
      fixture.frames(Int.random(in: 1...40, using: &random))
    }
  }

  @Test(
    "L-18 from any frame of any run, the same input leads to the same pictures",
    arguments: ["pull-down", "panel", "throw", "stack", "playground", "shade", "flip-card"])
  func anyFrame(name: String) throws {
    let demo = try #require(Gallery.demo(named: name))
    let fonts = FontLibrary()
    var checked = 0
    for seed in 0..<4 as Range<UInt64> where checked < 6 {
      var random = SeededGenerator(seed: seed * 97 + UInt64(name.utf8.count))
      let fixture = try Fixture(demo)
      play(fixture, &random)
      let recording = try #require(fixture.canvas.recording)
      let history = fixture.content.past.frames
      // Not every stroke hits something that moves.
      guard history.count > 10 else { continue }
      for _ in 0..<3 {
        checked += 1
        let kept = history[Int.random(in: 0..<history.count, using: &random)]
        #expect(recording.frames[kept.index].hash == kept.picture.stableHash)
        let rerun = try #require(
          Resimulation(
            recording, through: kept.index, to: kept.picture.stableHash, of: demo.subject,
            fonts: fonts))
        while !rerun.isDone { rerun.advance(for: 1) }
        #expect(rerun.isSame, "\(name), seed \(seed), frame \(kept.index)")
        // No time passes: frames of the live canvas must not appear in the continuation.
        fixture.canvas.setNow(fixture.now)
        fixture.canvas.setNow(fixture.now)
        let next = Canvas(rerun, of: fixture.canvas, playback: fixture.canvas.playback)
        #expect(next.time == kept.time)
        #expect(next.recording == recording.prefix(through: kept.index))
        var index = kept.index + 1
        while let isSame = rerun.playFurther() {
          #expect(isSame, "\(name), seed \(seed), from \(kept.index), frame \(index)")
          if !isSame { break }
          index += 1
        }
        #expect(index == recording.frames.count)
      }
    }
    #expect(checked > 0)
  }

  @Test("what is continued can be looked back on, and continued from, as often as one likes")
  func again() throws {
    let fixture = try Fixture()
    for round in 0..<5 {
      fixture.down(180, 80)
      let y = fixture.drag(from: 80, speed: 500, frames: 12 + round)
      fixture.up(180, y)
      fixture.frames(10)
      for _ in 0..<6 + round { fixture.key(",") }
      let frame = try #require(fixture.content.past.frame)
      fixture.key("Space")
      #expect(!fixture.content.past.isPast, "\(fixture.content.past.failure ?? "")")
      let recording = try #require(fixture.canvas.recording)
      #expect(recording.frames.enumerated().allSatisfy { $0 == $1.index })
      #expect(recording.frames[frame.index].hash == frame.picture.stableHash)
      for (one, next) in zip(recording.frames, recording.frames.dropFirst()) {
        #expect(one.now <= next.now)
        #expect(one.endTime <= next.endTime)
      }
      fixture.settle()
    }
    let file = TemporaryFolder.ofProcess.url
      .appendingPathComponent("again-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(try #require(fixture.canvas.recording).encoded()).write(to: file)
    #expect(
      try HeadlessReplay(file: ReplayFile(file.path, subject: ReplayCommand.subject)).run(
        comparing: true) == nil)
  }
}
