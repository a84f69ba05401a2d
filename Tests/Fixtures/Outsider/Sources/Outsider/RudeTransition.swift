import UIKit

/// A transition whose author forgot something.
final class RudeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    view.frame = context.containerView.bounds
    context.containerView.addSubview(view)
    view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height)
    UIView.animate(withDuration: 0.3) { view.transform = .identity }
    // And then? context.completeTransition(true) is missing.
  }
}

/// The page that comes by it. A tap sends it away, which works.
final class RudeViewController: UIViewController, UIViewControllerTransitioningDelegate {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    view.accessibilityIdentifier = "rude"
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(RudeViewController.leave)))
  }

  func leave() { dismiss(animated: true) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { RudeAnimator() }
}
