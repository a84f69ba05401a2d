import UIKit

/// The views of one curtain transition, and their frames.
@MainActor struct CurtainViews {
  /// The duration of a transition, in seconds.
  static let duration = 0.25

  private let container: UIView
  private let toView: UIView?
  private let moving: UIView?
  private let isPresenting: Bool

  init(_ context: any UIViewControllerContextTransitioning, isPresenting: Bool) {
    container = context.containerView
    toView = context.view(forKey: .to)
    moving = isPresenting ? toView : context.view(forKey: .from)
    self.isPresenting = isPresenting
  }

  /// Adds the arriving view to the container.
  func install() {
    guard let toView else { return }
    toView.frame = container.bounds
    isPresenting ? container.addSubview(toView) : container.insertSubview(toView, at: 0)
    move(to: 0)
  }

  /// Sets the page's frame at a fraction of the transition, 0…1.
  func move(to percent: CGFloat) {
    let shown = isPresenting ? percent : 1 - percent
    moving?.frame = container.bounds.offsetBy(dx: 0, dy: (shown - 1) * container.bounds.height)
  }

  func complete(_ context: any UIViewControllerContextTransitioning, _ didComplete: Bool) {
    if !didComplete, !isPresenting { toView?.removeFromSuperview() }
    context.completeTransition(didComplete)
  }
}
