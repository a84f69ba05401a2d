import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of a sheet in a wrapper of its own, and of a full-screen page over it.
@MainActor @Suite("A presenter's place")
struct PresenterPlaceTests {
  private let setup: TransitionSetup
  private let root = DiaryController("root", Diary())
  private let sheet = DiaryController("sheet", Diary())
  private let full = DiaryController("full", Diary())
  private let delegate = Wrapping()

  init() {
    let root = root
    setup = TransitionSetup { root }
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    full.modalPresentationStyle = .fullScreen
    setup.run { root.present(sheet, animated: true) }
    setup.settle()
  }

  private func frames(of view: UIView) -> [CGRect] { [view.frame, view.layer.shownFrame] }

  @Test("D-08 a wrapper made in presentationTransitionWillBegin is what is presented")
  func wrapper() {
    #expect(delegate.controller?.readsBeforeBeginning == 0)
    #expect(sheet.view.superview === delegate.controller?.wrapper)
    #expect(sheet.view.layer.shownFrame == CGRect(x: 0, y: 300, width: 375, height: 367))
    setup.run { root.dismiss(animated: true) }
    setup.settle()
    #expect(sheet.presentingViewController == nil)
    #expect(delegate.controller?.wrapper?.window == nil)
    #expect(setup.warnings == [])
  }

  @Test("B-16 under a full screen a wrapped sheet stays where it is seen, and returns")
  func fullOverSheet() {
    let before = frames(of: sheet.view)
    let mask = sheet.view.autoresizingMask
    setup.run { sheet.present(full, animated: true) }
    setup.frames(6)
    #expect(sheet.view.layer.shownFrame == before[1])
    #expect(sheet.view.superview === full.presentationController?.containerView)
    setup.settle()
    #expect(sheet.view.superview == nil)
    setup.run { full.dismiss(animated: true) }
    setup.frames(6)
    #expect(sheet.view.layer.shownFrame == before[1])
    setup.settle()
    #expect(frames(of: sheet.view) == before)
    #expect(sheet.view.autoresizingMask == mask)
    #expect(sheet.view.superview === delegate.controller?.wrapper)
  }

  @Test("B-16 L-04 a cancelled presentation over a sheet puts it back as it was")
  func cancelled() {
    let before = Picture(of: setup.window)
    let driver = UIPercentDrivenInteractiveTransition()
    let vendor = SlideVendor(driver: driver)
    full.transitioningDelegate = vendor
    setup.run { sheet.present(full, animated: true) }
    driver.update(0.5)
    setup.frame()
    #expect(sheet.view.layer.shownFrame.minY == 300)
    driver.cancel()
    setup.settle()
    #expect(full.presentingViewController == nil)
    #expect(Picture(of: setup.window) == before)
  }

  @Test("B-16 the sheet follows a resize of the window that it has not seen")
  func resized() {
    setup.run { sheet.present(full, animated: true) }
    setup.settle()
    setup.harness.resize(to: CGSize(width: 375, height: 767))
    setup.settle()
    setup.run { full.dismiss(animated: true) }
    setup.settle()
    let wrapper = delegate.controller?.wrapper
    #expect(sheet.view.frame == wrapper?.bounds)
  }

  @Test("B-16 a root's view fills the window again after a resize")
  func rootResized() {
    setup.run { root.dismiss(animated: false) }
    setup.settle()
    setup.run { root.present(full, animated: true) }
    setup.settle()
    setup.harness.resize(to: CGSize(width: 400, height: 500))
    setup.settle()
    setup.run { full.dismiss(animated: true) }
    setup.settle()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 400, height: 500))
    #expect(root.view.superview === setup.window)
  }
}

/// Slides, driven by what the test sets.
@MainActor private final class SlideVendor: NSObject, UIViewControllerTransitioningDelegate {
  let animator = SlideAnimator(duration: 0.5, diary: Diary())
  let driver: UIPercentDrivenInteractiveTransition
  init(driver: UIPercentDrivenInteractiveTransition) { self.driver = driver }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

/// Vends a presentation controller that makes its view late.
@MainActor private final class Wrapping: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var controller: WrappingController?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    controller = WrappingController(presentedViewController: presented, presenting: presenting)
    return controller
  }
}

/// The presented controller's view in a wrapper that is made in `presentationTransitionWillBegin`.
@MainActor private final class WrappingController: UIPresentationController {
  private(set) var wrapper: UIView?
  private(set) var readsBeforeBeginning = 0

  override var presentedView: UIView? {
    if wrapper == nil { readsBeforeBeginning += 1 }
    return wrapper
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: 300, width: bounds.width, height: bounds.height - 300)
  }

  override func presentationTransitionWillBegin() {
    let made = UIView(frame: frameOfPresentedViewInContainerView)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let view = super.presentedView!
    view.frame = made.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.addSubview(view)
    wrapper = made
  }
}
