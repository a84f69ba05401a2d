import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument

/// Pulls of the panel's curve in the loop.
@MainActor @Suite struct PanelPullTests {
  private func dragged() throws -> Fixture {
    let fixture = try Fixture(
      Gallery.demo(named: "panel"), size: CGSize(width: 1180, height: 820))
    for _ in 0..<240 where fixture.content.needsFrame { fixture.frames(1) }
    fixture.down(187, 662)
    fixture.frames(1)
    let end = fixture.drag(from: 662, speed: -300, frames: 48)
    fixture.frames(12)
    fixture.up(187, end)
    fixture.settle()
    return fixture
  }

  private func plot(_ fixture: Fixture) -> CurvePlot { fixture.content.controller.curves }

  /// Pulls the handle from where it is drawn.
  private func pull(_ handle: CurveContent.Handle, by distance: CGVector, _ fixture: Fixture) throws
  {
    let start = plot(fixture).convert(
      try #require(plot(fixture).location(of: handle)), to: nil)
    fixture.send(.move(to: start, t: fixture.now))
    fixture.send(.down(at: start, t: fixture.now))
    for step in 1...20 {
      let part = Double(step) / 20
      fixture.send(
        .move(
          to: CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part),
          t: fixture.now))
    }
    fixture.send(
      .up(
        at: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), t: fixture.now))
  }

  @Test("T-11 pulled a few times, the panel rests after 0.35 s with an overshoot of 2 %")
  func tuned() throws {
    let fixture = try dragged()
    for round in 0..<8 {
      let shown = plot(fixture).shown
      let figures = try #require(shown.figures)
      let time = try #require(figures.settlingTime)
      print(
        "PULL", round, time, figures.overshootFraction, fixture.content.parameters.current,
        figures.releaseRate, figures.release, figures.start, shown.axis.start, shown.axis.end)
      let isOver = round.isMultiple(of: 2)
      if isOver {
        let lane = plot(fixture).track.height * 0.6
        let wanted = (0.02 - figures.overshootFraction) * lane / 0.25
        try pull(.peak, by: CGVector(dx: 0, dy: -wanted), fixture)
      } else {
        let points = (0.35 - time) / shown.axis.length * plot(fixture).track.width
        try pull(.settled, by: CGVector(dx: points, dy: 0), fixture)
      }
      let e = plot(fixture).shown.figures
      print("EXPECT", e?.settlingTime ?? 0, e?.overshootFraction ?? 0)
      fixture.frames(240)
    }
    let figures = try #require(plot(fixture).shown.figures)
    #expect(abs(try #require(figures.settlingTime) - 0.35) < 0.012)
    #expect(abs(figures.overshootFraction - 0.02) < 0.003)
    #expect(fixture.content.canvas.time >= 0)
  }
}
