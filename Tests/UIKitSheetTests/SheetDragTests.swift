import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Dragging a sheet")
struct SheetDragTests {
  private let frame = SheetSetup.frame

  @Test("P-03 the sheet follows the pointer between its detents, and its height follows, too")
  func follows() throws {
    let setup = try SheetSetup.two()
    setup.show()
    setup.harness.mouseDown(at: CGPoint(x: 150, y: 370))
    setup.harness.mouseMove(to: CGPoint(x: 150, y: 365))
    setup.harness.advance(by: frame)
    for y in stride(from: 360.0, through: 60, by: -10) {
      setup.harness.mouseMove(to: CGPoint(x: 150, y: y))
      setup.harness.advance(by: frame)
      #expect(abs(setup.top - (343 - (365 - y))) < 1e-6)
      #expect(abs(setup.page.view.bounds.height - (667 - setup.top)) < 1e-6)
    }
    setup.harness.mouseUp(at: CGPoint(x: 150, y: 60))
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    #expect(setup.witness.calls == ["large"])
  }

  @Test("P-03 M-11 above its highest detent the sheet resists, and returns")
  func resists() throws {
    let setup = try SheetSetup()
    setup.show()
    setup.harness.drag(
      from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 195), over: 0.3, hold: 0.2,
      release: false)
    let pull = 20 - setup.top
    #expect(abs(pull - RubberBand(extent: 667).offset(forPull: 101)) < 1.5, "\(pull)")
    #expect(setup.page.view.bounds.height > 647)
    setup.harness.mouseUp(at: CGPoint(x: 150, y: 195))
    setup.settle()
    #expect(setup.top == SheetSetup.large)
  }

  @Test(
    "P-03 a release settles at the detent nearest to the projected position",
    arguments: [
      (-100, 0.5, 0.2, 343), (-200, 0.5, 0.2, 20), (-60, 0.04, 0, 20), (60, 0.5, 0.2, 343),
    ] as [(CGFloat, TimeInterval, TimeInterval, CGFloat)])
  func release(
    distance: CGFloat, duration: TimeInterval, hold: TimeInterval, top: CGFloat
  ) throws {
    let setup = try SheetSetup.two()
    setup.show()
    setup.drag(by: distance, over: duration, hold: hold)
    setup.settle()
    #expect(setup.top == top)
    #expect(setup.page.view.window != nil)
    #expect(setup.complaints == [])
  }

  @Test("P-03 a fling from the large detent can pass the medium one, and dismisses")
  func flingAway() throws {
    let setup = try SheetSetup.two()
    setup.sheet?.selectedDetentIdentifier = .large
    setup.show()
    setup.drag(by: 300, over: 0.1, hold: 0)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-03 L-12 a press catches a moving sheet within a frame, and a release lets it go on")
  func caught() throws {
    let setup = try SheetSetup.two()
    setup.show()
    setup.sheet?.animateChanges { setup.sheet?.selectedDetentIdentifier = .large }
    setup.harness.advance(by: 0.1)
    let before = setup.top
    setup.harness.advance(by: frame)
    let step = before - setup.top
    let shown = setup.top
    setup.harness.mouseDown(at: CGPoint(x: 150, y: 500))
    setup.harness.advance(by: frame)
    #expect(abs(setup.top - shown) <= step + 1)
    let caught = setup.top
    setup.harness.advance(by: 0.2)
    #expect(setup.top == caught)
    setup.harness.mouseUp(at: CGPoint(x: 150, y: 500))
    setup.settle()
    #expect([SheetSetup.large, SheetSetup.medium].contains(setup.top))
  }

  @Test("P-03 a sheet is caught while it is presented, and pulled down again")
  func caughtWhilePresented() throws {
    let setup = try SheetSetup()
    setup.present()
    setup.harness.advance(by: 0.15)
    let before = setup.top
    setup.harness.advance(by: frame)
    let shown = setup.top
    #expect(shown > 30)
    setup.harness.mouseDown(at: CGPoint(x: 150, y: 600))
    setup.harness.advance(by: 0.1)
    #expect(abs(setup.top - shown) <= before - shown + 1)
    let caught = setup.top
    setup.harness.mouseMove(to: CGPoint(x: 150, y: 640))
    setup.harness.advance(by: frame)
    #expect(abs(setup.top - caught - 40) < 1)
    setup.harness.mouseMove(to: CGPoint(x: 150, y: 665))
    setup.harness.advance(by: frame)
    setup.harness.mouseUp(at: CGPoint(x: 150, y: 665))
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.witness.calls == ["will", "did"])
    #expect(
      setup.page.takeCalls() == ["willAppear", "willDisappear", "didDisappear"])
    #expect(setup.complaints == [])
  }

  @Test("P-03 H-06 the sheet keeps the velocity of the pointer", arguments: [-900.0, -2000, 700])
  func velocity(speed: Double) throws {
    let setup = try SheetSetup(framesPerSecond: 240) { sheet in
      sheet.detents = [
        .custom(identifier: .init("low")) { _ in 100 }, .custom { _ in 330 }, .large(),
      ]
      sheet.selectedDetentIdentifier = sheet.detents[1].identifier
    }
    setup.show()
    let start = CGPoint(x: 150, y: setup.top + 30)
    let end = CGPoint(x: 150, y: start.y + speed * 0.1)
    setup.harness.drag(from: start, to: end, over: 0.1, rate: 1000, release: false)
    let shown = setup.speed(afterReleaseAt: end)
    #expect(abs(shown / speed - 1) < 0.05, "\(shown)")
    setup.settle()
  }

  @Test("P-03 a touchpad's scroll moves the sheet")
  func touchpad() throws {
    let setup = try SheetSetup.two()
    setup.show()
    setup.harness.scroll(
      by: CGPoint(x: 0, y: 200), at: CGPoint(x: 150, y: 400), over: 0.3)
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    setup.harness.scroll(
      by: CGPoint(x: 0, y: -120), at: CGPoint(x: 150, y: 400), over: 0.05)
    setup.settle()
    #expect(setup.top != SheetSetup.large)
  }
}
