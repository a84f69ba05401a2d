import Foundation
import GlissadeTesting
import Testing

/// Tests of releases, keys and taps, which are the same for the container and the tabs.
@MainActor @Suite(.serialized) struct PagedReleaseTests {
  @Test(
    "5.5 M-10 released, the pages settle where they would slide",
    arguments: PagedDemo.allCases,
    [(100.0, 300.0), (100, 100), (60, 900), (30, 200), (160, 70), (200, 60)])
  func thrown(demo: PagedDemo, drag: (distance: Double, speed: Double)) {
    let setup = PagedSetup(demo)
    setup.harness.drag(
      from: setup.point(330), to: setup.point(330 - drag.distance),
      over: drag.distance / drag.speed, rate: 1000)
    #expect(setup.harness.advanceUntilIdle())
    // The first move makes the drag begin, and does not count.
    let isFar = drag.distance - 1 + drag.speed * 0.998 / 2 > 187.5 + 3
    setup.expectAgreement(isFar ? 1 : 0)
  }

  @Test(
    "H-06 L-10 M-44 released, the pages continue at the pointer's speed",
    arguments: PagedDemo.allCases, [900.0, -900])
  func keepsSpeed(demo: PagedDemo, speed: Double) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.select(1)
    let distance = 120 * speed / abs(speed)
    harness.drag(
      from: setup.point(190), to: setup.point(190 + distance), over: 120 / abs(speed), rate: 1000)
    let start = setup.x(1)
    harness.advance(by: Harness.frame)
    #expect(abs(setup.x(1) - start - speed / 60) < 0.05 * abs(speed) / 60 + 1)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(speed < 0 ? 2 : 0)
  }

  // In the container a press on a button catches the pages.
  @Test("L-10 M-44 a tab that is chosen after a release does not start with the release's velocity")
  func chosenAfterRelease() {
    let setup = PagedSetup(.tabs)
    let harness = setup.harness
    harness.drag(from: setup.point(330), to: setup.point(200), over: 0.3, release: false)
    for step in 1...5 {
      harness.mouseMove(to: setup.point(200 + 12 * Double(step)))
      harness.advance(by: Harness.frame)
    }
    harness.mouseUp(at: setup.point(260))
    setup.tapButton(1)
    #expect(setup.x(0) < -5)
    for _ in 0..<2 {
      let place = setup.x(0)
      harness.advance(by: Harness.frame)
      #expect(abs(setup.x(0) - place) < 15)
    }
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(1)
  }

  @Test(
    "L-10 E-23 turned back at the instant of their release, the pages brake instead of stopping",
    arguments: PagedDemo.allCases)
  func turnedAtRelease(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    let button = harness.center(of: demo == .container ? "button.dawn" : "tab.sencha")
    setup.tapButton(1)
    harness.advance(by: 0.1)
    harness.touchDown(1, at: setup.point(300))
    harness.advance(by: Harness.frame)
    harness.touchDown(2, at: button)
    for step in 1...12 {
      harness.touchMove(1, to: setup.point(300 - 10 * Double(step)))
      harness.advance(by: Harness.frame)
    }
    harness.touchUp(1, at: setup.point(180))
    harness.touchUp(2, at: button)
    let released = setup.x(1)
    harness.advance(by: Harness.frame)
    // From rest it would move back by a point at least.
    #expect(setup.x(1) < released - 1)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
  }

  @Test(
    "L-09 L-12 a page in flight is caught within a frame, and dragged back",
    arguments: PagedDemo.allCases)
  func caught(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.tapButton(1)
    harness.advance(by: 0.2)
    harness.expectToCatch(setup.identifier(1), at: setup.point(100))
    let shown = setup.x(1)
    harness.mouseMove(to: setup.point(140))
    harness.advance(by: Harness.frame)
    #expect(abs(setup.x(1) - shown - 40) < 1e-6)
    harness.advance(by: 0.1)
    harness.mouseMove(to: setup.point(360))
    harness.advance(by: 0.1)
    harness.mouseUp(at: setup.point(360))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
  }

  @Test(
    "a page that was chosen during the change is forgotten when the pages are caught",
    arguments: PagedDemo.allCases)
  func caughtWithAnotherChosen(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.tapButton(1)
    harness.advance(by: 0.15)
    setup.tapButton(2)
    harness.mouseDown(at: setup.point(100))
    harness.mouseMove(to: setup.point(140))
    harness.advance(by: 0.1)
    #expect(setup.release != nil)
    harness.mouseMove(to: setup.point(360))
    harness.advance(by: 0.1)
    harness.mouseUp(at: setup.point(360))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
  }

  @Test(
    "5.3 arrow keys step the selection, and stop at the ends; so do quick ones",
    arguments: PagedDemo.allCases)
  func keys(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    for (key, expected) in [("Left", 0), ("Right", 1), ("Right", 2), ("Left", 1)] {
      setup.press(key: key)
      #expect(setup.harness.advanceUntilIdle())
      #expect(setup.selected == expected)
    }
    for _ in 0..<4 {
      setup.press(key: "Right")
      setup.harness.advance(by: 0.05)
    }
    #expect(setup.harness.advanceUntilIdle())
    setup.expectAgreement(3)
  }

  @Test("during a drag no key changes the pages", arguments: PagedDemo.allCases)
  func held(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    harness.drag(from: setup.point(330), to: setup.point(200), over: 0.2, release: false)
    let selected = setup.selected
    setup.press(key: "Right")
    harness.advance(by: 0.1)
    #expect(setup.selected == selected)
    harness.mouseMove(to: setup.point(330))
    harness.advance(by: 0.1)
    harness.mouseUp(at: setup.point(330))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
  }

  @Test(
    "5.3 L-16 the button of the page that leaves reverses the slide, also beyond its middle",
    arguments: PagedDemo.allCases, [0.1, 0.3])
  func turnsRound(demo: PagedDemo, after time: Double) {
    let setup = PagedSetup(demo)
    setup.tapButton(3)
    setup.harness.advance(by: time)
    #expect((setup.x(3) < 375 / 2) == (time > 0.2))
    setup.tapButton(0)
    #expect(setup.harness.advanceUntilIdle())
    setup.expectAgreement(0)
  }

  @Test("with reduced motion pages fade in place", arguments: PagedDemo.allCases)
  func reducedMotion(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    harness.scene.reducesMotion = true
    setup.tapButton(1)
    harness.advance(by: 0.15)
    #expect(setup.x(1) == 0)
    #expect((setup.view(1)?.layer.shownOpacity ?? 1) < 1)
    #expect(harness.advanceUntilIdle())
    #expect(setup.view(1)?.alpha == 1)
    setup.expectAgreement(1)
    harness.drag(from: setup.point(330), to: setup.point(200), over: 0.2, release: false)
    #expect(setup.x(1) < -100)
    harness.mouseUp(at: setup.point(200))
    #expect(harness.advanceUntilIdle())
  }

  @Test("the rule predicts what a release does", arguments: PagedDemo.allCases)
  func rule(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    #expect(setup.release == nil)
    harness.drag(from: setup.point(330), to: setup.point(200), over: 0.1, release: false)
    let predicted = setup.release
    #expect(predicted?.outcome == .finishes)
    #expect((predicted?.velocity ?? 0) > 500)
    #expect(abs((predicted?.progress ?? 0) + setup.x(0) / 375) < 1e-6)
    harness.mouseUp(at: setup.point(200))
    #expect(harness.advanceUntilIdle())
    #expect(setup.selected == 1)
  }
}
