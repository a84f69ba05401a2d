import Foundation
@testable import GlissadeGallery
import GlissadeTesting
import Testing

@MainActor @Suite("Tabs")
struct TabsTests {
  let harness = Harness { TeaTabBarController() }

  private var root: TeaTabBarController? {
    harness.window.rootViewController as? TeaTabBarController
  }
  private var selected: Int? { root?.selectedIndex }
  private func x(_ page: String) -> CGFloat { harness.frame(of: "page.\(page)").minX }
  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 300) }
  /// The colour in which a tab shows.
  private func ink(_ tab: String) -> [CGFloat] {
    let color = harness.view("tab.\(tab)")?.subviews.first?.layer.presentation()?.backgroundColor
    return Array((color?.components ?? []).prefix(3))
  }
  private func components(_ color: UIColor) -> [CGFloat] {
    Array((color.cgColor.components ?? []).prefix(3))
  }

  private func tap(_ name: String) { harness.tap(at: harness.center(of: "tab.\(name)")) }
  private func select(_ name: String) {
    tap(name)
    #expect(harness.advanceUntilIdle())
  }

  /// Only the selected page is there, in its place, and its tab is in its colour.
  private func expectAgreement(_ page: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let tea = Tea.all[selected ?? 0]
    #expect(tea.name.lowercased() == page && x(page) == 0, sourceLocation: sourceLocation)
    for other in Tea.all where other.name != tea.name {
      let name = other.name.lowercased()
      #expect(harness.view("page.\(name)") == nil, sourceLocation: sourceLocation)
      #expect(ink(name) == components(Tea.shade), sourceLocation: sourceLocation)
    }
    #expect(ink(page) == components(tea.tint), sourceLocation: sourceLocation)
    #expect(
      root?.stretch == 0 && root?.turn == nil && root?.dragPosition == nil,
      sourceLocation: sourceLocation)
    let complaints = harness.log.filter { $0.hasPrefix("violation") || $0.hasPrefix("warning") }
    #expect(complaints == [], sourceLocation: sourceLocation)
  }

  @Test("Escape goes to the first tea, also in flight; from a drag the one before comes back")
  func escape() {
    func press() { harness.send(.key("Escape", t: harness.now)) }
    select("rooibos")
    press()
    harness.advance(by: 0.15)
    #expect(x("rooibos") > 0 && x("sencha") < 0)
    press()
    #expect(harness.advanceUntilIdle())
    expectAgreement("sencha")
    tap("darjeeling")
    harness.advance(by: 0.1)
    press()
    #expect(harness.advanceUntilIdle())
    expectAgreement("sencha")
    #expect(root?.accessibilityPerformEscape() == false)
    select("darjeeling")
    harness.drag(from: point(300), to: point(60), over: 0.2, hold: 0.1, release: false)
    let held = x("darjeeling")
    #expect(held < -200)
    press()
    #expect(abs(x("darjeeling") - held) < 1)
    harness.mouseMove(to: point(20))
    harness.advance(by: Harness.frame)
    #expect(x("darjeeling") >= held && root?.release == nil)
    harness.mouseUp(at: point(20))
    #expect(harness.advanceUntilIdle())
    expectAgreement("darjeeling")
  }

  @Test("5.5 K-05 a tap slides to its page, from the side of its index, and its colour along")
  func taps() {
    expectAgreement("sencha")
    tap("rooibos")
    harness.advance(by: 0.15)
    #expect(abs(x("rooibos") - x("sencha") - 375) < 1e-6 && x("sencha") < 0)
    let progress = -x("sencha") / 375
    let (start, end) = (components(Tea.shade), components(Tea.all[2].tint))
    for (shown, ends) in zip(ink("rooibos"), zip(start, end)) {
      #expect(abs(shown - ends.0 - (ends.1 - ends.0) * progress) < 0.01)
    }
    #expect(harness.advanceUntilIdle())
    expectAgreement("rooibos")
    tap("darjeeling")
    harness.advance(by: 0.15)
    #expect(abs(x("rooibos") - x("darjeeling") - 375) < 1e-6 && x("rooibos") > 0)
    #expect(harness.advanceUntilIdle())
    expectAgreement("darjeeling")
    select("darjeeling")
    expectAgreement("darjeeling")
  }

  @Test("5.5 M-43 the pages are where the pointer put them, in both directions")
  func follows() {
    select("darjeeling")
    harness.mouseDown(at: point(200))
    harness.mouseMove(to: point(195))
    harness.advance(by: Harness.frame)
    for pointer in [180.0, 120, 40, 90, 190] {
      harness.mouseMove(to: point(pointer))
      harness.advance(by: Harness.frame)
      #expect(abs(x("darjeeling") - (pointer - 195)) < 1e-6)
      #expect(abs(x("rooibos") - (pointer - 195 + 375)) < 1e-6)
    }
    harness.mouseUp(at: point(190))
    #expect(harness.advanceUntilIdle())
    expectAgreement("darjeeling")
  }

  @Test("C-06 crossing zero goes over to the other neighbour, without a jump", arguments: [1, -1])
  func crossesZero(distance: CGFloat) {
    select("darjeeling")
    harness.mouseDown(at: point(190))
    harness.mouseMove(to: point(190 + 5 * distance))
    harness.advance(by: Harness.frame)
    let first = x("darjeeling")
    for step in stride(from: 0.0, through: 150, by: 10) {
      let pointer = 190 + 5 * distance + (step <= 70 ? step : 140 - step) * distance
      harness.mouseMove(to: point(pointer))
      harness.advance(by: Harness.frame)
      #expect(abs(x("darjeeling") - first - (pointer - 190 - 5 * distance)) < 1e-6, "\(step)")
    }
    let isFromRight = x("darjeeling") < 0
    #expect(abs(x(isFromRight ? "rooibos" : "sencha") - x("darjeeling")) == 375)
    #expect(selected == (isFromRight ? 2 : 0))
    for pointer in stride(from: 170.0, through: -60, by: -20) {
      harness.mouseMove(to: point(190 - (190 - pointer) * distance))
      harness.advance(by: Harness.frame)
    }
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(190 - 250 * distance))
    #expect(harness.advanceUntilIdle())
    expectAgreement(distance > 0 ? "rooibos" : "sencha")
  }

  @Test("one drag turns several pages, after being caught in flight")
  func severalPages() {
    harness.drag(from: point(370), to: point(20), over: 0.3, release: true)
    harness.advance(by: 0.05)
    #expect(root?.turn != nil)
    let shown = x("darjeeling")
    harness.mouseDown(at: point(360))
    harness.advance(by: Harness.frame)
    for pointer in stride(from: 350.0, through: 10, by: -10) {
      harness.mouseMove(to: point(pointer))
      harness.advance(by: Harness.frame)
    }
    #expect(selected == 2 && x("darjeeling") < shown - 300 && x("rooibos") > 0)
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(10))
    #expect(harness.advanceUntilIdle())
    expectAgreement("rooibos")
  }

  @Test(
    "M-10 released, it goes where it would slide",
    arguments: [(100.0, 300.0), (100, 100), (60, 900), (30, 200), (160, 70), (200, 60)])
  func thrown(distance: Double, speed: Double) {
    harness.drag(from: point(330), to: point(330 - distance), over: distance / speed, rate: 1000)
    #expect(harness.advanceUntilIdle())
    // The first move makes the drag begin, and does not count.
    #expect((selected == 1) == (distance - 1 + speed * 0.998 / 2 > 187.5 + 3))
    expectAgreement(selected == 1 ? "darjeeling" : "sencha")
  }

  @Test(
    "H-06 L-10 M-44 released, the pages continue at the pointer's speed", arguments: [900.0, -900])
  func keepsSpeed(speed: Double) {
    select("darjeeling")
    let distance = 120 * speed / abs(speed)
    harness.drag(from: point(190), to: point(190 + distance), over: 120 / abs(speed), rate: 1000)
    let start = x("darjeeling")
    harness.advance(by: Harness.frame)
    #expect(abs((x("darjeeling") - start) / Harness.frame - speed) < 0.05 * abs(speed))
    #expect(harness.advanceUntilIdle())
    expectAgreement(speed < 0 ? "rooibos" : "sencha")
  }

  @Test("L-09 L-12 a page in flight is caught within a frame, and reverted")
  func caught() {
    tap("darjeeling")
    harness.advance(by: 0.2)
    harness.expectToCatch("page.darjeeling", at: point(100))
    let shown = x("darjeeling")
    harness.mouseMove(to: point(140))
    harness.advance(by: Harness.frame)
    #expect(abs(x("darjeeling") - shown - 40) < 1e-6)
    harness.advance(by: 0.1)
    harness.mouseMove(to: point(360))
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(360))
    #expect(harness.advanceUntilIdle())
    expectAgreement("sencha")
  }

  @Test("M-11 past the ends the page gives way, comes back, and is caught in between")
  func ends() {
    harness.drag(from: point(100), to: point(300), over: 0.2, release: false)
    let shown = x("sencha")
    #expect(shown > 50 && shown < 110 && root?.turn == nil)
    harness.mouseUp(at: point(300))
    harness.advance(by: 0.15)
    harness.expectToCatch("page.sencha", at: point(200))
    // Through its place, and on to the next page.
    harness.mouseMove(to: point(-60))
    harness.advance(by: Harness.frame)
    #expect(x("sencha") < 0 && root?.turn != nil)
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(-60))
    #expect(harness.advanceUntilIdle())
    expectAgreement(selected == 1 ? "darjeeling" : "sencha")
  }

  @Test("a tab tapped while a page comes back from an end slides from where it shows")
  func tapsOnTheWayBack() {
    harness.drag(from: point(100), to: point(300), over: 0.2)
    let shown = x("sencha")
    #expect(shown > 30)
    root.map { root in harness.scene.enter { root.selectedIndex = 1 } }
    harness.advance(by: Harness.frame)
    #expect(abs(x("sencha") - shown) < 20)
    #expect(harness.advanceUntilIdle())
    expectAgreement("darjeeling")
    select("sencha")
    expectAgreement("sencha")
  }

  @Test("arrow keys step from tab to tab, and stop at the ends; so do quick ones")
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
    expectAgreement("hibiscus")
  }

  @Test("L-16 the tab of the page that leaves turns the slide round; taps at 20 Hz lose nothing")
  func turnsRound() {
    tap("hibiscus")
    harness.advance(by: 0.1)
    tap("sencha")
    let shown = x("hibiscus")
    harness.advance(by: 0.05)
    #expect(selected == 0 && x("hibiscus") > shown)
    #expect(harness.advanceUntilIdle())
    expectAgreement("sencha")
    for name in ["rooibos", "darjeeling", "hibiscus", "sencha", "darjeeling"] { tap(name) }
    #expect(harness.advanceUntilIdle())
    expectAgreement("darjeeling")
  }

  @Test("while a pointer holds the pages no key changes them")
  func held() {
    harness.drag(from: point(330), to: point(200), over: 0.2, release: false)
    harness.send(.key("Right", t: harness.now))
    harness.advance(by: 0.1)
    #expect(selected == 1)
    harness.mouseMove(to: point(330))
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(330))
    #expect(harness.advanceUntilIdle())
    expectAgreement("sencha")
  }

  @Test("L-02 the window may be resized at any time", arguments: [0.0, 0.1])
  func resize(after delay: Double) {
    harness.drag(from: point(330), to: point(200), over: 0.2, release: false)
    harness.advance(by: delay)
    harness.resize(to: CGSize(width: 500, height: 400))
    harness.advance(by: 0.1)
    harness.mouseUp(at: point(200))
    #expect(harness.advanceUntilIdle())
    let page = selected == 0 ? "page.sencha" : "page.darjeeling"
    #expect(harness.frame(of: page) == CGRect(x: 0, y: 0, width: 500, height: 351))
  }

  @Test("with reduced motion pages fade where they are")
  func reducedMotion() {
    harness.scene.reducesMotion = true
    tap("darjeeling")
    harness.advance(by: 0.15)
    #expect(x("darjeeling") == 0)
    #expect((harness.view("page.darjeeling")?.layer.shownOpacity ?? 1) < 1)
    #expect(harness.advanceUntilIdle())
    #expect(harness.view("page.darjeeling")?.alpha == 1)
    expectAgreement("darjeeling")
    harness.drag(from: point(330), to: point(200), over: 0.2, release: false)
    #expect(x("darjeeling") < -100)
    harness.mouseUp(at: point(200))
    #expect(harness.advanceUntilIdle())
  }

  @Test("the rule reports what a release would do, and it is done")
  func rule() {
    #expect(DemoRule.tabs.release(root!) == nil)
    harness.drag(from: point(330), to: point(200), over: 0.1, release: false)
    let reported = DemoRule.tabs.release(root!)
    #expect(reported?.outcome == .finishes && (reported?.velocity ?? 0) > 500)
    #expect(abs((reported?.progress ?? 0) + x("sencha") / 375) < 1e-6)
    harness.mouseUp(at: point(200))
    #expect(harness.advanceUntilIdle() && selected == 1)
  }
}
