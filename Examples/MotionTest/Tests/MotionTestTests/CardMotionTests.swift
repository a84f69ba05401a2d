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
    #expect(difference.contains("view “card”, property position"))
  }
}
