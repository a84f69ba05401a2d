import UIKit

extension DragStop.ID {
  static let full: Self = "full"
  static let half: Self = "half"
  static let hidden: Self = "hidden"
}

/// A panel at two heights, which is dragged between them and away.
final class PanelController: UIViewController, UIViewControllerTransitioningDelegate {
  private let drag = InterruptibleDrag(along: .vertical)

  init(in size: CGSize) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
    drag.stops = [
      DragStop(.full, at: 60), DragStop(.half, at: size.height / 2),
      DragStop(.hidden, at: size.height),
    ]
    drag.exit = .hidden
    drag.bandBeforeFirstStop = RubberBand(extent: size.height)
    drag.onMove = { [unowned self] top in view.frame.origin.y = top }
    drag.onExit = { [unowned self] in dismiss(animated: true) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.accessibilityIdentifier = "panel"
    view.addGestureRecognizer(drag.pan)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    drag.animationController(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { drag.animationController(isPresenting: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { drag.driver }
}
