import Foundation

/// The animator of the built-in push and pop. One page slides over the other, which moves at a
/// third of the speed and darkens. It is interruptible.
@MainActor final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool
  private let fades: Bool
  private let animator: UIViewPropertyAnimator
  /// The distance by which the lower page moves aside, as a fraction of its width.
  private static let parallax: CGFloat = 0.3
  /// The opacity of the black over the lower page while it is covered.
  private static let darkness: CGFloat = 0.12

  /// - Parameter fades: Indicates whether one page fades into the other without moving.
  init(_ operation: UINavigationController.Operation, fades: Bool) {
    (isPush, self.fades) = (operation == .push, fades)
    animator =
      fades
      ? UIViewPropertyAnimator(duration: MotionDurations.pageFade, curve: .easeInOut)
      : UIViewPropertyAnimator(
        duration: MotionDurations.standard, timingParameters: UISpringTimingParameters())
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { fades ? MotionDurations.pageFade : MotionDurations.standard }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return animator }
    to.frame = context.finalFrame(for: arriving)
    let container = context.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    if fades {
      fade(from, to, in: context)
    } else {
      slide(upper: isPush ? to : from, lower: isPush ? from : to, in: context)
    }
    return animator
  }

  private func slide(
    upper: UIView, lower: UIView, in context: any UIViewControllerContextTransitioning
  ) {
    let container = context.containerView
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = container.bounds.width * (isMirrored ? -1 : 1)
    let shade = PageShade(frame: container.bounds)
    container.insertSubview(shade, belowSubview: upper)
    let (shown, below) = (upper.center, lower.center)
    let away = CGPoint(x: shown.x + width, y: shown.y)
    let aside = CGPoint(x: below.x - width * Self.parallax, y: below.y)
    if isMirrored { shade.edge.transform = CGAffineTransform(scaleX: -1, y: 1) }
    func place(covers: Bool) {
      upper.center = covers ? shown : away
      lower.center = covers ? aside : below
      let edge = (isMirrored ? -width : 0) + (covers ? 0 : width)
      shade.edge.center.x = edge - PageShade.width / 2 * (isMirrored ? -1 : 1)
      shade.edge.alpha = covers ? 1 : 0
      shade.dim.alpha = covers ? Self.darkness : 0
    }
    place(covers: !isPush)
    animator.addAnimations { [isPush] in place(covers: isPush) }
    animator.addCompletion { _ in
      shade.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
      // A removed view gets its former position back.
      for (view, center) in [(upper, shown), (lower, below)] where view.superview == nil {
        view.center = center
      }
    }
  }

  private func fade(
    _ from: UIView, _ to: UIView, in context: any UIViewControllerContextTransitioning
  ) {
    let upper = isPush ? to : from
    let alpha = upper.alpha
    if isPush { upper.alpha = 0 }
    animator.addAnimations { [isPush] in upper.alpha = isPush ? alpha : 0 }
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
      upper.alpha = alpha
    }
  }
}

/// The dimming of the lower page, and the shadow along the leading edge of the upper one.
@MainActor private final class PageShade: UIView {
  /// The width of the shadow, in points.
  static let width: CGFloat = 14
  let dim = UIView()
  let edge = EdgeShadow()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = .black
    dim.frame = bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    edge.frame = CGRect(x: -Self.width, y: 0, width: Self.width, height: bounds.height)
    edge.autoresizingMask = .flexibleHeight
    for view in [dim, edge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }
}

/// A gradient that is darkest at its right edge.
@MainActor private final class EdgeShadow: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [0, 0.06, 0.22].map { UIColor(white: 0, alpha: $0).cgColor }
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
  }

  required init?(coder: NSCoder) { return nil }
}
