import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Styles of presentation")
struct SheetStyleTests {
  @Test("P-01 the default style reads as a page sheet, and others are kept")
  func defaultStyle() {
    let page = UIViewController()
    #expect(page.modalPresentationStyle == .pageSheet)
    #expect(page.sheetPresentationController != nil)
    page.modalPresentationStyle = .fullScreen
    #expect(page.modalPresentationStyle == .fullScreen)
    #expect(page.sheetPresentationController == nil)
    page.modalPresentationStyle = .automatic
    #expect(page.modalPresentationStyle == .pageSheet)
  }

  @Test("P-01 a delegate that is set before the style changes stays the delegate")
  func delegateStays() {
    let (page, witness) = (UIViewController(), SheetWitness())
    page.presentationController?.delegate = witness
    page.modalPresentationStyle = .overFullScreen
    #expect(page.presentationController?.delegate === witness)
    #expect(!(page.presentationController is UISheetPresentationController))
  }

  @Test("P-01 A-10 the presenter of a sheet gets no appearance callback, and its view stays")
  func presenterStays() throws {
    let setup = try SheetSetup()
    setup.show()
    #expect(setup.root.takeCalls() == [])
    #expect(setup.root.view.window != nil)
    #expect(setup.page.takeCalls() == ["willAppear", "didAppear"])
    #expect(setup.top == SheetSetup.large)
    setup.root.dismiss(animated: true)
    setup.settle()
    #expect(setup.root.takeCalls() == [])
    #expect(setup.page.takeCalls() == ["willDisappear", "didDisappear"])
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-01 without animation the sheet is at its detent at once")
  func unanimated() throws {
    let setup = try SheetSetup.two()
    setup.present(animated: false)
    setup.settle()
    #expect(setup.top == SheetSetup.medium)
    setup.page.dismiss(animated: false)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-01 a form sheet in a wide window is a small card in its middle")
  func form() throws {
    let setup = try SheetSetup(size: CGSize(width: 1000, height: 900))
    setup.page.modalPresentationStyle = .formSheet
    setup.show()
    let frame = setup.harness.presentationFrame(of: setup.page.view)
    #expect(frame == CGRect(x: 230, y: 140, width: 540, height: 620))
  }

  @Test("P-01 a page sheet in a wide window is higher than a form sheet, over its source")
  func page() throws {
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let setup = try SheetSetup(size: CGSize(width: 1000, height: 900)) { $0.sourceView = source }
    setup.root.view.addSubview(source)
    setup.show()
    let frame = setup.harness.presentationFrame(of: setup.page.view)
    #expect(frame == CGRect(x: 20, y: 20, width: 704, height: 860))
  }

  @Test("P-01 an animator of the delegate moves the sheet, and the presenter stays")
  func clientAnimator() throws {
    let setup = try SheetSetup()
    let delegate = FadingDelegate()
    setup.page.transitioningDelegate = delegate
    setup.show()
    #expect(delegate.finalFrame == CGRect(x: 0, y: 20, width: 375, height: 647))
    #expect(delegate.hadFromView == false)
    #expect(setup.root.view.transform.isIdentity)
    #expect(setup.top == SheetSetup.large)
    setup.drag(by: 300)
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    setup.page.dismiss(animated: true)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-01 R-06 with reduced motion the sheet fades where it rests")
  func reducedMotion() throws {
    let setup = try SheetSetup(reducesMotion: true)
    setup.present()
    for _ in 0..<10 {
      #expect(setup.top == SheetSetup.large)
      #expect(setup.root.view.transform.isIdentity)
      setup.harness.advance(by: SheetSetup.frame)
    }
    setup.settle()
    setup.page.dismiss(animated: true)
    setup.harness.advance(by: 0.1)
    #expect(setup.top == SheetSetup.large)
    setup.settle()
    #expect(setup.page.view.window == nil)
  }

  @Test("P-01 a presentation leaves no trace on the presenter")
  func noTrace() throws {
    let setup = try SheetSetup()
    let before = setup.harness.window.subviews
    setup.root.view.layer.cornerRadius = 3
    setup.show()
    #expect(setup.root.view.layer.cornerRadius == 16)
    setup.page.dismiss(animated: true)
    setup.settle()
    #expect(setup.harness.window.subviews == before)
    #expect(setup.root.view.layer.cornerRadius == 3)
    #expect(setup.root.view.transform.isIdentity)
    #expect(!setup.root.view.clipsToBounds)
    #expect(setup.page.view.superview == nil)
  }
}

/// A delegate whose animator fades.
@MainActor
private final class FadingDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private(set) var finalFrame = CGRect.zero
  private(set) var hadFromView: Bool?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      finalFrame = context.finalFrame(for: to)
      hadFromView = context.view(forKey: .from) != nil
      view.frame = finalFrame
      view.alpha = 0
      context.containerView.addSubview(view)
    }
    let view = context.view(forKey: .to) ?? context.view(forKey: .from)
    let alpha: CGFloat = context.view(forKey: .to) == nil ? 0 : 1
    UIView.animate(withDuration: 0.2) {
      view?.alpha = alpha
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
