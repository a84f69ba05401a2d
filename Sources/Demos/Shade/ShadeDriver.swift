import GlissadeDemo
import UIKit

/// The driver of the shade: a pan moves it, and after the release its weight does, until it is at
/// rest.
///
/// It is behavior, gesture target and delegate in one, and uses UIKit as the original program did:
/// it adds the active pan again, starts an animation with each movement, and finishes a transition
/// before it completes it with `false`.
@MainActor final class ShadeDriver: UIDynamicBehavior {
  /// The distance from an edge of the screen within which a pan begins on a shade at rest, in
  /// points.
  static let edgeHeight: CGFloat = 90
  /// The distance of the lower edge of a pulled shade below the pointer, in points.
  private static let defaultDragOffset: CGFloat = 20
  /// The time by which the shade lags behind the pointer, in seconds.
  private static let lag = 0.2

  /// The action of a new animator, which has to be retained; `nil` releases it.
  var onFall: (UIDynamicAnimator?) -> Void = { _ in }

  private weak var meadow: MeadowViewController?
  private(set) weak var rain: RainViewController?
  /// The context of the running transition.
  var context: (any UIViewControllerContextTransitioning)?
  var isPresenting = true
  /// The pan that drags the shade.
  private(set) var activePan: UIPanGestureRecognizer?
  /// The distance of the lower edge below the pointer, in points.
  private var dragOffset = ShadeDriver.defaultDragOffset
  /// The end to which a shade was falling when it was caught, until it is moved.
  private var caughtEnd: ShadeEnd?
  /// A Boolean value that indicates whether the shade fades in or out, because motion is reduced.
  /// It cannot be dragged then.
  var isFading = false
  /// The end to which the shade falls; `nil` while it does not fall.
  var end: ShadeEnd?
  /// The physical properties of the falling shade.
  var matter: UIDynamicItemBehavior?

  /// The shade during a transition; `nil` at rest.
  var shade: UIView? { context == nil ? nil : rain?.viewIfLoaded }

  func link(to meadow: MeadowViewController) {
    self.meadow = meadow
    addPan(named: "pull", to: meadow.view)
  }

  func link(to rain: RainViewController) {
    self.rain = rain
    addPan(named: "push", to: rain.view)
  }

  private func addPan(named name: String, to view: UIView) {
    let pan = CatchingPanGestureRecognizer(target: self, action: Selector(ShadeDriver.handle))
    pan.name = name
    pan.delegate = self
    pan.isCatching = { [weak self] in self?.end != nil }
    view.addGestureRecognizer(pan)
  }

  // MARK: Dragging

  func handle(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: if activePan == nil { beginDrag(pan) }
    case .changed where activePan === pan: follow(pan)
    case .ended where activePan === pan: endDrag(pan)
    case .cancelled where activePan === pan: cancelDrag(pan)
    default: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    activePan = pan
    if let shade { return catchShade(shade, by: pan) }
    dragOffset = Self.defaultDragOffset
    caughtEnd = nil
    if pan.view === meadow?.viewIfLoaded {
      meadow?.dropShade()
    } else {
      rain?.dismiss(animated: true)
    }
  }

  /// Stops the shade where it is displayed.
  private func catchShade(_ shade: UIView, by pan: UIPanGestureRecognizer) {
    let shown = shade.layer.presentation()?.frame ?? shade.frame
    caughtEnd = end
    stopFalling()
    shade.layer.removeAllAnimations()
    shade.frame = shown
    dragOffset = shown.maxY - pan.location(in: context?.containerView).y
  }

  /// Moves the shade with the pointer, between its two ends.
  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let shade, let context else { return }
    caughtEnd = nil
    let height = context.containerView.bounds.height
    let lowerEdge = min(max(pan.location(in: context.containerView).y + dragOffset, 0), height)
    UIView.animate(withDuration: Self.lag, delay: 0, options: .allowUserInteraction) {
      shade.frame.origin.y = lowerEdge - height
    }
    context.updateInteractiveTransition(progress)
  }

  private func endDrag(_ pan: UIPanGestureRecognizer) {
    let finishes = release?.outcome == .finishes
    activePan = nil
    // A shade that was only touched continues to its end.
    fall(
      to: caughtEnd ?? (finishes == isPresenting ? .shown : .hidden),
      velocity: pan.velocity(in: nil).y)
  }

  private func cancelDrag(_ pan: UIPanGestureRecognizer) {
    activePan = nil
    fall(to: isPresenting ? .hidden : .shown, velocity: 0)
  }

  /// Moves the shade up unless it is dragged. Escape calls it.
  func sendUp() {
    guard activePan == nil, !isFading else { return }
    if context == nil { rain?.dismiss(animated: true) } else { fall(to: .hidden, velocity: 0) }
  }

  // MARK: Decision

  /// The completed fraction of the transition, 0…1.
  var progress: CGFloat {
    guard let shade, let context else { return 0 }
    let shown = min(max(shade.frame.maxY / max(context.containerView.bounds.height, 1), 0), 1)
    return isPresenting ? shown : 1 - shown
  }

  /// The release of the shade at this instant; `nil` while it is not dragged.
  ///
  /// A pull finishes if the shade moves down with its center on the screen, a push if it moves up
  /// with its center off the screen. Any velocity decides, however low it is.
  var release: DragReading? {
    guard let activePan, let shade else { return nil }
    let velocity = activePan.velocity(in: nil).y
    let middle = shade.center.y
    let cancels = isPresenting ? velocity < 0.5 || middle < 0 : velocity > 0.5 || middle > 0
    return DragReading(
      progress: progress, velocity: isPresenting ? velocity : -velocity,
      outcome: cancels ? .cancels : .finishes)
  }
}

/// An end at which a shade can rest.
enum ShadeEnd {
  case shown, hidden
}

extension ShadeDriver: UIGestureRecognizerDelegate {
  /// A shade at rest is dragged only from the edges; a falling one is caught anywhere.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = gestureRecognizer.view else { return false }
    let y = touch.location(in: view).y
    if view === meadow?.viewIfLoaded { return y <= Self.edgeHeight }
    return end != nil || y >= view.bounds.height - Self.edgeHeight
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard activePan == nil, !isFading, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return false
    }
    let translation = pan.translation(in: nil)
    if context != nil { return true }
    let isPull = pan.view === meadow?.viewIfLoaded
    return abs(translation.y) >= abs(translation.x)
      && (isPull ? translation.y > 0 : translation.y < 0)
  }
}
