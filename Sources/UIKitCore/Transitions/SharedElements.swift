import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeLayers

/// Pairs of views in two view controllers that show the same thing, with an animated transition
/// from one view of each pair to the other. UIKit has no such class.
///
/// Views with the same `sharedElementIdentifier` are a pair. While the elements exist, the views of
/// each pair are invisible, and a stand-in in the container takes their place. The stand-in moves
/// with `progress`: its position, size, corner radius and background color are interpolated between
/// those of both views, and the content of one view fades into that of the other. Any animation can
/// change `progress`: a block of `UIView.animate`, keyframes, a property animator that is scrubbed
/// or reversed, a percent driver, or a program that sets it in every frame.
///
///     func animateTransition(using context: any UIViewControllerContextTransitioning) {
///       guard let page = context.view(forKey: .to) else { return }
///       context.containerView.addSubview(page)
///       let elements = SharedElements(in: context)
///       page.alpha = 0
///       UIView.animate(withDuration: 0.4) {
///         page.alpha = 1
///         elements.progress = 1
///       } completion: { _ in
///         elements.end()
///         context.completeTransition(!context.transitionWasCancelled)
///       }
///     }
@preconcurrency @MainActor public final class SharedElements {
  /// Two views that show the same thing.
  public struct Pair {
    /// The view at the start.
    public let from: UIView
    /// The view at the end.
    public let to: UIView

    /// Creates a pair of views.
    public init(from: UIView, to: UIView) { (self.from, self.to) = (from, to) }
  }

  /// The pairs that are animated: those whose views both have a size and are in the container's
  /// window.
  public let pairs: [Pair]
  /// The fraction of the distance from the views at the start to those at the end; values outside
  /// of 0…1 extrapolate. The property is animatable, and its initial value is 0.
  public var progress: CGFloat = 0 {
    didSet {
      progress = NumberRule.finite.usable(progress, or: oldValue, in: "SharedElements.progress")
      for standIn in standIns { standIn.show(progress) }
    }
  }
  private var standIns: [StandIn]
  private var hidden: [(view: UIView, alpha: CGFloat)] = []

  /// Creates the elements of a transition, from the views of its two view controllers.
  ///
  /// The leaving view must be at its initial position, and the arriving view at its final position
  /// and in the container. The elements end with the transition, unless `end()` was called before.
  ///
  /// - Parameter context: The context of the transition.
  public convenience init(in context: any UIViewControllerContextTransitioning) {
    let controllers = [UITransitionContextViewControllerKey.from, .to].map {
      context.viewController(forKey: $0)
    }
    let views = controllers.map { $0?.viewIfLoaded }
    let pairs = views[0].flatMap { from in views[1].map { Self.pairs(from: from, to: $0) } } ?? []
    self.init(pairs, in: context.containerView)
    let coordinator = controllers[1]?.transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.end() }
  }

  /// Creates the elements of given pairs of views.
  ///
  /// - Parameters:
  ///   - pairs: The pairs of views. Each view must be at its position at the start or the end of
  ///     the animation.
  ///   - container: The view that contains the stand-ins, in front of its other subviews.
  public init(_ pairs: [Pair], in container: UIView) {
    container.layoutIfNeeded()
    let visible = pairs.filter { pair in
      [pair.from, pair.to].allSatisfy { view in
        view.window != nil && view.window === container.window && !view.bounds.isEmpty
      }
    }
    self.pairs = visible
    standIns = visible.map { StandIn($0, in: container) }
    UIView.performWithoutAnimation {
      for view in visible.flatMap({ [$0.from, $0.to] }) {
        hidden.append((view, view.alpha))
        view.alpha = 0
      }
      for standIn in standIns { standIn.show(0) }
    }
  }

  isolated deinit { end() }

  /// Returns the pairs of views with the same `sharedElementIdentifier`, one in the view tree of
  /// `from` and one in that of `to`. Of several views with the same identifier in a tree, the
  /// rearmost one is paired.
  public static func pairs(from: UIView, to: UIView) -> [Pair] {
    let starts = elements(in: from)
    let ends = Dictionary(elements(in: to), uniquingKeysWith: { first, _ in first })
    var used: Set<String> = []
    return starts.compactMap { identifier, view in
      guard used.insert(identifier).inserted, let end = ends[identifier] else { return nil }
      return Pair(from: view, to: end)
    }
  }

  private static func elements(in view: UIView) -> [(String, UIView)] {
    var found: [(String, UIView)] = []
    view.forEachInTree { view in
      if let identifier = view.sharedElementIdentifier { found.append((identifier, view)) }
    }
    return found
  }

  /// Removes the stand-ins and restores the opacity of the views. Further calls have no effect.
  public func end() {
    let (views, shown) = (hidden, standIns)
    (hidden, standIns) = ([], [])
    UIView.performWithoutAnimation {
      for (view, alpha) in views.reversed() where view.alpha == 0 { view.alpha = alpha }
      for standIn in shown { standIn.removeFromSuperview() }
    }
  }
}

/// A view that takes the place of a pair of views: snapshots of both above a common background.
@MainActor private final class StandIn: UIView {
  /// The frame and the appearance of one view of the pair.
  private struct End {
    let frame: CGRect
    let radius: CGFloat
    let color: UIColor
    let picture: UIView?

    @MainActor init(_ view: UIView, in container: UIView) {
      frame = view.convert(view.bounds, to: container)
      radius = view.layer.cornerRadius
      color = view.backgroundColor ?? .clear
      picture = view.snapshotView(afterScreenUpdates: true)
    }
  }

  private let from: End
  private let to: End

  init(_ pair: SharedElements.Pair, in container: UIView) {
    (from, to) = (End(pair.from, in: container), End(pair.to, in: container))
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      for picture in [from.picture, to.picture].compactMap({ $0 }) { addSubview(picture) }
      container.addSubview(self)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the stand-in at a fraction of the distance between both views.
  func show(_ progress: CGFloat) {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    let size = CGSize(
      width: max(between(from.frame.width, to.frame.width), 0),
      height: max(between(from.frame.height, to.frame.height), 0))
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(
      x: between(from.frame.midX, to.frame.midX), y: between(from.frame.midY, to.frame.midY))
    layer.cornerRadius = max(between(from.radius, to.radius), 0)
    let part = Double(min(max(progress, 0), 1))
    backgroundColor = UIColor(
      cgColor: from.color.cgColor.interpolated(to: to.color.cgColor, at: part))
    fill(from.picture, size, alpha: 1 - progress)
    fill(to.picture, size, alpha: progress)
  }

  /// Scales a snapshot so that it fills the stand-in, and sets its opacity.
  private func fill(_ picture: UIView?, _ size: CGSize, alpha: CGFloat) {
    guard let picture, !picture.bounds.isEmpty else { return }
    let factor = max(size.width / picture.bounds.width, size.height / picture.bounds.height)
    picture.transform = CGAffineTransform(scaleX: factor, y: factor)
    picture.center = CGPoint(x: size.width / 2, y: size.height / 2)
    picture.alpha = min(max(alpha, 0), 1)
  }
}
