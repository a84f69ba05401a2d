import Foundation
@testable import GlissadeGallery
import GlissadeTesting
import Testing

@MainActor @Suite("Container")
struct ContainerTests {
  let harness = Harness { DayViewController() }

  private var root: DayViewController? {
    harness.window.rootViewController as? DayViewController
  }
  private var selected: Int? { root?.selectedIndex }
  private func x(_ page: String) -> CGFloat { harness.frame(of: "page.\(page)").minX }
  private var thumb: CGFloat { harness.frame(of: "knob").minX }
  /// The position of the thumb behind a button.
  private func stop(_ index: Int) -> CGFloat {
    harness.frame(of: "bar").minX + 4 + harness.frame(of: "bar").width / 4 * CGFloat(index)
  }
  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 300) }

  private func select(_ name: String) {
    harness.tap(at: harness.center(of: "button.\(name)"))
    #expect(harness.advanceUntilIdle())
  }

  /// Only the selected page is there, in its place, and it is the only child.
  private func expectAgreement(_ page: String) {
    #expect(x(page) == 0 && root?.page.pages.subviews.count == 1)
    #expect(root?.children.count == 1 && root?.children.first === root?.selectedViewController)
    #expect(abs(thumb - stop(selected ?? -1)) < 1e-6)
    #expect(root?.page.stretch == 0 && root?.turn == nil)
    #expect(!harness.log.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
  }

  @Test("5.1 5.2 a button slides to its page, from the side of its index, and the thumb along")
  func buttons() {
    expectAgreement("dawn")
    harness.tap(at: harness.center(of: "button.dusk"))
    harness.advance(by: 0.15)
    #expect(abs(x("dusk") - x("dawn") - 375) < 1e-6 && x("dawn") < 0)
    let progress = -x("dawn") / 375
    #expect(abs((thumb - stop(0)) / (stop(2) - stop(0)) - progress) < 0.01)
    #expect(harness.advanceUntilIdle())
    expectAgreement("dusk")
    harness.tap(at: harness.center(of: "button.noon"))
    harness.advance(by: 0.15)
    #expect(abs(x("dusk") - x("noon") - 375) < 1e-6 && x("dusk") > 0)
    #expect(harness.advanceUntilIdle())
    expectAgreement("noon")
    select("noon")
    expectAgreement("noon")
  }

  @Test("5.5 M-43 the pages are where the pointer put them, in both directions")
  func follows() {
    select("noon")
    harness.mouseDown(at: point(200))
    harness.mouseMove(to: point(195))
    harness.advance(by: Harness.frame)
    for pointer in [180.0, 120, 40, 90, 190] {
      harness.mouseMove(to: point(pointer))
      harness.advance(by: Harness.frame)
      #expect(abs(x("noon") - (pointer - 195)) < 1e-6)
      #expect(abs(x("dusk") - (pointer - 195 + 375)) < 1e-6)
    }
    harness.mouseUp(at: point(190))
    #expect(harness.advanceUntilIdle())
    expectAgreement("noon")
  }

  @Test("Escape goes to the first page, also in flight, and is nobody's there")
  func escape() {
    func press() { harness.send(.key("Escape", t: harness.now)) }
    select("dusk")
    press()
    harness.advance(by: 0.15)
    #expect(x("dusk") > 0 && x("dawn") < 0)
    // Once more changes nothing.
    press()
    #expect(harness.advanceUntilIdle())
    expectAgreement("dawn")
    harness.tap(at: harness.center(of: "button.noon"))
    harness.advance(by: 0.1)
    let caught = x("noon")
    press()
    #expect(abs(x("noon") - caught) < 375 * 0.06)
    #expect(harness.advanceUntilIdle())
    expectAgreement("dawn")
    #expect(root?.accessibilityPerformEscape() == false)
  }

  @Test("Escape takes the pages from a drag: the selected one comes back, and nothing is dragged")
  func escapeFromHand() {
    select("noon")
    harness.drag(from: point(300), to: point(60), over: 0.2, hold: 0.1, release: false)
    let held = x("noon")
    #expect(held < -200)
    harness.send(.key("Escape", t: harness.now))
    #expect(abs(x("noon") - held) < 1)
    harness.mouseMove(to: point(20))
    harness.advance(by: Harness.frame)
    #expect(x("noon") >= held && root?.release == nil)
    harness.mouseUp(at: point(20))
    #expect(harness.advanceUntilIdle())
    expectAgreement("noon")
    // Past the end there is no change to take back.
    select("night")
    harness.drag(from: point(300), to: point(100), over: 0.2, release: false)
    #expect(x("night") < -50)
    harness.send(.key("Escape", t: harness.now))
    #expect(harness.advanceUntilIdle())
    harness.mouseUp(at: point(100))
    #expect(harness.advanceUntilIdle())
    expectAgreement("night")
    harness.drag(from: point(60), to: point(300), over: 0.2)
    #expect(harness.advanceUntilIdle())
    expectAgreement("dusk")
  }

  @Test("K-10 crossing zero continues to the other neighbour, without a jump", arguments: [1, -1])
  func crossesZero(distance: CGFloat) {
    select("noon")
    harness.mouseDown(at: point(190))
    harness.mouseMove(to: point(190 + 5 * distance))
    harness.advance(by: Harness.frame)
    let first = harness.frame(of: "page.noon").minX
    for step in stride(from: 0.0, through: 150, by: 10) {
      let pointer = 190 + 5 * distance + (step <= 70 ? step : 140 - step) * distance
      harness.mouseMove(to: point(pointer))
      harness.advance(by: Harness.frame)
      #expect(abs(x("noon") - first - (pointer - 190 - 5 * distance)) < 1e-6, "\(step)")
    }
    let isFromRight = x("noon") < 0
    #expect(root?.children.count == 2)
    #expect(abs(x(isFromRight ? "dusk" : "dawn") - x("noon")) == 375)
    for pointer in stride(from: 170.0, through: -60, by: -20) {
      harness.mouseMove(to: point(190 - (190 - pointer) * distance))
      harness.advance(by: Harness.frame)
    }
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(190 - 250 * distance))
    #expect(harness.advanceUntilIdle())
    expectAgreement(distance > 0 ? "dusk" : "dawn")
  }

  @Test("K-10 one drag turns several pages, after being caught in flight")
  func severalPages() {
    harness.drag(from: point(370), to: point(20), over: 0.3, release: true)
    harness.advance(by: 0.05)
    #expect(root?.turn != nil)
    let shown = x("noon")
    harness.mouseDown(at: point(360))
    harness.advance(by: Harness.frame)
    for pointer in stride(from: 350.0, through: 10, by: -10) {
      harness.mouseMove(to: point(pointer))
      harness.advance(by: Harness.frame)
    }
    #expect(selected == 1 && x("noon") < shown - 300 && x("dusk") > 0)
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(10))
    #expect(harness.advanceUntilIdle())
    expectAgreement("dusk")
  }

  @Test(
    "5.5 M-10 released, it goes where it would slide",
    arguments: [(100.0, 300.0), (100, 100), (60, 900), (30, 200), (160, 70), (200, 60)])
  func thrown(distance: Double, speed: Double) {
    harness.drag(from: point(330), to: point(330 - distance), over: distance / speed, rate: 1000)
    #expect(harness.advanceUntilIdle())
    // The first move makes the drag begin, and does not count.
    #expect((selected == 1) == (distance - 1 + speed * 0.998 / 2 > 187.5 + 3))
    expectAgreement(selected == 1 ? "noon" : "dawn")
  }

  @Test(
    "H-06 L-10 M-44 released, the pages continue at the pointer's speed", arguments: [900.0, -900])
  func keepsSpeed(speed: Double) {
    select("noon")
    let distance = 120 * speed / abs(speed)
    harness.drag(from: point(190), to: point(190 + distance), over: 120 / abs(speed), rate: 1000)
    let start = x("noon")
    harness.advance(by: Harness.frame)
    #expect(abs((x("noon") - start) / Harness.frame - speed) < 0.05 * abs(speed))
    #expect(harness.advanceUntilIdle())
    expectAgreement(speed < 0 ? "dusk" : "dawn")
  }

  @Test("L-09 L-12 a page in flight is caught within a frame, and reverted")
  func caught() {
    harness.tap(at: harness.center(of: "button.noon"))
    harness.advance(by: 0.2)
    harness.expectToCatch("page.noon", at: point(100))
    let shown = x("noon")
    harness.mouseMove(to: point(140))
    harness.advance(by: Harness.frame)
    #expect(abs(x("noon") - shown - 40) < 1e-6)
    harness.advance(by: 0.1)
    harness.mouseMove(to: point(360))
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(360))
    #expect(harness.advanceUntilIdle())
    expectAgreement("dawn")
  }

  @Test("M-11 past the ends the pages give way, come back, and are caught in between")
  func ends() {
    harness.drag(from: point(100), to: point(300), over: 0.2, release: false)
    let shown = x("dawn")
    #expect(shown > 50 && shown < 110 && root?.children.count == 1)
    harness.mouseUp(at: point(300))
    harness.advance(by: 0.15)
    harness.expectToCatch("page.dawn", at: point(200))
    // Through its place, and on to the next page.
    harness.mouseMove(to: point(-60))
    harness.advance(by: Harness.frame)
    #expect(x("dawn") < 0 && root?.children.count == 2)
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(-60))
    #expect(harness.advanceUntilIdle())
    expectAgreement(selected == 1 ? "noon" : "dawn")
  }

  @Test("5.3 arrow keys step the selection, and stop at the ends; so do quick ones")
  func keys() {
    for (key, expected) in [("Left", 0), ("Right", 1), ("Right", 2), ("Left", 1)] {
      harness.send(.key(key, t: harness.now))
      #expect(harness.advanceUntilIdle())
      #expect(selected == expected)
    }
    for _ in 0..<4 {
      harness.send(.key("Right", t: harness.now))
      harness.advance(by: 0.05)
    }
    #expect(harness.advanceUntilIdle() && selected == 3)
    expectAgreement("night")
  }

  @Test("5.3 the button of the page that leaves turns the change round")
  func turnsRound() {
    harness.tap(at: harness.center(of: "button.night"))
    harness.advance(by: 0.1)
    harness.tap(at: harness.center(of: "button.dawn"))
    #expect(harness.advanceUntilIdle())
    expectAgreement("dawn")
  }

  @Test("L-02 the window may be resized at any time", arguments: [0.0, 0.1])
  func resize(after delay: Double) {
    harness.drag(from: point(330), to: point(200), over: 0.2, release: false)
    harness.advance(by: delay)
    harness.resize(to: CGSize(width: 500, height: 400))
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(200))
    #expect(harness.advanceUntilIdle())
    #expect(x(selected == 0 ? "dawn" : "noon") == 0)
    #expect(root?.selectedViewController.view.frame.size == CGSize(width: 500, height: 400))
  }

  @Test("with reduced motion pages fade where they are")
  func reducedMotion() {
    harness.scene.reducesMotion = true
    harness.tap(at: harness.center(of: "button.noon"))
    harness.advance(by: 0.15)
    #expect(x("noon") == 0 && (harness.view("page.noon")?.layer.shownOpacity ?? 1) < 1)
    #expect(harness.advanceUntilIdle())
    #expect(harness.view("page.noon")?.alpha == 1)
    expectAgreement("noon")
    harness.drag(from: point(330), to: point(200), over: 0.2, release: false)
    #expect(x("noon") < -100)
    harness.mouseUp(at: point(200))
    #expect(harness.advanceUntilIdle())
  }

  @Test("the rule reports what a release would do, and it is done")
  func rule() {
    #expect(DemoRule.container.release(root!) == nil)
    harness.drag(from: point(330), to: point(200), over: 0.1, release: false)
    let reported = DemoRule.container.release(root!)
    #expect(reported?.outcome == .finishes && (reported?.velocity ?? 0) > 500)
    #expect(abs((reported?.progress ?? 0) + x("dawn") / 375) < 1e-6)
    harness.mouseUp(at: point(200))
    #expect(harness.advanceUntilIdle() && selected == 1)
  }
}
