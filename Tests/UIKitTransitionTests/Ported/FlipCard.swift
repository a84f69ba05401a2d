import UIKit

// The flip card of 2.1–2.4 as client code has it: a card turned over into a page, and back
// under a pointer from the left edge. Written against UIKit alone, with everything that such code
// relies on.

/// The card. A tap on it turns it over.
final class FlipCardFront: UIViewController {
  let card = UIView(frame: CGRect(x: 37.5, y: 133.5, width: 300, height: 400))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Front"
    view.backgroundColor = .white
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 25
    card.layer.masksToBounds = true
    view.addSubview(card)
    let tap = UITapGestureRecognizer(target: self, action: Selector(FlipCardFront.handleTap))
    card.addGestureRecognizer(tap)
  }

  func handleTap() {
    let back = FlipCardBack()
    back.modalPresentationStyle = .fullScreen
    back.transitioningDelegate = self
    back.swipe.wire(to: back)
    present(back, animated: true, completion: nil)
  }
}

extension FlipCardFront: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FlipCardPresentAnimator(originFrame: card.frame)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let back = dismissed as? FlipCardBack else { return nil }
    return FlipCardDismissAnimator(destinationFrame: card.frame, swipe: back.swipe)
  }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let animator = animator as? FlipCardDismissAnimator, let swipe = animator.swipe,
      swipe.interactionInProgress
    else { return nil }
    return swipe
  }
}

/// The page behind the card.
final class FlipCardBack: UIViewController {
  let swipe = FlipCardSwipe()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Back"
    view.backgroundColor = .systemRed
    button.setTitle("Back", for: .normal)
    button.frame = CGRect(x: 137, y: 600, width: 100, height: 44)
    button.addTarget(self, action: Selector(FlipCardBack.goBack), for: .touchUpInside)
    view.addSubview(button)
  }

  func goBack() { dismiss(animated: true, completion: nil) }
}

/// A driver that has its own gesture.
final class FlipCardSwipe: UIPercentDrivenInteractiveTransition {
  var interactionInProgress = false
  private var shouldCompleteTransition = false
  private weak var viewController: UIViewController!

  func wire(to viewController: UIViewController) {
    self.viewController = viewController
    let gesture = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(FlipCardSwipe.handleGesture))
    gesture.edges = .left
    viewController.view.addGestureRecognizer(gesture)
  }

  func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    let translation = gestureRecognizer.translation(in: gestureRecognizer.view!.superview!)
    var progress = translation.x / 200
    progress = CGFloat(fminf(fmaxf(Float(progress), 0.0), 1.0))
    switch gestureRecognizer.state {
    case .began:
      interactionInProgress = true
      viewController.dismiss(animated: true, completion: nil)
    case .changed:
      shouldCompleteTransition = progress > 0.5
      update(progress)
    case .cancelled:
      interactionInProgress = false
      cancel()
    case .ended:
      interactionInProgress = false
      if shouldCompleteTransition { finish() } else { cancel() }
    default:
      break
    }
  }
}

@MainActor enum FlipCardTransforms {
  static func yRotation(_ angle: Double) -> CATransform3D {
    CATransform3DMakeRotation(CGFloat(angle), 0.0, 1.0, 0.0)
  }

  static func perspective(for containerView: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = -0.002
    containerView.layer.sublayerTransform = transform
  }

  static func picture(of view: UIView) -> UIImageView {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 0)
    view.layer.render(in: UIGraphicsGetCurrentContext()!)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    let picture = UIImageView(image: image)
    picture.layer.cornerRadius = 25
    picture.layer.masksToBounds = true
    return picture
  }
}

final class FlipCardPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let originFrame: CGRect

  init(originFrame: CGRect) { self.originFrame = originFrame }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let fromVC = transitionContext.viewController(forKey: .from)!
    let toVC = transitionContext.viewController(forKey: .to)!
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)
    toVC.view.frame = finalFrame
    toVC.view.layoutIfNeeded()
    let picture = FlipCardTransforms.picture(of: toVC.view)
    picture.frame = originFrame
    containerView.addSubview(toVC.view)
    containerView.addSubview(picture)
    toVC.view.isHidden = true
    FlipCardTransforms.perspective(for: containerView)
    picture.layer.transform = FlipCardTransforms.yRotation(.pi / 2)
    let duration = transitionDuration(using: transitionContext)
    UIView.animateKeyframes(
      withDuration: duration, delay: 0, options: .calculationModeCubic,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          fromVC.view.layer.transform = FlipCardTransforms.yRotation(-.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          picture.layer.transform = FlipCardTransforms.yRotation(0.0)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          picture.frame = finalFrame
          picture.layer.cornerRadius = 0
        }
      },
      completion: { _ in
        toVC.view.isHidden = false
        picture.removeFromSuperview()
        fromVC.view.layer.transform = CATransform3DIdentity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class FlipCardDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let destinationFrame: CGRect
  let swipe: FlipCardSwipe?

  init(destinationFrame: CGRect, swipe: FlipCardSwipe?) {
    self.destinationFrame = destinationFrame
    self.swipe = swipe
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let fromVC = transitionContext.viewController(forKey: .from)!
    let toVC = transitionContext.viewController(forKey: .to)!
    let picture = FlipCardTransforms.picture(of: fromVC.view)
    let containerView = transitionContext.containerView
    picture.frame = fromVC.view.frame
    containerView.insertSubview(toVC.view, at: 0)
    containerView.addSubview(picture)
    fromVC.view.isHidden = true
    FlipCardTransforms.perspective(for: containerView)
    toVC.view.layer.transform = FlipCardTransforms.yRotation(-.pi / 2)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .calculationModeCubic,
      animations: { [destinationFrame] in
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 1 / 3) {
          picture.frame = destinationFrame
        }
        UIView.addKeyframe(withRelativeStartTime: 1 / 3, relativeDuration: 1 / 3) {
          picture.layer.transform = FlipCardTransforms.yRotation(.pi / 2)
        }
        UIView.addKeyframe(withRelativeStartTime: 2 / 3, relativeDuration: 1 / 3) {
          toVC.view.layer.transform = FlipCardTransforms.yRotation(0.0)
        }
      },
      completion: { _ in
        fromVC.view.isHidden = false
        picture.removeFromSuperview()
        if transitionContext.transitionWasCancelled {
          toVC.view.layer.transform = CATransform3DIdentity
          toVC.view.removeFromSuperview()
        }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
