import UIKit

/// Drives the zoom: a drag down or from the left edge shrinks the page, and a zoom in flight is caught
/// where it is.
@MainActor final class ZoomDriver: UIPercentDrivenInteractiveTransition {
  /// How far a drag down goes from end to end, in points; one from the edge crosses the stack's width.
  private static let height: CGFloat = 300

  /// The part of the way past which a page would have to slide to go on, 0…1.
  var threshold: CGFloat = 0.5
  private weak var stack: UINavigationController?
  private var isWelcome: () -> Bool = { false }
  private let pan = CatchingPanGestureRecognizer()
  private let edgePan = UIScreenEdgePanGestureRecognizer()
  private var isPush = false
  private var isUnderWay = false
  /// The drag that holds the page; nil while none does.
  private var drag: Drag?

  private struct Drag {
    let pan: UIPanGestureRecognizer
    /// The progress at which it took the page.
    let start: CGFloat
    /// Whether the zoom was running to its end then; nil where the drag started it.
    let wasFinishing: Bool?
    let isAcross: Bool
    /// From end to end, in points.
    let distance: CGFloat
    /// 1 where the drag's axis points to the zoom's end, else −1.
    let direction: CGFloat

    @MainActor var travel: CGFloat {
      let translation = pan.translation(in: nil)
      return isAcross ? translation.x : translation.y
    }

    /// Towards the zoom's end, in points per second.
    @MainActor var velocity: CGFloat {
      let velocity = pan.velocity(in: nil)
      return direction * (isAcross ? velocity.x : velocity.y)
    }
  }

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// - Parameter isWelcome: whether a drag may take the page at rest away.
  func listen(in stack: UINavigationController, isWelcome: @escaping () -> Bool) {
    (self.stack, self.isWelcome) = (stack, isWelcome)
    pan.name = "zoom"
    pan.isCatching = { [weak self] in self?.isUnderWay ?? false }
    edgePan.name = "zoom edge"
    edgePan.edges = .left
    for recognizer in [pan, edgePan] {
      recognizer.addTarget(self, action: Selector(ZoomDriver.handlePan))
      recognizer.delegate = self
      stack.view.addGestureRecognizer(recognizer)
    }
  }

  func begin(isPush: Bool) { (self.isPush, isUnderWay) = (isPush, true) }

  func ended() {
    isUnderWay = false
    drag = nil
  }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: follow()
    case .ended: release()
    case .cancelled: drop()
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    var wasFinishing: Bool?
    if isUnderWay {
      wasFinishing = stack?.transitionCoordinator?.isCancelled == false
      pause()
    } else {
      wantsInteractiveStart = true
      stack?.popViewController(animated: true)
      wantsInteractiveStart = false
    }
    guard isUnderWay else { return }
    let isAcross = pan === edgePan
    drag = Drag(
      pan: pan, start: percentComplete, wasFinishing: wasFinishing, isAcross: isAcross,
      distance: isAcross ? max(stack?.view.bounds.width ?? 1, 1) : Self.height,
      direction: isPush ? -1 : 1)
  }

  private func follow() {
    guard let drag else { return }
    update(drag.start + drag.direction * drag.travel / drag.distance)
  }

  /// Past the middle where it would slide to it finishes; only touched, it goes on where it was going.
  private func release() {
    guard let drag else { return }
    if let wasFinishing = drag.wasFinishing, abs(drag.travel) < 4, abs(drag.velocity) < 1 {
      return run(drag, finishes: wasFinishing, velocity: 0)
    }
    run(drag, finishes: finishes(drag), velocity: drag.velocity)
  }

  private func finishes(_ drag: Drag) -> Bool {
    Fling.finishes(
      progress: percentComplete, velocity: drag.velocity, distance: drag.distance,
      threshold: threshold)
  }

  private func drop() {
    if let drag { run(drag, finishes: drag.wasFinishing ?? false, velocity: 0) }
  }

  /// - Parameter velocity: towards the end, in points per second.
  private func run(_ drag: Drag, finishes: Bool, velocity: CGFloat) {
    self.drag = nil
    let remaining = (finishes ? 1 - percentComplete : percentComplete) * drag.distance
    let towards = Fling.handedOver(finishes ? velocity : -velocity)
    timingCurve = HandOff.spring(relativeVelocity: remaining > 0 ? towards / remaining : 0)
    if finishes { finish() } else { cancel() }
  }

  /// From end to end of the drag that holds the page, in points; nil while none does.
  var distance: CGFloat? { drag?.distance }

  /// What a release now would find and do; nil while no drag holds the page.
  var currentRelease: Release? {
    guard let drag else { return nil }
    return Release(
      progress: percentComplete, velocity: drag.velocity,
      outcome: finishes(drag) ? .finishes : .cancels)
  }
}

extension ZoomDriver: UIGestureRecognizerDelegate {
  /// The bar's buttons stay usable.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let stack else { return false }
    return touch.view?.isDescendant(of: stack.navigationBar) != true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isUnderWay { return drag == nil && gestureRecognizer === pan }
    guard let stack, stack.transitionCoordinator == nil, isWelcome() else { return false }
    guard gestureRecognizer === pan else { return true }
    let translation = pan.translation(in: nil)
    return translation.y > 0 && translation.y > abs(translation.x)
  }
}
