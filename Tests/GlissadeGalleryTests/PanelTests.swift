import Foundation
@testable import PanelDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Panel")
struct PanelTests {
  let harness = Harness { MapViewController() }

  private var panel: UIViewController? {
    harness.window.rootViewController?.presentedViewController
  }
  private var top: CGFloat { harness.frame(of: "page.panel").minY }
  private var dim: CGFloat { harness.view("dim.panel").map { $0.layer.shownOpacity } ?? 0 }
  private let open: CGFloat = 333.5
  private let height: CGFloat = 333.5

  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 187, y: y) }

  private func show() {
    harness.tap(at: harness.center(of: "button.open"))
    #expect(harness.advanceUntilIdle())
    #expect(top == open)
  }

  /// Expects the dimming to have the panel's progress in every frame.
  private func expectInStep() {
    let shown = min((667 - top) / height, 1)
    #expect(abs(dim - shown) < 0.01, "dim \(dim) at \(shown)")
  }

  // MARK: Two ends

  @Test("4.5 the button brings the panel over the lower half, and the map is dimmed")
  func button() {
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.1)
    #expect(top > open)
    #expect(top < 667)
    #expect(panel?.transitionCoordinator?.initiallyInteractive == false)
    harness.watch { if top.isFinite { expectInStep() } }
    #expect(harness.frame(of: "page.panel") == CGRect(x: 0, y: open, width: 375, height: height))
    #expect(dim == 1)
    harness.tap(at: harness.center(of: "button.close"))
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
    #expect(harness.view("dim.panel") == nil)
  }

  @Test("Escape sends the panel away, also while it enters, but not from a drag")
  func escape() {
    show()
    harness.send(.key("Escape", t: harness.now))
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.1)
    let caught = top
    harness.send(.key("Escape", t: harness.now))
    #expect(abs(top - caught) < 1)
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
    show()
    harness.drag(from: point(400), to: point(450), over: 0.2, release: false)
    let held = top
    harness.send(.key("Escape", t: harness.now))
    harness.advance(by: 0.1)
    #expect(top == held)
    #expect(panel != nil)
    harness.mouseUp(at: point(450))
    #expect(harness.advanceUntilIdle())
    #expect(top == open)
  }

  @Test("4.1 M-43 a pull from the lower edge brings it, and it is where the pointer put it")
  func edge() {
    harness.mouseDown(at: point(660))
    harness.mouseMove(to: point(655))
    harness.advance(by: Harness.frame)
    for y in stride(from: 650.0, through: 340, by: -10) {
      harness.mouseMove(to: point(y))
      harness.advance(by: Harness.frame)
      #expect(abs(top - (667 + (y - 655))) < 1e-6, "pointer at \(y)")
      expectInStep()
    }
    harness.advance(by: 0.2)
    harness.mouseUp(at: point(340))
    #expect(harness.advanceUntilIdle())
    #expect(top == open)
  }

  @Test(
    "4.4 4.7 M-10 released at rest, it goes to the nearer end",
    arguments: [(140.0, false), (190, true)])
  func atRest(distance: Double, shows: Bool) {
    harness.drag(from: point(660), to: point(660 - distance), over: 0.4, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect((panel != nil) == shows)
  }

  @Test(
    "4.7 M-08 M-10 released with speed, it goes where it would slide",
    arguments: [(150.0, 500.0), (60, 300), (100, 800), (20, 250), (30, 350), (160, 60)])
  func thrown(distance: Double, speed: Double) {
    show()
    harness.drag(from: point(360), to: point(360 + distance), over: distance / speed, rate: 1000)
    #expect(harness.advanceUntilIdle())
    // The first move makes the drag begin, and does not count.
    let pulled = distance - 4
    #expect((panel == nil) == (pulled + speed * 0.998 / 2 > height / 2))
  }

  @Test("M-07 slower than 50 pt/s counts as rest: a crawl back does not count")
  func floorOfSpeed() {
    show()
    harness.drag(from: point(360), to: point(548), over: 0.5, release: false)
    harness.advance(by: 0.1)
    harness.drag(from: point(548), to: point(540), over: 0.25, rate: 250)
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
  }

  @Test("E-12 L-04 a short pull comes back and changes nothing")
  func short() {
    let before = harness.window.subviews
    harness.drag(from: point(660), to: point(600), over: 0.3, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
    #expect(harness.window.subviews == before)
    show()
    harness.drag(from: point(360), to: point(420), over: 0.3, hold: 0.2)
    harness.watch { expectInStep() }
    #expect(top == open)
    #expect(dim == 1)
    harness.drag(from: point(360), to: point(600), over: 0.3, hold: 0.2)
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
  }

  // MARK: In flight

  @Test("L-09 L-12 the button's presentation is caught within a frame, and pulled away again")
  func caughtComing() {
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.1)
    harness.expectToCatch("page.panel", at: point(640))
    expectInStep()
    let shown = top
    for y in stride(from: 641.0, through: 660, by: 1) {
      harness.mouseMove(to: point(y))
      harness.advance(by: Harness.frame)
      #expect(abs(top - (shown + y - 640)) < 1)
    }
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(660))
    #expect(harness.advanceUntilIdle())
    #expect((panel == nil) == (shown + 20 > open + height / 2))
  }

  @Test("L-09 L-12 the button's dismissal is caught, and flicked up it comes back")
  func caughtGoing() {
    show()
    harness.tap(at: harness.center(of: "button.close"))
    harness.advance(by: 0.1)
    #expect(top > open + 20)
    harness.expectToCatch("page.panel", at: point(655))
    harness.drag(from: point(655), to: point(605), over: 0.05, rate: 1000)
    harness.watch { expectInStep() }
    #expect(top == open)
    #expect(dim == 1)
    #expect(harness.log.filter { $0.contains("viewDidDisappear") }.isEmpty)
  }

  @Test("G-10 caught again and again it never jumps, and ends where the last release sends it")
  func caughtOften() {
    show()
    harness.tap(at: harness.center(of: "button.close"))
    for turn in 0..<6 {
      harness.advance(by: 0.07)
      harness.expectToCatch("page.panel", at: point(650))
      let distance = turn % 2 == 0 ? -12.0 : 8
      harness.drag(from: point(650), to: point(650 + distance), over: 0.04, rate: 500)
    }
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil || top == open)
    #expect(harness.log.filter { $0.contains("warning") || $0.contains("violation") } == [])
  }

  @Test("L-12 a tap outside sends it away, and while it enters it turns round")
  func outside() {
    show()
    harness.tap(at: point(100))
    #expect(harness.advanceUntilIdle())
    #expect(panel == nil)
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.05)
    let shown = top
    #expect(shown > open)
    #expect(shown < 667)
    harness.tap(at: point(100))
    harness.watch { if top.isFinite { expectInStep() } }
    #expect(panel == nil)
    #expect(harness.log.filter { $0 == "viewDidAppear Panel" }.count == 1)
  }

  @Test(
    "H-06 M-44 released, it keeps the pointer's speed, to either end",
    arguments: [(-900.0, 200.0), (-2500, 200), (900, 100), (2500, 100), (400, 100)])
  func keepsSpeed(speed: Double, distance: Double) {
    if speed > 0 { show() }
    let start = speed > 0 ? 360.0 : 660
    let end = start + (speed > 0 ? distance : -distance)
    harness.drag(
      from: point(start), to: point(end), over: distance / abs(speed), rate: 1000, release: false)
    harness.send(.up(at: point(end), t: harness.now))
    // The panel moves by itself from the last frame of the drag on (M-48).
    let released = top
    harness.advance(by: Harness.frame)
    #expect(abs(top - released - speed / 60) < 0.05 * abs(speed) / 60 + 1)
  }

  @Test("M-11 L-09 pulled up too far it resists, and caught while it returns it does not jump")
  func rubber() {
    show()
    harness.drag(from: point(360), to: point(256), over: 0.3, release: false)
    harness.advance(by: Harness.frame)
    let band = 100 * 667 * 0.55 / (667 + 55.0)
    #expect(abs(open - top - band) < 3)
    #expect(dim == 1)
    harness.mouseUp(at: point(256))
    harness.advance(by: 0.08)
    #expect(top < open - 5)
    #expect(top > open - band)
    harness.expectToCatch("page.panel", at: point(360))
    let shown = top
    harness.mouseMove(to: point(362))
    harness.advance(by: Harness.frame)
    #expect(top > shown)
    #expect(top < shown + 2)
    harness.mouseUp(at: point(362))
    #expect(harness.advanceUntilIdle())
    #expect(top == open)
    #expect(panel != nil)
  }

  @Test("L-16 taps at 20 Hz never make two panels, and none is lost")
  func rapidTaps() {
    for _ in 0..<30 {
      harness.tap(at: harness.center(of: "button.open"))
    }
    #expect(harness.advanceUntilIdle())
    harness.tap(at: point(100))
    #expect(harness.advanceUntilIdle())
    #expect(harness.log.filter { $0.contains("warning") || $0.contains("violation") } == [])
    if panel != nil {
      harness.tap(at: point(100))
      #expect(harness.advanceUntilIdle())
    }
    #expect(panel == nil)
    show()
  }

  @Test("D-05 in a window of another size it covers the lower half", arguments: [false, true])
  func resized(inFlight: Bool) {
    harness.tap(at: harness.center(of: "button.open"))
    if inFlight { harness.advance(by: 0.1) } else { #expect(harness.advanceUntilIdle()) }
    harness.resize(to: CGSize(width: 600, height: 400))
    #expect(harness.advanceUntilIdle())
    #expect(harness.frame(of: "page.panel") == CGRect(x: 0, y: 200, width: 600, height: 200))
  }

  @Test("with reduced motion the button's panel fades where it is; a pointer still pulls it")
  func reducedMotion() {
    harness.scene.reducesMotion = true
    harness.tap(at: harness.center(of: "button.open"))
    harness.advance(by: 0.1)
    #expect(top == open)
    let alpha = harness.view("page.panel")?.layer.shownOpacity ?? 0
    #expect(alpha > 0)
    #expect(alpha < 1)
    harness.mouseDown(at: point(600))
    harness.mouseUp(at: point(600))
    #expect(harness.advanceUntilIdle())
    #expect(top == open)
    #expect(panel != nil)
    harness.drag(from: point(360), to: point(500), over: 0.2, release: false)
    #expect(abs(top - (open + 140)) < 8)
    harness.mouseUp(at: point(500))
    #expect(harness.advanceUntilIdle())
  }
}
