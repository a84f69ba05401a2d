import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Popovers")
struct PopoverTests {
  @Test("P-06 the style is kept, and has a popover presentation controller")
  func style() {
    let page = UIViewController()
    #expect(page.popoverPresentationController == nil)
    page.modalPresentationStyle = .popover
    #expect(page.popoverPresentationController != nil)
    #expect(page.popoverPresentationController === page.presentationController)
    #expect(page.popoverPresentationController?.arrowDirection == .unknown)
    #expect(page.sheetPresentationController == nil)
  }

  @Test("P-06 a popover is below its source, in its preferred size, and points at it")
  func below() throws {
    let setup = try PopoverSetup()
    setup.show()
    #expect(setup.popover.arrowDirection == .up)
    #expect(setup.pageFrame == CGRect(x: 300, y: 153, width: 200, height: 120))
    #expect(setup.root.calls == [])
    #expect(setup.page.calls == ["willAppear", "didAppear"])
    #expect(setup.complaints == [])
  }

  @Test(
    "P-06 the arrow has a permitted direction",
    arguments: [
      (UIPopoverArrowDirection.down, CGRect(x: 300, y: 367, width: 200, height: 120)),
      (.left, CGRect(x: 438, y: 460, width: 200, height: 120)),
      (.right, CGRect(x: 162, y: 460, width: 200, height: 120)),
      ([] as UIPopoverArrowDirection, CGRect(x: 300, y: 460, width: 200, height: 120)),
    ])
  func directions(_ direction: UIPopoverArrowDirection, _ frame: CGRect) throws {
    let setup = try PopoverSetup()
    setup.button.frame.origin.y = 500
    setup.popover.permittedArrowDirections = direction
    setup.show()
    #expect(setup.popover.arrowDirection == direction)
    #expect(setup.pageFrame == frame)
  }

  @Test("P-06 a popover that fits on no side is made smaller, or covers its source")
  func overlap() throws {
    for overlaps in [false, true] {
      let setup = try PopoverSetup()
      setup.page.preferredContentSize = CGSize(width: 200, height: 800)
      setup.popover.permittedArrowDirections = .up
      setup.popover.canOverlapSourceViewRect = overlaps
      setup.show()
      #expect(setup.pageFrame.maxY == 890)
      #expect(setup.pageFrame.height == (overlaps ? 800 : 737))
    }
  }

  @Test("P-06 margins and a rectangle of the source move the popover")
  func margins() throws {
    let setup = try PopoverSetup()
    setup.button.frame.origin.x = 0
    setup.popover.sourceRect = CGRect(x: 0, y: 0, width: 10, height: 10)
    setup.popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 0)
    setup.show()
    #expect(setup.pageFrame == CGRect(x: 33, y: 123, width: 200, height: 120))
  }

  @Test("P-06 a bar button is a source")
  func barButton() throws {
    let setup = try PopoverSetup(isInBar: true)
    setup.show()
    #expect(setup.popover.arrowDirection == .up)
    #expect(abs(setup.pageFrame.minY - 57) < 0.01)
    #expect(setup.pageFrame.maxX == 790)
    #expect(setup.complaints == [])
  }

  @Test("P-06 without a source the popover is centered, with a warning")
  func noSource() throws {
    let setup = try PopoverSetup()
    setup.popover.sourceView = nil
    setup.show()
    #expect(setup.pageFrame == CGRect(x: 300, y: 390, width: 200, height: 120))
    #expect(setup.complaints.count == 1)
  }

  @Test("P-06 another preferred size is animated")
  func resized() throws {
    let setup = try PopoverSetup()
    setup.show()
    setup.page.preferredContentSize = CGSize(width: 200, height: 220)
    setup.harness.advance(by: 0.1)
    #expect(setup.pageFrame.height > 130)
    #expect(setup.pageFrame.height < 210)
    setup.settle()
    #expect(setup.pageFrame == CGRect(x: 300, y: 153, width: 200, height: 220))
  }

  @Test("P-06 a page in a navigation controller determines the size")
  func nested() throws {
    let setup = try PopoverSetup()
    let stack = UINavigationController(rootViewController: setup.page)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.sourceView = setup.button
    setup.root.present(stack, animated: true)
    setup.settle()
    #expect(setup.harness.presentationFrame(of: stack.view).size == CGSize(width: 200, height: 164))
    setup.page.preferredContentSize = CGSize(width: 220, height: 130)
    setup.settle()
    #expect(setup.harness.presentationFrame(of: stack.view).size == CGSize(width: 220, height: 174))
    #expect(setup.page.popoverPresentationController === stack.popoverPresentationController)
  }

  @Test("P-06 the popover grows out of its arrow, and only fades with reduced motion")
  func animation() throws {
    for reduced in [false, true] {
      let setup = try PopoverSetup(reducesMotion: reduced)
      setup.root.present(setup.page, animated: true)
      setup.harness.advance(by: 0.05)
      #expect((setup.pageFrame.width < 190) == !reduced)
      setup.settle()
      #expect(setup.pageFrame.width == 200)
    }
  }

  @Test("P-06 the background has a color of its own")
  func background() throws {
    let setup = try PopoverSetup()
    setup.popover.backgroundColor = .red
    setup.show()
    #expect(setup.page.view.superview?.backgroundColor == .red)
  }

  @Test("N-29 a sheet of actions with a source is a popover in a wide window")
  func actions() throws {
    let setup = try PopoverSetup()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    var chosen: [String] = []
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
    }
    let source = try #require(alert.popoverPresentationController)
    source.sourceView = setup.button
    setup.root.present(alert, animated: true)
    setup.settle()
    #expect(source.arrowDirection == .up)
    #expect(setup.harness.presentationFrame(of: alert.view).width == 270)
    #expect(setup.harness.presentationFrame(of: alert.view).minY == 153)
    setup.harness.tap(at: CGPoint(x: 40, y: 800))
    setup.settle()
    #expect(chosen == ["Keep"])
    #expect(alert.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("N-29 an alert shows its title and its message")
  func message() throws {
    let setup = try PopoverSetup()
    let alert = UIAlertController(title: "Delete?", message: "It is gone.", preferredStyle: .alert)
    setup.root.present(alert, animated: false)
    setup.settle()
    let texts = alert.view.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(texts == ["Delete?", "It is gone."])
    let lowest = alert.view.subviews.last { $0 is UILabel }
    #expect((lowest?.frame.height ?? 0) > 10)
  }

  @Test("N-29 an alert has no popover, and a sheet of actions in a narrow window is none")
  func noActions() throws {
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    #expect(alert.popoverPresentationController == nil)
    let setup = try PopoverSetup(size: CGSize(width: 375, height: 667))
    let sheet = UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    sheet.popoverPresentationController?.sourceView = setup.button
    setup.root.present(sheet, animated: true)
    setup.settle()
    #expect(setup.harness.presentationFrame(of: sheet.view).maxY == 659)
  }
}
