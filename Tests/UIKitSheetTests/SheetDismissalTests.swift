import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Dismissing a sheet")
struct SheetDismissalTests {
  @Test("P-04 a drag down dismisses the sheet, and notifies the delegate")
  func dragged() throws {
    let setup = try SheetSetup()
    setup.show()
    setup.drag(by: 420)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.witness.calls == ["will", "did"])
    #expect(setup.root.presentedViewController == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-04 A-17 a cancelled dismissal leaves everything as it was, and works again")
  func cancelled() throws {
    let setup = try SheetSetup()
    setup.show()
    _ = setup.page.takeCalls()
    let (sheet, container) = (setup.sheet, setup.sheet?.containerView)
    setup.drag(by: 150)
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    #expect(setup.witness.calls == ["will"])
    #expect(
      setup.page.takeCalls() == ["willDisappear", "willAppear", "didAppear"])
    #expect(setup.root.takeCalls() == [])
    #expect(setup.sheet === sheet)
    #expect(setup.sheet?.containerView === container)
    #expect(!setup.page.isBeingDismissed)
    setup.drag(by: 420)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.witness.calls == ["will", "will", "did"])
    #expect(setup.complaints == [])
  }

  @Test("P-04 a refused dismissal resists and comes back", arguments: [true, false])
  func refused(byDelegate: Bool) throws {
    let setup = try SheetSetup()
    setup.witness.allows = !byDelegate
    setup.page.isModalInPresentation = !byDelegate
    setup.show()
    let start = CGPoint(x: 150, y: 60)
    setup.harness.drag(
      from: start, to: CGPoint(x: 150, y: 560), over: 0.3, hold: 0.2, release: false)
    #expect(setup.top > SheetSetup.large + 80)
    #expect(setup.top < SheetSetup.large + 300)
    #expect(setup.witness.calls == [])
    #expect(!setup.page.isBeingDismissed)
    setup.harness.mouseUp(at: CGPoint(x: 150, y: 560))
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    #expect(setup.witness.calls == ["attempt"])
    setup.drag(by: 60)
    setup.settle()
    #expect(setup.witness.calls == ["attempt"])
    setup.press("Escape")
    setup.settle()
    #expect(setup.witness.calls == ["attempt", "attempt"])
    setup.page.dismiss(animated: true)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.witness.calls == ["attempt", "attempt"])
  }

  @Test("P-04 a modal child keeps the sheet of its container")
  func modalChild() throws {
    let setup = try SheetSetup()
    let child = UIViewController()
    child.isModalInPresentation = true
    setup.page.addChild(child)
    setup.show()
    setup.drag(by: 500)
    setup.settle()
    #expect(setup.top == SheetSetup.large)
  }

  @Test(
    "P-04 L-03 the program dismisses a sheet that the user drags and may not dismiss",
    arguments: [true, false])
  func byProgram(reducesMotion: Bool) throws {
    let setup = try SheetSetup(reducesMotion: reducesMotion) { $0.detents = [.medium(), .large()] }
    setup.page.isModalInPresentation = true
    setup.show()
    setup.harness.drag(
      from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 480), over: 0.3, release: false)
    setup.page.dismiss(animated: true)
    setup.settle()
    #expect(setup.root.presentedViewController == nil)
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-05 Escape and a press on the dimming dismiss", arguments: [true, false])
  func requested(byKey: Bool) throws {
    let setup = try SheetSetup.two()
    setup.show()
    if byKey {
      setup.press("Escape")
    } else {
      setup.harness.tap(at: CGPoint(x: 150, y: 100))
    }
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.witness.calls == ["will", "did"])
    #expect(setup.complaints == [])
  }

  @Test("P-05 L-12 a press beside a sheet that comes in reverses it")
  func reversed() throws {
    let setup = try SheetSetup.two()
    setup.present()
    setup.harness.advance(by: 0.15)
    let before = setup.top
    setup.harness.tap(at: CGPoint(x: 150, y: 20))
    #expect(abs(setup.top - before) < 60)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("L-16 presses at 20 Hz beside the sheet and in it lose no state")
  func rapid() throws {
    let setup = try SheetSetup.two()
    for round in 0..<60 {
      if setup.root.presentedViewController == nil { setup.present() }
      let y: CGFloat = round % 3 == 0 ? 500 : 10
      setup.harness.tap(at: CGPoint(x: 150, y: y))
    }
    setup.settle()
    let shown = setup.root.presentedViewController != nil
    #expect((setup.page.view.window != nil) == shown)
    #expect(setup.harness.log.filter { $0.contains("violation") } == [])
  }

  @Test("P-04 the program dismisses a sheet that is dragged, or on its way to a detent")
  func inMotion() throws {
    let setup = try SheetSetup.two()
    setup.show()
    setup.harness.drag(
      from: CGPoint(x: 150, y: 370), to: CGPoint(x: 150, y: 250), over: 0.2, release: false)
    setup.page.dismiss(animated: true)
    setup.harness.advance(by: 0.1)
    setup.harness.mouseUp(at: CGPoint(x: 150, y: 250))
    setup.settle()
    #expect(setup.page.view.window == nil)
    setup.show()
    setup.drag(by: -150, over: 0.1, hold: 0)
    let before = setup.top
    setup.page.dismiss(animated: true)
    setup.harness.advance(by: SheetSetup.frame)
    #expect(abs(setup.top - before) < 60)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }
}
