import Foundation
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument

/// The points by which the curves are pulled, and the passes of the loop that follow.
extension CurveTests {
  /// The point of a handle in the window.
  private func handle(_ handle: CurveContent.Handle, _ fixture: Fixture) throws -> CGPoint {
    let plot = plot(fixture)
    return plot.convert(try #require(plot.location(of: handle)), to: nil)
  }

  @Test("T-11 a pulled peak gives the spring an overshoot, and the loop shows it")
  func peak() throws {
    let fixture = try dragged()
    let start = try handle(.peak, fixture)
    pull(fixture, from: start, by: CGVector(dx: 0, dy: -30))
    #expect(fixture.content.mode == .looping)
    let damping = try #require(fixture.content.parameters.current[.springDamping])
    #expect(damping < 0.9)
    for _ in 0..<240 { fixture.frames(1) }
    let figures = try #require(plot(fixture).shown.figures)
    #expect(figures.overshoot > 5)
    #expect(plot(fixture).labels.contains { $0.text.hasPrefix("overshoot ") })
  }

  @Test("T-13 a pulled end tunes the rule of a release until the motion rests there")
  func settled() throws {
    let fixture = try dragged()
    #expect(plot(fixture).shown.handles[.settled] == .releaseSettling)
    #expect(plot(fixture).labels.contains { $0.text.hasSuffix(" · pull: settling") })
    let start = try handle(.settled, fixture)
    let shown = plot(fixture).shown
    let before = try #require(shown.figures?.settlingTime)
    let wanted = before + 120 / plot(fixture).track.width * shown.axis.length
    pull(fixture, from: start, by: CGVector(dx: 120, dy: 0))
    #expect(fixture.content.parameters.current.keys.map(\.self) == [.releaseSettling])
    var laws: Set<Bool> = []
    for _ in 0..<300 {
      fixture.frames(1)
      if let law = plot(fixture).shown.curves.first?.law { laws.insert(law.isDerived) }
    }
    let after = try #require(plot(fixture).shown.figures?.settlingTime)
    #expect(after > before + 0.05)
    #expect(abs(after - wanted) < 0.04)
    // The motion still follows from the speed of the release.
    #expect(laws == [true])
    #expect(plot(fixture).shown.figures?.peak == nil)
  }

  @Test("T-11 the pulled end of a spring without a rule changes its response")
  func settledSpring() throws {
    let fixture = try dragged()
    fixture.content.tune(.springDamping, to: 0.8)
    pull(fixture, from: try handle(.peak, fixture), by: CGVector(dx: 0, dy: -10))
    for _ in 0..<300 { fixture.frames(1) }
    #expect(plot(fixture).shown.handles[.settled] == .springResponse)
    let response = try #require(fixture.content.parameters.current[.springResponse])
    pull(fixture, from: try handle(.settled, fixture), by: CGVector(dx: 60, dy: 0))
    let pulled = try #require(fixture.content.parameters.current[.springResponse])
    #expect(pulled > response + 0.02)
    #expect(fixture.content.parameters.current[.releaseSettling] == nil)
  }

  @Test(
    "T-11 in the loop the pass before is a pale curve, and outlined where this one is elsewhere")
  func passBefore() throws {
    let fixture = try dragged()
    fixture.key("l")
    fixture.frames(20)
    fixture.content.tune(.springDamping, to: 0.3)
    for _ in 0..<100 where fixture.canvas.isReplaying { fixture.frames(1) }
    var ghosts = 0
    for _ in 0..<30 {
      fixture.frames(1)
      if !fixture.content.curves.drawPassBefore().isEmpty { ghosts += 1 }
    }
    #expect(ghosts > 5)
    let key = MotionCurve.Key(view: "page.second", property: .y)
    let before = try #require(plot(fixture).shown.before.first { $0.key == key })
    let now = try #require(plot(fixture).shown.curves.first { $0.key == key })
    let apart = now.samples.map { abs($0.value - (before.value(at: $0.time) ?? $0.value)) }
    #expect(try #require(apart.max()) > 5)
  }

  @Test("T-11 the figures of the loop do not depend on the frames that the window leaves out")
  func leftOut() throws {
    func figures(leavingOut count: Int) throws -> CurveFigures {
      let fixture = try dragged()
      fixture.key("l")
      fixture.content.tune(.springDamping, to: 0.4)
      for _ in 0..<60 {
        fixture.skip(count)
        fixture.frames(1)
      }
      return try #require(plot(fixture).shown.figures)
    }
    let all = try figures(leavingOut: 0)
    #expect(all.overshoot > 5)
    #expect(try figures(leavingOut: 5) == all)
  }
}
