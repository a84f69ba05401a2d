import Foundation
@testable import PullDownDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Pull-down")
struct PullDownTests {
  let harness = Harness { ShoreViewController() }
  let top = CGPoint(x: 187, y: 100)

  var shore: UIViewController { harness.window.rootViewController! }
  var tides: UIViewController? { shore.presentedViewController }
  var page: CGRect { tides.map { harness.presentationFrame(of: $0.view) } ?? .null }

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 187, y: y) }

  private func open() {
    harness.tap(at: harness.center(of: "button.open"))
    #expect(harness.advanceUntilIdle())
  }

  @Test("1.2 M-43 while it is pulled, the page is where the pointer put it, in every frame")
  func follows() {
    harness.mouseDown(at: point(100))
    harness.mouseMove(to: point(106))
    harness.advance(by: 1.0 / 60)
    for y in stride(from: 110.0, through: 600, by: 10) {
      harness.mouseMove(to: point(y))
      harness.advance(by: 1.0 / 60)
      #expect(abs(page.minY - (-667 + (y - 106))) < 1e-6, "pointer at \(y)")
      #expect(page.size == CGSize(width: 375, height: 667))
    }
  }

  @Test("1.4 pulled past half and released at rest, the page comes")
  func pastHalf() {
    harness.drag(from: point(50), to: point(450), over: 0.5, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(page == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(shore.view.window == nil)
  }

  @Test("1.4 pulled a little and paused, the page goes back and leaves no trace")
  func short() {
    let before = harness.window.rootViewController?.view.subviews.map(\.frame)
    harness.drag(from: point(50), to: point(250), over: 0.4, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(tides == nil)
    #expect(harness.window.subviews == [shore.view])
    #expect(shore.view.subviews.map(\.frame) == before)
  }

  @Test("1.4 L-01 a short fast flick brings the page")
  func flick() {
    harness.drag(from: point(100), to: point(160), over: 0.05)
    #expect(harness.advanceUntilIdle())
    #expect(page.minY == 0)
  }

  @Test("1.4 pulled down, reversed and released upwards, the page goes back")
  func reversed() {
    harness.drag(from: point(50), to: point(500), over: 0.4, release: false)
    for step in 1...10 {
      harness.mouseMove(to: point(500 - Double(step) * 15))
      harness.advance(by: 1.0 / 60)
    }
    harness.mouseUp(at: point(350))
    #expect(harness.advanceUntilIdle())
    #expect(tides == nil)
  }

  @Test("1.5 the button brings the page without a driver, and another takes it away")
  func buttons() {
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.1)
    #expect(page.minY < 0)
    #expect(page.minY > -667)
    #expect(shore.transitionCoordinator?.initiallyInteractive == false)
    #expect(harness.advanceUntilIdle())
    #expect(page.minY == 0)
    harness.tap(at: harness.center(of: "button.close"))
    #expect(harness.advanceUntilIdle())
    #expect(tides == nil)
    #expect(shore.view.superview === harness.window)
  }

  @Test("1.3 1.6 pushed up past half, the page goes; pushed a little, it stays")
  func push() {
    open()
    harness.drag(from: point(600), to: point(450), over: 0.4, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(page.minY == 0)
    #expect(shore.view.window == nil)
    harness.drag(from: point(600), to: point(100), over: 0.4, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(tides == nil)
    #expect(shore.view.window != nil)
  }

  @Test("1.6 only a pull in the transition's direction begins")
  func direction() {
    harness.drag(from: point(500), to: point(300), over: 0.2)
    harness.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 320), over: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(tides == nil)
    #expect(!harness.log.contains { $0.contains("pull began") })
  }

  @Test("1.6 F-23 a cancelled gesture cancels in both directions")
  func cancelled() {
    harness.drag(from: point(50), to: point(600), over: 0.3, release: false)
    harness.loseFocus()
    #expect(harness.advanceUntilIdle())
    #expect(tides == nil)
    open()
    harness.drag(from: point(600), to: point(100), over: 0.3, release: false)
    harness.loseFocus()
    #expect(harness.advanceUntilIdle())
    #expect(page.minY == 0)
  }

  @Test(
    "1.6 H-06 M-44 a page released keeps the pointer's speed", arguments: [900.0, 2000, 4000])
  func keepsSpeed(speed: Double) {
    let duration = 300 / speed
    harness.drag(from: point(60), to: point(360), over: duration, rate: 1000, release: false)
    let released = page.minY
    harness.send(.up(at: point(360), t: harness.now))
    harness.advance(by: 1.0 / 60)
    #expect(abs(page.minY - released - speed / 60) < 0.05 * speed / 60 + 1)
  }

  @Test("R-06 with reduced motion the button's page fades in place, and a pull still moves it")
  func reducedMotion() {
    harness.reducesMotion = true
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.1)
    #expect(page.minY == 0)
    let opacity = tides?.view.layer.shownOpacity ?? 1
    #expect(opacity > 0)
    #expect(opacity < 1)
    #expect(harness.advanceUntilIdle())
    #expect(tides?.view.alpha == 1)
    harness.drag(from: point(600), to: point(400), over: 0.4, release: false)
    #expect(page.minY < -150)
    harness.mouseUp(at: point(400))
    #expect(harness.advanceUntilIdle())
  }
}
