import Foundation
import GlissadeTesting
import Testing

@testable import ContainerDemo

/// Tests of the container alone; `PagedTests` has those that it shares with the tabs.
@MainActor @Suite("Container") struct ContainerTests {
  private let setup = PagedSetup(.container)
  private var harness: Harness { setup.harness }

  @Test("5.1 5.2 a button slides to its page, from the side of its index, and the thumb along")
  func buttons() {
    setup.expectAgreement(0)
    setup.tapButton(2)
    harness.advance(by: 0.15)
    #expect(abs(setup.x(2) - setup.x(0) - 375) < 1e-6)
    #expect(setup.x(0) < 0)
    let progress = -setup.x(0) / 375
    let distance = setup.thumbPlace(2) - setup.thumbPlace(0)
    #expect(abs((setup.thumb - setup.thumbPlace(0)) / distance - progress) < 0.01)
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

  @Test(
    "M-43 pages caught while they bounce and turn stay under the pointer, also past the end",
    arguments: [-60.0, 60, 300])
  func caughtBounce(distance: Double) {
    harness.drag(from: setup.point(60), to: setup.point(260), over: 0.2)
    harness.advance(by: 0.05)
    setup.tapButton(1)
    harness.advance(by: 0.05)
    #expect(abs(setup.x(1) - setup.x(0) - 375) < 1e-6)
    harness.mouseDown(at: setup.point(40))
    harness.advance(by: Harness.frame)
    let caught = setup.x(0)
    harness.advance(by: 0.3)
    #expect(abs(setup.x(0) - caught) < 1e-6)
    var last = caught
    for step in 1...30 {
      harness.mouseMove(to: setup.point(40 + distance * Double(step) / 30))
      harness.advance(by: Harness.frame)
      #expect(abs(setup.x(0) - last) < abs(distance) / 30 + 1e-6, "step \(step)")
      last = setup.x(0)
    }
    if distance < 0 { #expect(abs(last - caught - distance) < 1e-6) }
    harness.mouseUp(at: setup.point(40 + distance))
    harness.advance(by: Harness.frame)
    #expect(abs(setup.x(0) - last) < 25)
    #expect(harness.advanceUntilIdle())
    setup.expectAgreement(setup.selected ?? -1)
  }

  @Test("5.2 only the selected page is a child")
  func children() {
    let day = setup.root as? DayViewController
    for page in [2, 1] {
      setup.select(page)
      #expect(day?.children.count == 1)
      #expect(day?.children.first === day?.selectedViewController)
      #expect(day?.page.pages.subviews.count == 1)
    }
  }
}
