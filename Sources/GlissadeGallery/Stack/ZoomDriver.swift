import UIKit

/// The driver of the zoom. A pan downwards or from the left edge shrinks the page, and a pan
/// catches a running zoom.
@MainActor final class ZoomDriver: UIPercentDrivenInteractiveTransition {
  /// The translation of a pan downwards that corresponds to the whole zoom, in points. For the edge
  /// pan it is the width of the stack.
  private static let height: CGFloat = 300

  private weak var stack: UINavigationController?
  private var canBegin: () -> Bool = { false }
  private let pan = CatchingPanGestureRecognizer()
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private var isPush = false
  private var isTransitioning = false
  /// The active drag; `nil` if there is none.
  private var drag: Drag?

  private struct Drag {
    let pan: UIPanGestureRecognizer
    /// The progress at the beginning of the drag.
    let start: CGFloat
    /// Indicates whether the zoom was running to its end at the beginning of the drag; `nil` if the
    /// drag began the zoom.
    let wasFinishing: Bool?
    let isHorizontal: Bool
    /// The translation that corresponds to the whole zoom, in points.
    let distance: CGFloat
    /// The direction of the drag's axis towards the zoom's end: 1 or −1.
    let direction: CGFloat

    @MainActor var travel: CGFloat {
      let translation = pan.translation(in: nil)
      return isHorizontal ? translation.x : translation.y
    }

    /// The velocity towards the zoom's end, in points per second.
    @MainActor var velocity: CGFloat {
      let velocity = pan.velocity(in: nil)
      return direction * (isHorizontal ? velocity.x : velocity.y)
    }
  }

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// Adds the pans to a stack.
  ///
  /// - Parameters:
  ///   - stack: The navigation controller.
  ///   - canBegin: A closure that returns whether a pan may begin on a page at rest.
  func listen(in stack: UINavigationController, canBegin: @escaping () -> Bool) {
    self.stack = stack
    self.canBegin = canBegin
    pan.name = "zoom"
    pan.isCatching = { [weak self] in self?.isTransitioning ?? false }
    edgePan.name = "zoom edge"
    edgePan.edges = .left
    for recognizer in [pan, edgePan] {
      recognizer.addTarget(self, action: Selector(ZoomDriver.handlePan))
      recognizer.delegate = self
      stack.view.addGestureRecognizer(recognizer)
    }
  }

  func begin(isPush: Bool) {
    self.isPush = isPush
    isTransitioning = true
  }

  func ended() {
    isTransitioning = false
    drag = nil
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: follow()
    case .ended: endDrag()
    case .cancelled: cancelDrag()
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    var wasFinishing: Bool?
    if isTransitioning {
      wasFinishing = stack?.transitionCoordinator?.isCancelled == false
      pause()
    } else {
      wantsInteractiveStart = true
      stack?.popViewController(animated: true)
      wantsInteractiveStart = false
    }
    guard isTransitioning else { return }
    let isHorizontal = pan === edgePan
    drag = Drag(
      pan: pan, start: percentComplete, wasFinishing: wasFinishing, isHorizontal: isHorizontal,
      distance: isHorizontal ? max(stack?.view.bounds.width ?? 1, 1) : Self.height,
      direction: isPush ? -1 : 1)
  }

  private func follow() {
    guard let drag else { return }
    update(drag.start + drag.direction * drag.travel / drag.distance)
  }

  /// Ends the drag. The zoom finishes if it would coast past the threshold. A zoom that was only
  /// touched continues in its direction.
  private func endDrag() {
    guard let drag else { return }
    if let wasFinishing = drag.wasFinishing, abs(drag.travel) < 4, abs(drag.velocity) < 1 {
      return continueFromRest(towardsEnd: wasFinishing)
    }
    self.drag = nil
    release(velocity: drag.velocity, distance: drag.distance)
  }

  private func cancelDrag() {
    if let drag { continueFromRest(towardsEnd: drag.wasFinishing ?? false) }
  }

  private func continueFromRest(towardsEnd: Bool) {
    drag = nil
    timingCurve = UISpringTimingParameters(HandOffSpring())
    if towardsEnd { finish() } else { cancel() }
  }

  /// The translation of the active drag that corresponds to the whole zoom, in points; `nil` if
  /// there is no drag.
  var distance: CGFloat? { drag?.distance }

  /// The release of the zoom at this instant; `nil` while it is not dragged.
  var currentRelease: DragReading? {
    guard let drag else { return nil }
    return DragReading(
      by: releaseRule, progress: percentComplete, velocity: drag.velocity, distance: drag.distance)
  }
}

extension ZoomDriver: UIGestureRecognizerDelegate {
  /// Touches in the navigation bar belong to its buttons.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let stack else { return false }
    return touch.view?.isDescendant(of: stack.navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTransitioning { return drag == nil && gestureRecognizer === pan }
    guard let stack, stack.transitionCoordinator == nil, canBegin() else { return false }
    guard gestureRecognizer === pan else { return true }
    let translation = pan.translation(in: nil)
    return translation.y > 0 && translation.y > abs(translation.x)
  }
}
