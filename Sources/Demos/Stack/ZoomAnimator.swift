import UIKit

/// An animator that makes a plant's page grow from its tile or shrink into it, and that can be
/// interrupted.
@MainActor final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPush: Bool
  private let list: HerbariumViewController
  private let plant: PlantViewController
  private let end: () -> Void
  private let animator = UIViewPropertyAnimator(
    duration: 0, timingParameters: UISpringTimingParameters(duration: 0.42, bounce: 0))

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - isPush: A Boolean value that indicates whether the page appears.
  ///   - list: The list of plants.
  ///   - plant: The view controller of the plant's page.
  ///   - end: A closure that is called when the transition ends.
  init(
    isPush: Bool, list: HerbariumViewController, plant: PlantViewController,
    end: @escaping () -> Void
  ) {
    self.isPush = isPush
    self.list = list
    self.plant = plant
    self.end = end
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { animator.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    let container = context.containerView
    guard let page = plant.view, let below = list.view else { return animator }
    let arriving = isPush ? plant : list
    arriving.view.frame = context.finalFrame(for: arriving)
    if !isPush { container.insertSubview(below, at: 0) }
    below.layoutIfNeeded()
    let zoom = Zoom(page, out: list.tile(of: plant.plant), in: container)
    zoom.place(isOpen: !isPush)
    animator.addAnimations { [isPush] in zoom.place(isOpen: isPush) }
    animator.addCompletion { _ in
      zoom.finish()
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { end() }
}

/// A clipping view that has the frame of the tile or of the container, with the page in it.
///
/// The page is scaled to the width of the clipping view, so that its upper part looks like the
/// tile.
@MainActor private final class Zoom {
  private let page: UIView
  private let tile: UIView?
  private let container: UIView
  private let window = UIView()
  private let dim = ZoomBackdrop()
  private let closed: CGRect
  private var open: CGRect
  /// The opacity of the black view over the list when the page covers the list.
  private static let darkness: CGFloat = 0.3

  init(_ page: UIView, out tile: UIView?, in container: UIView) {
    self.page = page
    self.tile = tile
    self.container = container
    open = container.bounds
    let middle = CGRect(
      x: container.bounds.midX - 1, y: container.bounds.midY - 1, width: 2, height: 2)
    closed = tile.map { container.convert($0.bounds, from: $0) } ?? middle
    dim.frame = container.bounds
    dim.backgroundColor = .black
    dim.isUserInteractionEnabled = false
    window.clipsToBounds = true
    window.backgroundColor = StackPalette.sheet
    window.accessibilityIdentifier = "zoom"
    for view in [dim, window] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    window.addSubview(page)
    page.autoresizingMask = []
    // The page is scaled about its upper left corner, which coincides with the clipping view's
    // corner.
    page.layer.anchorPoint = .zero
    page.center = .zero
    page.layoutIfNeeded()
    tile?.isHidden = true
    dim.onLayout = { [weak self] in self?.follow() }
  }

  /// Resizes the page to the container after the container has been resized during the zoom.
  private func follow() {
    guard container.bounds.size != open.size else { return }
    open = container.bounds
    page.bounds.size = open.size
  }

  func place(isOpen: Bool) {
    window.frame = isOpen ? open : closed
    window.layer.cornerRadius = isOpen ? 0 : PlantTile.cornerRadius
    let scale = open.width > 0 ? window.bounds.width / open.width : 1
    page.transform = CGAffineTransform(scaleX: scale, y: scale)
    dim.alpha = isOpen ? Self.darkness : 0
  }

  /// Moves the page back to the container. The context decides which page remains.
  func finish() {
    tile?.isHidden = false
    page.transform = .identity
    page.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.frame = container.bounds
    container.addSubview(page)
    for view in [dim, window] { view.removeFromSuperview() }
  }
}

/// The black view over the list, which fills the container and reports each layout.
@MainActor private final class ZoomBackdrop: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}
