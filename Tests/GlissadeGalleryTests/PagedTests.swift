import Foundation
import GlissadeTesting
import Testing

/// Tests of the common behavior of the container and the tabs. Each test begins on page 0.
@MainActor @Suite(.serialized) struct PagedTests {
  @Test(
    "5.5 M-43 the pages are where the pointer put them, in both directions",
    arguments: PagedDemo.allCases)
  func follows(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.select(1)
    harness.mouseDown(at: setup.point(200))
    harness.mouseMove(to: setup.point(195))
    harness.advance(by: Harness.frame)
    for pointer in [180.0, 120, 40, 90, 190] {
      harness.mouseMove(to: setup.point(pointer))
      harness.advance(by: Harness.frame)
      #expect(abs(setup.x(1) - (pointer - 195)) < 1e-6)
      #expect(abs(setup.x(2) - (pointer - 195 + 375)) < 1e-6)
    }
    harness.mouseUp(at: setup.point(190))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(1)
  }

  @Test(
    "Escape goes to the first page, also in flight, and does nothing there",
    arguments: PagedDemo.allCases)
  func escape(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.select(2)
    setup.press(key: "Escape")
    harness.advance(by: 0.15)
    #expect(setup.x(2) > 0)
    #expect(setup.x(0) < 0)
    // A second time changes nothing.
    setup.press(key: "Escape")
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
    setup.tapButton(1)
    harness.advance(by: 0.1)
    let caught = setup.x(1)
    setup.press(key: "Escape")
    #expect(abs(setup.x(1) - caught) < 375 * 0.06)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(0)
    #expect(setup.root?.accessibilityPerformEscape() == false)
  }

  @Test(
    "Escape cancels a drag: the selected page comes back, and the pointer has no effect",
    arguments: PagedDemo.allCases)
  func escapeFromDrag(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.select(1)
    harness.drag(from: setup.point(300), to: setup.point(60), over: 0.2, hold: 0.1, release: false)
    let held = setup.x(1)
    #expect(held < -200)
    setup.press(key: "Escape")
    #expect(abs(setup.x(1) - held) < 1)
    harness.mouseMove(to: setup.point(20))
    harness.advance(by: Harness.frame)
    #expect(setup.x(1) >= held)
    #expect(setup.release == nil)
    harness.mouseUp(at: setup.point(20))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(1)
  }

  @Test("Escape past the end has no change to take back", arguments: PagedDemo.allCases)
  func escapePastTheEnd(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.select(3)
    harness.drag(from: setup.point(300), to: setup.point(100), over: 0.2, release: false)
    #expect(setup.x(3) < -50)
    setup.press(key: "Escape")
    #expect(harness.advanceUntilIdle())
    harness.mouseUp(at: setup.point(100))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(3)
    harness.drag(from: setup.point(60), to: setup.point(300), over: 0.2)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(2)
  }

  @Test(
    "C-06 K-10 a drag across zero continues to the other neighbour, without a jump",
    arguments: PagedDemo.allCases, [1, -1])
  func crossesZero(demo: PagedDemo, direction: CGFloat) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    setup.select(1)
    harness.mouseDown(at: setup.point(190))
    harness.mouseMove(to: setup.point(190 + 5 * direction))
    harness.advance(by: Harness.frame)
    let first = setup.x(1)
    for step in stride(from: 0.0, through: 150, by: 10) {
      let pointer = 190 + 5 * direction + (step <= 70 ? step : 140 - step) * direction
      harness.mouseMove(to: setup.point(pointer))
      harness.advance(by: Harness.frame)
      #expect(abs(setup.x(1) - first - (pointer - 190 - 5 * direction)) < 1e-6, "\(step)")
    }
    let isFromRight = setup.x(1) < 0
    #expect(setup.isTurning)
    #expect(abs(setup.x(isFromRight ? 2 : 0) - setup.x(1)) == 375)
    // Tabs select the page at once, the container at the release.
    let next = isFromRight ? 2 : 0
    #expect(setup.selected == (demo == .tabs ? next : 1))
    for pointer in stride(from: 170.0, through: -60, by: -20) {
      harness.mouseMove(to: setup.point(190 - (190 - pointer) * direction))
      harness.advance(by: Harness.frame)
    }
    harness.advance(by: 0.1)
    harness.mouseUp(at: setup.point(190 - 250 * direction))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(direction > 0 ? 2 : 0)
  }

  @Test(
    "K-10 one drag turns several pages, after being caught in flight", arguments: PagedDemo.allCases
  )
  func severalPages(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    harness.drag(from: setup.point(370), to: setup.point(20), over: 0.3, release: true)
    harness.advance(by: 0.05)
    #expect(setup.isTurning)
    let shown = setup.x(1)
    harness.mouseDown(at: setup.point(360))
    harness.advance(by: Harness.frame)
    for pointer in stride(from: 350.0, through: 10, by: -10) {
      harness.mouseMove(to: setup.point(pointer))
      harness.advance(by: Harness.frame)
    }
    #expect(setup.x(1) < shown - 300)
    #expect(setup.x(2) > 0)
    harness.advance(by: 0.1)
    harness.mouseUp(at: setup.point(10))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(2)
  }

  @Test(
    "M-11 past the ends the pages resist, come back, and are caught meanwhile",
    arguments: PagedDemo.allCases)
  func ends(demo: PagedDemo) {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    harness.drag(from: setup.point(100), to: setup.point(300), over: 0.2, release: false)
    let shown = setup.x(0)
    #expect(shown > 50)
    #expect(shown < 110)
    #expect(!setup.isTurning)
    harness.mouseUp(at: setup.point(300))
    harness.advance(by: 0.15)
    harness.expectToCatch(setup.identifier(0), at: setup.point(200))
    // The drag passes the page's place and continues to the next page.
    harness.mouseMove(to: setup.point(-60))
    harness.advance(by: Harness.frame)
    #expect(setup.x(0) < 0)
    #expect(setup.isTurning)
    harness.advance(by: 0.1)
    harness.mouseUp(at: setup.point(-60))
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(setup.selected == 1 ? 1 : 0)
  }

  @Test(
    "L-02 the window may be resized at any time", arguments: PagedDemo.allCases, [0.0, 0.1])
  func resize(demo: PagedDemo, delay: Double) throws {
    let setup = PagedSetup(demo)
    let harness = setup.harness
    harness.drag(from: setup.point(330), to: setup.point(200), over: 0.2, release: false)
    harness.advance(by: delay)
    harness.resize(to: CGSize(width: 500, height: 400))
    harness.advance(by: 0.1)
    harness.mouseUp(at: setup.point(200))
    #expect(harness.advanceUntilIdle())
    let frame = harness.frame(of: setup.identifier(try #require(setup.selected)))
    // The pages of the container reach below its bar, those of the tabs to theirs.
    #expect(frame == CGRect(x: 0, y: 0, width: 500, height: demo == .container ? 400 : 351))
  }
}
