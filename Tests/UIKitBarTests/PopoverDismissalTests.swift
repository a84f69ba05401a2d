import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Dismissing a popover")
struct PopoverDismissalTests {
  @Test(
    "P-07 a press outside and Escape dismiss, and notify the delegate", arguments: [true, false])
  func dismissed(byKey: Bool) throws {
    let (setup, witness) = (try PopoverSetup(), PopoverWitness())
    setup.popover.delegate = witness
    setup.show()
    setup.harness.tap(at: CGPoint(x: 400, y: 200))
    setup.settle()
    #expect(setup.page.view.window != nil)
    if byKey { setup.press("Escape") } else { setup.harness.tap(at: CGPoint(x: 40, y: 800)) }
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.page.view.superview == nil)
    #expect(witness.calls == ["prepare", "will", "did", "popover did"])
    #expect(setup.popover.arrowDirection == .unknown)
    #expect(setup.root.presentedViewController == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-07 a popover stays if one of the two delegate methods or its controller refuses")
  func refused() throws {
    for refusal in 0..<3 {
      let (setup, witness) = (try PopoverSetup(), PopoverWitness())
      setup.popover.delegate = witness
      witness.allows = refusal != 0
      witness.allowsPopover = refusal != 1
      setup.page.isModalInPresentation = refusal == 2
      setup.show()
      setup.harness.tap(at: CGPoint(x: 40, y: 800))
      setup.settle()
      #expect(setup.page.view.window != nil)
      #expect(witness.calls == ["prepare", "attempt"])
    }
  }

  @Test("P-07 a dismissal by the program does not notify the delegate")
  func byProgram() throws {
    let (setup, witness) = (try PopoverSetup(), PopoverWitness())
    setup.popover.delegate = witness
    setup.show()
    setup.page.dismiss(animated: true)
    setup.settle()
    #expect(witness.calls == ["prepare"])
    #expect(setup.page.calls.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(setup.page.view.alpha == 1)
  }

  @Test("P-07 L-12 a press outside reverses a popover that comes in")
  func reversed() throws {
    let (setup, witness) = (try PopoverSetup(), PopoverWitness())
    setup.popover.delegate = witness
    setup.root.present(setup.page, animated: true)
    setup.harness.advance(by: 0.1)
    setup.harness.tap(at: CGPoint(x: 40, y: 800))
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(witness.calls == ["prepare", "will", "did", "popover did"])
    #expect(setup.complaints == [])
    setup.page.popoverPresentationController?.sourceView = setup.button
    setup.show()
    #expect(setup.pageFrame == CGRect(x: 300, y: 153, width: 200, height: 120))
  }

  @Test("P-07 a press in a passthrough view reaches it, and the popover stays")
  func passthrough() throws {
    let setup = try PopoverSetup()
    var presses = 0
    setup.button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    setup.popover.passthroughViews = [setup.button]
    setup.show()
    setup.harness.tap(at: CGPoint(x: 400, y: 120))
    setup.settle()
    #expect(presses == 1)
    #expect(setup.page.view.window != nil)
    setup.popover.passthroughViews = nil
    setup.harness.tap(at: CGPoint(x: 400, y: 120))
    setup.settle()
    #expect(presses == 1)
    #expect(setup.page.view.window == nil)
  }

  @Test("P-07 without animation the popover is there at once")
  func unanimated() throws {
    let setup = try PopoverSetup()
    setup.root.present(setup.page, animated: false)
    setup.settle()
    #expect(setup.pageFrame == CGRect(x: 300, y: 153, width: 200, height: 120))
    setup.root.dismiss(animated: false)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-06 a resize asks the delegate for the source, and moves the popover")
  func repositioned() throws {
    let (setup, witness) = (try PopoverSetup(), PopoverWitness())
    setup.popover.delegate = witness
    witness.moves = 20
    setup.show()
    setup.harness.resize(to: CGSize(width: 820, height: 900))
    setup.settle()
    #expect(witness.calls == ["prepare", "reposition"])
    #expect(setup.pageFrame.minX == 320)
    #expect(setup.popover.sourceRect.minX == 20)
  }
}
