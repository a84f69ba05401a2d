import Foundation
import GlissadeTesting
import Testing

@testable import TabsDemo

/// Tests of the tabs alone; `PagedTests` has those that they share with the container.
@MainActor @Suite("Tabs") struct TabsTests {
  private let setup = PagedSetup(.tabs)
  private var harness: Harness { setup.harness }

  @Test("5.5 K-05 a tap slides to its page, from the side of its index, and its colour along")
  func taps() {
    setup.expectAgreement(0)
    setup.tapButton(2)
    harness.advance(by: 0.15)
    #expect(abs(setup.x(2) - setup.x(0) - 375) < 1e-6)
    #expect(setup.x(0) < 0)
    let progress = -setup.x(0) / 375
    let start = PagedSetup.components(Tea.shade)
    let end = PagedSetup.components(Tea.all[2].tint)
    let ink = setup.ink(2)
    #expect(ink.count == 3)
    for (shown, ends) in zip(ink, zip(start, end)) {
      #expect(abs(shown - ends.0 - (ends.1 - ends.0) * progress) < 0.01)
    }
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(2)
    setup.tapButton(1)
    harness.advance(by: 0.15)
    #expect(abs(setup.x(2) - setup.x(1) - 375) < 1e-6)
    #expect(setup.x(2) > 0)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(1)
    setup.select(1)
    setup.expectAgreement(1)
  }

  @Test("a tab tapped while a page comes back from an end slides from where it shows")
  func tapsOnTheWayBack() {
    harness.drag(from: setup.point(100), to: setup.point(300), over: 0.2)
    let shown = setup.x(0)
    #expect(shown > 30)
    let root = setup.root as? UITabBarController
    harness.scene.enter { root?.selectedIndex = 1 }
    harness.advance(by: Harness.frame)
    #expect(abs(setup.x(0) - shown) < 20)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(1)
    setup.select(0)
    setup.expectAgreement(0)
  }

  @Test("pages caught while they bounce and turn do not jump where the drag leaves the change")
  func caughtBounce() {
    harness.drag(from: setup.point(60), to: setup.point(360), over: 0.2)
    let root = setup.root as? UITabBarController
    harness.scene.enter { root?.selectedIndex = 1 }
    harness.advance(by: 0.1)
    #expect(setup.isTurning)
    harness.mouseDown(at: setup.point(40))
    harness.advance(by: Harness.frame)
    for step in 1...50 {
      let shown = setup.x(0)
      harness.mouseMove(to: setup.point(40 + 5 * Double(step)))
      harness.advance(by: Harness.frame)
      #expect(setup.x(0) >= shown, "step \(step)")
      #expect(setup.x(0) - shown < 5 + 1e-6, "step \(step)")
    }
    #expect(!setup.isTurning)
    harness.mouseUp(at: setup.point(290))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
  }

  @Test(
    "L-16 the tab of the page that leaves reverses the slide at once; taps at 20 Hz lose nothing")
  func reverses() {
    setup.tapButton(3)
    harness.advance(by: 0.1)
    setup.tapButton(0)
    let shown = setup.x(3)
    harness.advance(by: 0.05)
    #expect(setup.selected == 0)
    #expect(setup.x(3) > shown)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
    for page in [2, 1, 3, 0, 1] { setup.tapButton(page) }
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(1)
  }
}
