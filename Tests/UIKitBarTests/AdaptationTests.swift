import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A delegate that determines the style in each traits, and keeps the calls.
@MainActor private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
  var style: (UITraitCollection) -> UIModalPresentationStyle = { _ in .none }
  var calls: [String] = []

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style(traitCollection) }
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { calls.append("prepare \(adaptivePresentationController.presentationStyle)") }
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { calls.append("\(style) \(transitionCoordinator != nil)") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
}

/// A delegate that answers without traits.
@MainActor private final class OldAdapter: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
}

@MainActor @Suite("Adaptation of presentations")
struct AdaptationTests {
  private static let narrow = CGSize(width: 375, height: 667)
  private static let wide = CGSize(width: 800, height: 900)

  @Test("P-08 in compact width a popover is a page sheet, with the delegate's callbacks")
  func popoverAsSheet() throws {
    let (setup, adapter) = (try PopoverSetup(size: Self.narrow), OldWitness())
    setup.popover.delegate = adapter
    setup.popover.adaptiveSheetPresentationController.detents = [.medium()]
    setup.show()
    #expect(setup.pageFrame == CGRect(x: 0, y: 343, width: 375, height: 324))
    #expect(setup.page.popoverPresentationController === setup.popover)
    #expect(setup.popover.arrowDirection == .unknown)
    setup.harness.tap(at: CGPoint(x: 100, y: 100))
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(adapter.dismissals == 1)
    #expect(setup.complaints == [])
  }

  @Test("P-08 the answer .none keeps the popover in compact width", arguments: [true, false])
  func kept(hasTraits: Bool) throws {
    let (setup, adapter, old) = (try PopoverSetup(size: Self.narrow), Adapter(), OldAdapter())
    setup.button.frame.origin.x = 100
    setup.popover.delegate = hasTraits ? adapter : old
    setup.show()
    #expect(setup.popover.arrowDirection == .up)
    #expect(setup.pageFrame.size == CGSize(width: 200, height: 120))
    #expect(adapter.calls == (hasTraits ? ["none true"] : []))
  }

  @Test("P-08 a popover covers the window if the delegate says so")
  func fullScreen() throws {
    let (setup, adapter) = (try PopoverSetup(size: Self.narrow), Adapter())
    adapter.style = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    setup.popover.delegate = adapter
    setup.show()
    #expect(setup.pageFrame == CGRect(origin: .zero, size: Self.narrow))
    #expect(setup.root.view.window == nil)
    #expect(setup.root.calls == ["willDisappear", "didDisappear"])
    #expect(adapter.calls == ["prepare fullScreen", "fullScreen true"])
    setup.page.dismiss(animated: true)
    setup.settle()
    #expect(setup.root.view.window != nil)
    #expect(setup.complaints == [])
  }

  @Test("P-08 the delegate of a sheet and of a custom presentation is asked, too")
  func otherStyles() throws {
    for style in [UIModalPresentationStyle.pageSheet, .formSheet, .custom] {
      let (setup, adapter) = (try PopoverSetup(size: Self.narrow), Adapter())
      adapter.style = { _ in .overFullScreen }
      setup.page.modalPresentationStyle = style
      setup.page.presentationController?.delegate = adapter
      setup.show()
      #expect(setup.pageFrame == CGRect(origin: .zero, size: Self.narrow))
      #expect(setup.root.view.window != nil)
      #expect(adapter.calls == ["prepare overFullScreen", "overFullScreen true"])
      #expect(setup.complaints == [])
    }
  }

  @Test("P-08 a style that nothing can adapt to is refused with a warning")
  func invalid() throws {
    let (setup, adapter) = (try PopoverSetup(), Adapter())
    adapter.style = { _ in .currentContext }
    setup.popover.delegate = adapter
    setup.show()
    #expect(setup.popover.arrowDirection == .up)
    #expect(setup.complaints.count == 1)
  }

  @Test("P-08 a resize turns a popover into a sheet, and back")
  func resized() throws {
    let setup = try PopoverSetup()
    setup.button.frame.origin.x = 100
    setup.show()
    setup.page.calls = []
    setup.harness.resize(to: Self.narrow)
    setup.settle()
    #expect(setup.pageFrame == CGRect(x: 0, y: 20, width: 375, height: 647))
    #expect(setup.popover.arrowDirection == .unknown)
    setup.harness.resize(to: Self.wide)
    setup.settle()
    #expect(setup.pageFrame == CGRect(x: 25, y: 153, width: 200, height: 120))
    #expect(setup.popover.arrowDirection == .up)
    #expect(setup.page.calls == [])
    setup.harness.tap(at: CGPoint(x: 600, y: 800))
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.page.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(setup.root.view.transform.isIdentity)
    #expect(setup.complaints == [])
  }

  @Test("P-08 a resize turns a sheet into a page that covers the window, and back")
  func sheetCovers() throws {
    let (setup, adapter) = (try PopoverSetup(size: Self.wide), Adapter())
    adapter.style = { $0.horizontalSizeClass == .compact ? .fullScreen : .none }
    setup.page.modalPresentationStyle = .formSheet
    setup.page.presentationController?.delegate = adapter
    setup.show()
    setup.harness.resize(to: Self.narrow)
    setup.settle()
    #expect(setup.pageFrame == CGRect(origin: .zero, size: Self.narrow))
    #expect(setup.root.view.window == nil)
    #expect(setup.root.calls == ["willDisappear", "didDisappear"])
    setup.harness.resize(to: Self.wide)
    setup.settle()
    #expect(setup.pageFrame.size == CGSize(width: 200, height: 120))
    #expect(setup.root.view.window != nil)
    #expect(setup.root.calls.suffix(2) == ["willAppear", "didAppear"])
    #expect(adapter.calls == ["none true", "prepare fullScreen", "fullScreen true", "none true"])
    #expect(setup.complaints == [])
  }
}

/// A delegate that counts dismissals, and leaves the style open.
@MainActor private final class OldWitness: NSObject, UIPopoverPresentationControllerDelegate {
  var dismissals = 0

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissals += 1
  }
}
