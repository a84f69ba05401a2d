import GlissadeDemo
import UIKit

/// The driver of the shade. A pan moves the shade. After a release, physics moves it until it is at
/// rest.
///
/// The driver is behavior, gesture target and delegate in one, and uses UIKit as the original
/// program did: it adds the active pan again, starts an animation with each movement, and finishes
/// a transition before completing it with `false`.
@MainActor final class ShadeDriver: UIDynamicBehavior {
  /// The distance from an edge of the screen within which a pan begins on a shade at rest, in
  /// points.
  static let edgeHeight: CGFloat = 90
  /// The distance by which the lower edge of a pulled shade lies below the pointer, in points.
  private static let defaultDragOffset: CGFloat = 20
  /// The time by which the shade lags behind the pointer, in seconds.
  private static let lag = 0.2

  /// A closure that receives a new animator, which it must retain, or `nil` to release the
  /// animator.
  var onFall: (UIDynamicAnimator?) -> Void = { _ in }

  private weak var meadow: MeadowViewController?
  private(set) weak var rain: RainViewController?
  /// The context of the running transition, or `nil` at rest.
  var context: (any UIViewControllerContextTransitioning)?
  var isPresenting = true
  /// The pan that is dragging the shade, or `nil`.
  private(set) var activePan: UIPanGestureRecognizer?
  /// The distance from the pointer down to the lower edge of the dragged shade, in points.
  private var dragOffset = ShadeDriver.defaultDragOffset
  /// The end position to which the shade was falling when the user caught it; `nil` once it is
  /// moved.
  private var caughtEnd: ShadeEnd?
  /// A Boolean value that indicates whether the shade fades in or out because motion is reduced. A
  /// fading shade cannot be dragged.
  var isFading = false
  /// The end position to which the shade falls; `nil` while it does not fall.
  var end: ShadeEnd?
  /// The physical properties of the falling shade; `nil` while it does not fall.
  var matter: UIDynamicItemBehavior?

  /// The view of the shade during a transition; `nil` at rest.
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

  /// Stops the falling shade at the position where it is displayed.
  private func catchShade(_ shade: UIView, by pan: UIPanGestureRecognizer) {
    let shown = shade.layer.presentation()?.frame ?? shade.frame
    caughtEnd = end
    stopFalling()
    shade.layer.removeAllAnimations()
    shade.frame = shown
    dragOffset = shown.maxY - pan.location(in: context?.containerView).y
  }

  /// Moves the shade with the pointer, between its two end positions.
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
    // A shade that was caught but not moved continues to its end position.
    fall(
      to: caughtEnd ?? (finishes == isPresenting ? .shown : .hidden),
      velocity: pan.velocity(in: nil).y)
  }

  private func cancelDrag(_ pan: UIPanGestureRecognizer) {
    activePan = nil
    fall(to: isPresenting ? .hidden : .shown, velocity: 0)
  }

  /// Moves the shade up unless the user drags it. The Escape key calls this method.
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

  /// The reading of a release of the shade at this instant; `nil` while it is not dragged.
  ///
  /// A pull down finishes if the shade moves down with its center on the screen, and a push up if
  /// it moves up with its center off the screen. Any velocity counts as movement, however low it
  /// is.
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

/// An end position at which the shade can rest.
enum ShadeEnd {
  case shown, hidden
}

extension ShadeDriver: UIGestureRecognizerDelegate {
  /// Returns whether the pan receives a touch: anywhere on a falling shade, only near an edge at
  /// rest.
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
