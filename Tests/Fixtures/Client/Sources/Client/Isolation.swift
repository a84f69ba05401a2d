import Dispatch
import Foundation
import UIKit

// Client code that ignores isolation (N-17). It only has to compile.

/// A helper outside of UIKit's hierarchy that owns and moves views.
final class Toaster {
  static let shared = Toaster()
  private let label = UILabel()
  private let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
  private lazy var tap = UITapGestureRecognizer(target: self, action: Selector(Toaster.tapped))
  private var timer: Timer?
  var font = UIFont.systemFont(ofSize: 15)
  var onDone: (() -> Void)?

  func show(_ text: String, in view: UIView) {
    label.text = text
    label.font = font
    label.textColor = .white
    label.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
    label.addGestureRecognizer(tap)
    view.addSubview(label)
    UIView.animate(withDuration: 0.3, animations: { self.label.alpha = 1 }, completion: finished)
    animator.addAnimations { self.label.transform = CGAffineTransform(scaleX: 2, y: 2) }
    animator.addCompletion { position in if position == .end { self.onDone?() } }
    DispatchQueue.main.async { self.label.alpha = 0.5 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.label.removeFromSuperview() }
  }

  func tapped() { hide() }
  func hide() { UIView.animate(withDuration: 0.2) { self.label.alpha = 0 } }
  func finished(_ completed: Bool) {}

  deinit {
    label.removeFromSuperview()
    animator.stopAnimation(true)
    timer?.invalidate()
  }
}

struct Metrics {
  static let titleFont = UIFont.boldSystemFont(ofSize: 17)
  var width: CGFloat { return UIScreen.main.bounds.width }
  func frame(of view: UIView) -> CGRect { return view.convert(view.bounds, to: nil) }
}

enum Style {
  static func apply(to button: UIButton) {
    button.setTitleColor(.white, for: .normal)
    button.layer.cornerRadius = 8
  }
  static func round(_ layer: CALayer) { layer.cornerRadius = layer.bounds.height / 2 }
}

/// A conformance in an extension.
class Slide: NSObject {
  var duration: TimeInterval = 0.4
  weak var context: UIViewControllerContextTransitioning?
}

extension Slide: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return transitionContext?.isAnimated == true ? duration : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    slide(transitionContext.view(forKey: .to))
  }

  func animationEnded(_ transitionCompleted: Bool) { context = nil }
}

extension Slide {
  private func slide(_ view: UIView?) {
    guard let view = view, let container = context?.containerView else { return }
    container.addSubview(view)
    view.frame = container.bounds
    let done = { self.context?.completeTransition(!(self.context?.transitionWasCancelled ?? true)) }
    UIView.animate(
      withDuration: duration, animations: { view.alpha = 1 }, completion: { _ in done() })
  }
}

extension Slide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return fromVC.view.window == nil ? nil : self
  }
}

extension Slide: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    return gestureRecognizer.view?.isHidden == false
  }
}

/// A protocol of one's own, without isolation, that views conform to.
protocol Movable: AnyObject {
  var center: CGPoint { get set }
  func move(by offset: CGPoint)
}

extension Movable {
  func move(by offset: CGPoint) { center = CGPoint(x: center.x + offset.x, y: center.y + offset.y) }
}

extension UIView: Movable {}

/// Overrides what it has from `NSObject`, and touches views in its deinit.
class CatalogViewController: UIViewController {
  var onClose: (() -> Void)?
  var observers: [NSObjectProtocol] = []
  private let pan = UIPanGestureRecognizer()

  override var description: String { return "Catalog \(view.bounds.width)" }
  override var debugDescription: String { return title ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    observers.append(
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
      ) { [weak self] _ in self?.view.alpha = 0 })
    DispatchQueue.global().async { DispatchQueue.main.async { self.view.alpha = 1 } }
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    super.dismiss(animated: flag, completion: completion ?? onClose)
  }

  func close() { dismiss(animated: true, completion: onClose) }

  deinit {
    pan.view?.removeGestureRecognizer(pan)
    viewIfLoaded?.removeFromSuperview()
    observers.forEach { NotificationCenter.default.removeObserver($0) }
  }
}

/// An animator of one's own that stores what it is given.
class StepAnimator: NSObject, UIViewImplicitlyAnimating {
  var animations: [() -> Void] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var state = UIViewAnimatingState.inactive
  var isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() { animations.forEach { $0() } }
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    completions.forEach { $0(finalPosition) }
  }
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    animations.append(animation)
  }
  func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) {}
}

/// Passes closures that it has stored on to a coordinator.
final class Alongside {
  var animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  var completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?

  func attach(to controller: UIViewController) {
    controller.transitionCoordinator?.animate(
      alongsideTransition: animation, completion: completion)
    controller.transitionCoordinator?.notifyWhenInteractionChanges { context in
      if context.isCancelled { controller.view.alpha = 1 }
    }
  }
}

func visibleFrame(of controller: UIViewController) -> CGRect {
  return controller.isViewLoaded ? controller.view.frame : .zero
}
