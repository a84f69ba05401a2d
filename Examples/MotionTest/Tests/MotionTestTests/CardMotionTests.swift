import Foundation
import GlissadeTesting
import Testing

@testable import MotionTest

/// Plays a drag that was recorded by `swift run MotionTest --scale 1 --record drag.jsonl`.
@MainActor @Suite struct CardMotionTests {
  private let recording = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Recordings/drag.jsonl")

  @Test("the card moves as it did when the drag was recorded")
  func unchanged() throws {
    #expect(try Harness.replay(recording) { CardPage() } == nil)
  }

  @Test("another spring is noticed: the first frame that differs is named, with view and property")
  func changed() throws {
    let difference = try #require(try Harness.replay(recording) { CardPage(damping: 0.6) })
    #expect(difference.view == "card")
    #expect(difference.property == "position")
  }

  @Test("a card that was dragged away and released is back to the last pixel")
  func picture() {
    let harness = Harness(size: CGSize(width: 300, height: 400)) { CardPage() }
    let rest = harness.snapshot()
    #expect(rest[150, 200] == 0xffffff)
    #expect(rest[20, 200] != 0xffffff)
    harness.mouseDown(at: CGPoint(x: 150, y: 200))
    harness.mouseMove(to: CGPoint(x: 140, y: 200))
    harness.mouseMove(to: CGPoint(x: 80, y: 200))
    harness.advance(by: 0.1)
    #expect(harness.snapshot()[20, 200] == 0xffffff)
    harness.mouseUp(at: CGPoint(x: 80, y: 200))
    harness.advanceUntilIdle()
    #expect(harness.snapshot() == rest)
  }
}
