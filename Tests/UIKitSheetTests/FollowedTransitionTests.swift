import Foundation
import GlissadeTesting
import Testing
import UIKit

/// An animator that slides a page up, or down again, and that can be interrupted.
@MainActor private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  private var animator: UIViewPropertyAnimator?

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    self.animator = animator
    guard let page = context.view(forKey: isPresenting ? .to : .from) else { return animator }
    let height = context.containerView.bounds.height
    if isPresenting {
      page.frame = context.containerView.bounds.offsetBy(dx: 0, dy: height)
      context.containerView.addSubview(page)
    }
    animator.addAnimations { [isPresenting] in page.frame.origin.y = isPresenting ? 0 : height }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}

/// A page that a pan takes down, or catches on its way.
@MainActor private final class FollowedPage: UIViewController, UIViewControllerTransitioningDelegate
{
  let driver = UIPercentDrivenInteractiveTransition()
  let pan = UIPanGestureRecognizer()
  var axis = NSLayoutConstraint.Axis.vertical
  var distance: CGFloat = 667
  private var isPresenting = false

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    driver.wantsInteractiveStart = false
    pan.addTarget(self, action: Selector(FollowedPage.handlePan))
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began, transitionCoordinator == nil {
      driver.wantsInteractiveStart = true
      dismiss(animated: true)
      driver.wantsInteractiveStart = false
    }
    driver.follow(pan, along: axis, distance: isPresenting ? -distance : distance)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return Slide(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    isPresenting = false
    return Slide(isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { driver }
}

@MainActor private struct FollowedSetup {
  let harness = Harness { UIViewController() }
  let page = FollowedPage()
  static let frame = 1.0 / 60

  init() { harness.window.addGestureRecognizer(page.pan) }

  var top: CGFloat { harness.presentationFrame(of: page.view).minY }
  var isShown: Bool { harness.window.rootViewController?.presentedViewController != nil }

  func present() { harness.window.rootViewController?.present(page, animated: true) }

  func show() {
    present()
    settle()
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(harness.advanceUntilIdle(timeout: 10), sourceLocation: sourceLocation)
  }

  func drag(to end: CGPoint, hold: TimeInterval = 0.2, release: Bool = false) {
    harness.drag(
      from: CGPoint(x: 100, y: 100), to: end, over: 0.3, hold: hold, release: release)
  }
}

@MainActor @Suite("A transition that follows a pan")
struct FollowedTransitionTests {
  @Test("E-24 it is shown by the pan's translation along the axis", arguments: [true, false])
  func follows(isVertical: Bool) {
    let setup = FollowedSetup()
    setup.page.axis = isVertical ? .vertical : .horizontal
    setup.page.distance = isVertical ? 667 : 250
    setup.show()
    let end = isVertical ? CGPoint(x: 100, y: 300) : CGPoint(x: 200, y: 100)
    setup.drag(to: end)
    let progress = isVertical ? 200 / 667.0 : 100 / 250.0
    #expect(abs(setup.page.driver.percentComplete - progress) < 0.03)
    #expect(abs(setup.top - 667 * setup.page.driver.percentComplete) < 1)
    #expect(setup.page.driver.reading?.outcome == .cancels)
    #expect(setup.page.driver.reading?.rule == ReleaseRule())
    #expect(setup.page.driver.reading?.distance == setup.page.distance)
    setup.harness.mouseUp(at: end)
    setup.settle()
    #expect(setup.isShown)
    #expect(setup.page.driver.reading == nil)
    #expect(setup.top == 0)
  }

  @Test("E-22 E-24 its release is decided by the driver's rule", arguments: [0.2, 0.8])
  func released(threshold: CGFloat) {
    let setup = FollowedSetup()
    setup.page.driver.releaseRule.threshold = threshold
    setup.show()
    setup.drag(to: CGPoint(x: 100, y: 500), release: true)
    setup.settle()
    #expect(setup.isShown == (threshold == 0.8))
  }

  @Test("E-24 L-12 caught in flight and only touched, it continues as before")
  func touched() {
    let setup = FollowedSetup()
    setup.present()
    setup.harness.advance(by: 0.1)
    // The movement by which a pan begins is no part of its translation.
    setup.harness.mouseDown(at: CGPoint(x: 100, y: 640))
    setup.harness.mouseMove(to: CGPoint(x: 100, y: 634))
    setup.harness.advance(by: FollowedSetup.frame)
    let caught = setup.top
    setup.harness.advance(by: 0.2)
    #expect(setup.top == caught)
    #expect(caught > 300)
    #expect(setup.page.driver.reading?.outcome == .finishes)
    setup.harness.mouseUp(at: CGPoint(x: 100, y: 634))
    setup.settle()
    #expect(setup.isShown)
    #expect(setup.top == 0)
  }

  @Test("E-24 a cancelled pan cancels a transition that it has begun, and continues a caught one")
  func cancelled() {
    let setup = FollowedSetup()
    setup.show()
    setup.drag(to: CGPoint(x: 100, y: 600))
    setup.page.pan.isEnabled = false
    setup.page.pan.isEnabled = true
    setup.settle()
    #expect(setup.isShown)
    #expect(setup.top == 0)
    setup.harness.mouseUp(at: CGPoint(x: 100, y: 600))
    setup.page.dismiss(animated: true)
    setup.harness.advance(by: 0.1)
    setup.harness.mouseDown(at: CGPoint(x: 100, y: 640))
    setup.harness.mouseMove(to: CGPoint(x: 100, y: 600))
    setup.harness.advance(by: FollowedSetup.frame)
    #expect(setup.page.driver.reading != nil)
    setup.page.pan.isEnabled = false
    setup.page.pan.isEnabled = true
    setup.settle()
    #expect(!setup.isShown)
  }
}
