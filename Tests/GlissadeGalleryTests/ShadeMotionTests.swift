import Foundation
import GlissadeTesting
import Testing

@testable import ShadeDemo

@MainActor @Suite("Shade, reduced motion")
struct ShadeMotionTests {
  private static let height: CGFloat = 667
  private let harness = Harness(reducesMotion: true) { MeadowViewController() }

  /// The visible lower edge of the shade, or `nil` without a shade.
  private var edge: CGFloat? {
    let frame = harness.frame(of: "page.rain")
    return frame.isNull ? nil : frame.maxY
  }
  private var isUnderWay: Bool {
    (harness.window.rootViewController as? MeadowViewController)?.shade.driver.context != nil
  }

  /// Makes frames until the transition is over; at most for 6 s.
  private func finish(_ body: () -> Void = {}) {
    for _ in 0..<360 where isUnderWay {
      harness.advance(by: Harness.frame)
      body()
    }
    #expect(harness.advanceUntilIdle())
  }

  /// Pulls from one height to another at a constant speed, and releases in motion.
  private func pull(from start: CGFloat, to end: CGFloat) {
    harness.drag(
      from: CGPoint(x: 187, y: start), to: CGPoint(x: 187, y: end), over: abs(end - start) / 1200,
      rate: 240)
  }

  @Test("R-06 with reduced motion the button's shade fades in and out where it rests")
  func reducedFade() {
    harness.tap(at: harness.center(of: "button.drop"))
    harness.advance(by: 0.1)
    #expect(edge == Self.height)
    let opacity = harness.view("page.rain")?.layer.shownOpacity ?? 1
    #expect(opacity > 0)
    #expect(opacity < 1)
    pull(from: 620, to: 300)
    finish()
    #expect(edge == Self.height, "a shade that fades is not dragged")
    harness.send(.key("Escape", t: harness.now))
    harness.advance(by: Harness.frame)
    finish()
    #expect(edge == nil)
    #expect(!isUnderWay)
  }

  @Test("R-06 with reduced motion a shade that was pulled stops at the wall without a bounce")
  func reducedBounce() {
    pull(from: 40, to: 500)
    var highest = CGFloat.infinity
    var hasArrived = false
    finish {
      hasArrived = hasArrived || (edge ?? 0) >= Self.height - 1
      if hasArrived { highest = min(highest, edge ?? 0) }
    }
    #expect(edge == Self.height)
    #expect(highest > Self.height - 4)
  }
}
