import Foundation
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The future of the time line") struct PredictionTests {
  /// A fixture whose page is in flight after a release, with time paused.
  private func paused() throws -> Fixture {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.frames(4)
    fixture.key("Space")
    for _ in 0..<2000 where fixture.content.past.predictionNeedsFrame { fixture.frames(1) }
    return fixture
  }

  /// Drags on the time line to a predicted frame.
  private func scrub(_ fixture: Fixture, toAhead index: Int) throws {
    let ahead = fixture.content.past.ahead
    let line = fixture.content.controller.transport.timeLine
    try #require(ahead.indices.contains(index), "\(ahead.count) frames are predicted.")
    line.onScrub(ahead[index].offset)
    line.onRelease()
    fixture.frames(1)
  }

  @Test("T-03 in a pause the time line goes on to where everything is at rest")
  func predicts() throws {
    let fixture = try paused()
    let ahead = fixture.content.past.ahead
    #expect(ahead.count > 10)
    #expect(ahead.last?.readOut.phase == nil)
    #expect(zip(ahead, ahead.dropFirst()).allSatisfy { $0.offset < $1.offset })
    #expect(try #require(ahead.first).offset > fixture.content.past.frames.end)
    // when it is complete, the window sleeps.
    fixture.frames(3)
    #expect(!fixture.content.needsFrame)
    #expect(!fixture.content.past.isPast)
  }

  @Test("T-03 in slow motion the future after a release is there, without a pause")
  func slowMotion() throws {
    let fixture = try Fixture(speed: 0.1)
    _ = try fixture.pull()
    fixture.up(180, 380)
    for _ in 0..<20 { fixture.frames(1) }
    #expect(fixture.content.past.ahead.count > 10)
    #expect(fixture.content.past.ahead.last?.readOut.phase == nil)
  }

  @Test("T-03 what is predicted happens")
  func happens() throws {
    let fixture = try paused()
    let ahead = fixture.content.past.ahead
    fixture.key("Space")
    var seen: [TimeInterval: Double?] = [:]
    for _ in 0..<200 where fixture.content.needsFrame {
      fixture.frames(1)
      if let last = fixture.content.past.frames.last {
        seen[(last.time * 1e6).rounded()] = last.readOut.progress
      }
    }
    // Instants that are equal up to rounding show equal progress up to rounding.
    let differences = ahead.compactMap { frame -> Double? in
      guard let predicted = frame.readOut.progress,
        let shown = seen[(frame.time * 1e6).rounded()] ?? nil
      else { return nil }
      return abs(shown - predicted)
    }
    #expect(differences.count > 10)
    #expect(differences.allSatisfy { $0 < 1e-6 })
    #expect(fixture.content.past.ahead.isEmpty)
  }

  @Test("T-03 a predicted frame is shown as such, and Escape returns to the present")
  func shows() throws {
    let fixture = try paused()
    let present = fixture.pageTop
    try scrub(fixture, toAhead: 8)
    #expect(fixture.content.past.isPredicted)
    #expect(fixture.content.controller.canvas.isPredicted)
    #expect(fixture.content.past.summary?[1] == "predicted")
    fixture.key("Right")
    #expect(fixture.content.past.position == fixture.content.past.frames.count + 9)
    fixture.key("Escape")
    #expect(!fixture.content.past.isPast)
    #expect(fixture.pageTop == present)
  }

  @Test("T-03 Space on a predicted frame continues from it")
  func continues() throws {
    let fixture = try paused()
    let index = 8
    let frame = fixture.content.past.ahead[index]
    let count = fixture.content.past.frames.count
    try scrub(fixture, toAhead: index)
    fixture.key("Space")
    for _ in 0..<200 where fixture.content.mode.isRerunning { fixture.frames(1) }
    #expect(fixture.content.past.failure == nil)
    #expect(!fixture.content.past.isPast)
    #expect(fixture.content.past.frames.count >= count + index + 1)
    #expect(fixture.canvas.time >= frame.time)
    #expect(fixture.canvas.time < frame.time + 0.2)
    fixture.settle()
    #expect(fixture.phase == nil)
    #expect(fixture.pageTop == 0)
  }

  @Test("T-03 a touch discards the prediction, and so does another value of a parameter")
  func discards() throws {
    let fixture = try paused()
    fixture.down(180, 500)
    fixture.frames(1)
    #expect(
      fixture.content.past.ahead.isEmpty || fixture.content.past.prediction?.isPending == true)
    let other = try paused()
    let first = try #require(other.content.past.prediction)
    other.content.controller.inspector.onParameter(.decelerationRate, 0.99)
    other.frames(1)
    #expect(other.content.past.prediction !== first)
  }

  @Test("T-03 the tree shows the views of a predicted frame")
  func tree() throws {
    let fixture = try paused()
    fixture.key("t")
    try scrub(fixture, toAhead: 6)
    for _ in 0..<400 where fixture.content.needsFrame { fixture.frames(1) }
    #expect(fixture.content.controller.inspector.treeNote == nil)
    let rows = fixture.content.controller.inspector.tree.list.outline.rows
    let top = try #require(rows.first { $0.node.name == "page.second" }).node.frame.minY
    let now = try #require(fixture.pageTop)
    #expect(top > now)
  }

  @Test("T-03 while time runs at full speed, and at rest, nothing is simulated ahead")
  func idle() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.frames(4)
    #expect(fixture.content.past.prediction == nil)
    fixture.settle()
    fixture.key("Space")
    fixture.frames(2)
    #expect(fixture.content.past.prediction == nil)
    #expect(!fixture.content.needsFrame)
  }
}
