import UIKit

/// The page that slides in or out at the top, with its frames at the start and at the end.
@MainActor package struct SlideViews {
  package let moving: UIView
  package let start: CGRect
  package let end: CGRect

  /// Adds the page that appears to the container, in front of or behind the other one.
  package init(_ context: any UIViewControllerContextTransitioning) {
    let to = context.viewController(forKey: .to)!
    let isPresenting = to.presentingViewController != nil
    let container = context.containerView
    if let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      isPresenting ? container.addSubview(view) : container.insertSubview(view, at: 0)
    }
    moving = context.view(forKey: isPresenting ? .to : .from)!
    let shown = moving.frame
    let hidden = shown.offsetBy(dx: 0, dy: -container.bounds.height)
    start = isPresenting ? hidden : shown
    end = isPresenting ? shown : hidden
  }
}
