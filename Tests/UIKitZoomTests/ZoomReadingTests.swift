import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of what an inspector reads while a page is held.
@MainActor @Suite("Zoom: the release that is read")
struct ZoomReadingTests {
  @Test(
    "Q-01 while a page is held its release is known, by a rule with a threshold and a speed",
    arguments: ZoomKind.allCases)
  func reading(kind: ZoomKind) throws {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    let scene = zoom.harness.scene
    #expect(scene.enter { scene.releaseReading } == nil)
    let start = CGPoint(x: 200, y: 300)
    zoom.harness.drag(from: start, to: CGPoint(x: 200, y: 340), over: 1, release: false)
    let slow = try #require(scene.enter { scene.releaseReading })
    #expect(slow.rule?.threshold == 0.2)
    #expect(slow.outcome == .cancels)
    #expect(abs(slow.velocity - 40) < 4)
    for step in 1...10 {
      zoom.harness.mouseMove(to: CGPoint(x: 200, y: 340 + 20 * Double(step)))
      zoom.harness.advance(by: 1.0 / 60)
    }
    zoom.harness.mouseUp(at: CGPoint(x: 200, y: 540))
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    let reasons = scene.eventLog.lines(after: 0).filter(\.isExplanation).map(\.event.description)
    #expect(reasons.contains { $0.contains("finishes: it would coast") })
  }

  @Test("Q-01 a page that is caught while it grows is read in the direction of its way")
  func growing() throws {
    let zoom = ZoomSetup(.present)
    zoom.open()
    zoom.harness.advance(by: 0.15)
    let place = CGPoint(x: 187, y: 333)
    zoom.harness.mouseDown(at: place)
    zoom.harness.advance(by: 0.05)
    let scene = zoom.harness.scene
    let reading = try #require(scene.enter { scene.releaseReading })
    #expect(reading.outcome == .finishes)
    #expect(reading.rule?.threshold == 0.8)
    zoom.harness.mouseUp(at: place)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
  }
}
