import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("A list in a sheet")
struct SheetScrollTests {
  private let frame = SheetSetup.frame

  private func offset(_ setup: SheetSetup) -> CGFloat { setup.page.list?.contentOffset.y ?? .nan }
  private func point(_ y: CGFloat) -> CGPoint { CGPoint(x: 150, y: y) }

  @Test("L-07 content offset + sheet offset = pointer travel, up and down again, in one drag")
  func oneDrag() throws {
    let setup = try SheetSetup.two(list: true)
    setup.show()
    let medium = setup.top
    setup.harness.mouseDown(at: point(640))
    setup.harness.mouseMove(to: point(635))
    setup.harness.advance(by: frame)
    var (sawSheet, sawList) = (false, false)
    let up = Array(stride(from: 630.0, through: 70, by: -10))
    for y in up + up.reversed() {
      setup.harness.mouseMove(to: point(y))
      setup.harness.advance(by: frame)
      #expect(abs((medium - setup.top) + offset(setup) - (635 - y)) < 1e-6, "at \(y)")
      #expect(offset(setup) == 0 || setup.top == SheetSetup.large)
      sawSheet = sawSheet || (offset(setup) == 0 && setup.top < medium - 50)
      sawList = sawList || offset(setup) > 50
    }
    #expect(sawSheet)
    #expect(sawList)
    setup.harness.advance(by: 0.2)
    setup.harness.mouseUp(at: point(630))
    setup.settle()
    #expect(setup.top == medium)
    #expect(offset(setup) == 0)
  }

  @Test("P-02 a drag that expands the sheet and scrolls on selects the sheet's detent")
  func selection() throws {
    let setup = try SheetSetup.two(list: true)
    setup.show()
    setup.harness.drag(from: point(640), to: point(100), over: 0.4, hold: 0.2)
    setup.settle()
    #expect(offset(setup) > 100)
    #expect(setup.top == SheetSetup.large)
    #expect(setup.sheet?.selectedDetentIdentifier == .large)
    #expect(setup.witness.calls == [UISheetPresentationController.Detent.Identifier.large.rawValue])
    setup.page.view.setNeedsLayout()
    setup.harness.resize(to: CGSize(width: 320, height: 667))
    setup.settle()
    #expect(setup.top == SheetSetup.large)
  }

  @Test("L-07 pulled on downwards, the list takes the sheet away")
  func away() throws {
    let setup = try SheetSetup.two(list: true)
    setup.show()
    setup.harness.drag(from: point(450), to: point(655), over: 0.4, hold: 0.2)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.witness.calls == ["will", "did"])
    #expect(setup.complaints == [])
  }

  @Test("L-07 a fling in the list moves the list, and neither dismisses nor moves the sheet")
  func fling() throws {
    let setup = try SheetSetup(list: true)
    setup.show()
    setup.harness.drag(from: point(600), to: point(300), over: 0.1, rate: 1000)
    watch(setup) { #expect(setup.top == SheetSetup.large) }
    #expect(offset(setup) > 300)
    setup.harness.drag(from: point(300), to: point(420), over: 0.03, rate: 1000)
    watch(setup) { #expect(setup.top == SheetSetup.large) }
    #expect(setup.page.view.window != nil)
    #expect(offset(setup) == 0)
  }

  @Test("L-07 H-06 released while the list drags the sheet, the sheet gets the speed")
  func carried() throws {
    let setup = try SheetSetup.two(list: true)
    setup.show()
    setup.harness.drag(from: point(600), to: point(520), over: 0.08, rate: 1000, release: false)
    setup.harness.send(.up(at: point(520), t: setup.harness.now))
    // The sheet moves by itself from the last frame of the drag on (M-48).
    let released = setup.top
    setup.harness.advance(by: frame)
    let step = setup.top - released
    #expect(abs(step * 60 + 1000) < 0.05 * 1000 + 60, "\(step)")
    watch(setup) { #expect(offset(setup) == 0) }
    #expect(setup.top == SheetSetup.large)
  }

  @Test("P-02 L-07 without expansion by scrolling the list scrolls at once")
  func noExpansion() throws {
    let setup = try SheetSetup.two(list: true)
    setup.sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
    setup.show()
    setup.harness.drag(from: point(600), to: point(500), over: 0.4, hold: 0.2)
    setup.settle()
    #expect(setup.top == SheetSetup.medium)
    #expect(offset(setup) > 80)
    setup.harness.drag(from: point(450), to: point(650), over: 0.4, hold: 0.2)
    setup.settle()
    #expect(offset(setup) == 0)
  }

  @Test("P-03 O-05 a touchpad's scroll expands the sheet before it scrolls the list")
  func touchpad() throws {
    let setup = try SheetSetup.two(list: true)
    setup.show()
    let swipe = CGPoint(x: 0, y: 200)
    setup.harness.scroll(by: swipe, at: point(500), over: 0.3)
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    #expect(offset(setup) == 0)
    setup.harness.scroll(by: swipe, at: point(500), over: 0.3)
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    #expect(offset(setup) > 150)
  }

  /// Makes the frames of 5 s, and calls `body` after each.
  private func watch(_ setup: SheetSetup, _ body: () -> Void) {
    for _ in 0..<300 {
      setup.harness.advance(by: frame)
      body()
    }
  }
}
