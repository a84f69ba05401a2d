import Foundation
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

/// Random strokes with one and two touches, at random moments of a zoom.
@MainActor @Suite("Zoom: strokes")
struct ZoomStrokeTests {
  @Test(
    "Q-01 M-43 L-10 random strokes neither jump nor break velocities, and leave nothing",
    arguments: ZoomKind.allCases)
  func random(kind: ZoomKind) {
    var releases = 0
    for seed in 0..<RandomCount.requested(or: 8) {
      let stroke = ZoomStroke(kind, seed: UInt64(seed) &* 7919 &+ 11)
      play(stroke)
      releases += stroke.releases
      #expect(stroke.greatestSlip < 1, "seed \(seed)")
      #expect(stroke.breaks == [], "seed \(seed)")
      settle(stroke, seed)
    }
    #expect(releases > 8)
  }

  private func play(_ stroke: ZoomStroke) {
    stroke.zoom.open()
    stroke.frames(stroke.number(0.02...1))
    for _ in 0..<5 {
      if stroke.zoom.page.view.window == nil {
        stroke.zoom.open()
        stroke.frames(stroke.number(0.02...0.3))
      }
      hold(stroke)
      stroke.release()
      stroke.frames(stroke.number(0...0.4))
    }
  }

  /// Puts one or two touches on the page, moves them, and possibly lifts one and adds another.
  private func hold(_ stroke: ZoomStroke) {
    stroke.down(at: CGPoint(x: stroke.number(60...300), y: stroke.number(120...400)))
    if stroke.chance(0.5) {
      stroke.down(at: CGPoint(x: stroke.number(60...300), y: stroke.number(400...600)))
    }
    stroke.steer()
    stroke.frames(stroke.number(0.15...0.3))
    if stroke.chance(0.5) {
      if stroke.touches.count == 2 {
        stroke.liftOne()
      } else {
        stroke.down(at: CGPoint(x: stroke.number(60...300), y: stroke.number(400...600)))
      }
      stroke.steer()
      stroke.frames(stroke.number(0.15...0.3))
    }
  }

  private func settle(_ stroke: ZoomStroke, _ seed: Int) {
    let zoom = stroke.zoom
    #expect(zoom.harness.advanceUntilIdle(timeout: 5), "seed \(seed)")
    #expect(zoom.leftovers == [], "seed \(seed)")
    if zoom.isOpen {
      #expect(zoom.frame == CGRect(origin: .zero, size: ZoomSetup.size), "seed \(seed)")
      zoom.close()
      #expect(zoom.harness.advanceUntilIdle(timeout: 5), "seed \(seed)")
    }
    #expect(zoom.grid.view.window != nil, "seed \(seed)")
    #expect(zoom.leftovers == [], "seed \(seed)")
  }
}
