import UIKit

/// Drives the zoom: a drag down shrinks the page, and whatever is on its way is caught where it is.
@MainActor final class ZoomDriver: UIPercentDrivenInteractiveTransition {
  /// How far a finger goes for the whole way, in points.
  static let distance: CGFloat = 300

  /// The part of the way past which a page would have to slide to go on, 0…1.
  var threshold: CGFloat = 0.5
  private weak var stack: UINavigationController?
  private var isWelcome: () -> Bool = { false }
  private let pan = CatchingPanGestureRecognizer()
  private var isPush = false
  private var isUnderWay = false
  /// Where it stood as the finger took it; nil without a finger.
  private var grip: CGFloat?
  /// Whether it was on its way to its end then; nil where the finger started it.
  private var heading: Bool?

  override init() {
    super.init()
    wantsInteractiveStart = false
  }

  /// - Parameter isWelcome: whether a drag down may take the page at rest away.
  func listen(in stack: UINavigationController, isWelcome: @escaping () -> Bool) {
    (self.stack, self.isWelcome) = (stack, isWelcome)
    pan.addTarget(self, action: Selector(ZoomDriver.handlePan))
    pan.name = "zoom"
    pan.isCatching = { [weak self] in self?.isUnderWay ?? false }
    pan.delegate = self
    stack.view.addGestureRecognizer(pan)
  }

  func begin(isPush: Bool) { (self.isPush, isUnderWay) = (isPush, true) }

  func ended() { (isUnderWay, grip, heading) = (false, nil, nil) }

  func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: take()
    case .changed: follow(pan.translation(in: nil).y)
    case .ended: letGo(travel: pan.translation(in: nil).y, velocity: pan.velocity(in: nil).y)
    case .cancelled: drop()
    default: break
    }
  }

  /// Which way a finger goes towards the end: 1 down.
  private var direction: CGFloat { isPush ? -1 : 1 }

  private func take() {
    if isUnderWay {
      heading = stack?.transitionCoordinator?.isCancelled == false
      pause()
    } else {
      heading = nil
      wantsInteractiveStart = true
      stack?.popViewController(animated: true)
      wantsInteractiveStart = false
    }
    if isUnderWay { grip = percentComplete }
  }

  private func follow(_ travel: CGFloat) {
    guard let grip else { return }
    update(grip + direction * travel / Self.distance)
  }

  /// Past the middle where it would slide to it finishes; only touched, it goes on where it was going.
  private func letGo(travel: CGFloat, velocity: CGFloat) {
    guard grip != nil else { return }
    if let heading, abs(travel) < 4, abs(velocity) < 1 { return runOut(heading, velocity: 0) }
    let towards = direction * velocity
    runOut(finishes(velocity: towards), velocity: towards)
  }

  private func finishes(velocity: CGFloat) -> Bool {
    Fling.finishes(
      progress: percentComplete, velocity: velocity, distance: Self.distance,
      threshold: threshold)
  }

  private func drop() {
    if grip != nil { runOut(heading ?? false, velocity: 0) }
  }

  /// - Parameter velocity: towards the end, in points per second.
  private func runOut(_ finishes: Bool, velocity: CGFloat) {
    grip = nil
    let way = (finishes ? 1 - percentComplete : percentComplete) * Self.distance
    let towards = Fling.handedOver(finishes ? velocity : -velocity)
    timingCurve = HandOff.spring(relativeVelocity: way > 0 ? towards / way : 0)
    if finishes { finish() } else { cancel() }
  }

  /// What letting go now would find and do; nil while nothing is held.
  var release: Release? {
    guard grip != nil else { return nil }
    let velocity = direction * pan.velocity(in: nil).y
    return Release(
      progress: percentComplete, velocity: velocity,
      outcome: finishes(velocity: velocity) ? .finishes : .cancels)
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
    if isUnderWay { return grip == nil }
    guard let stack, stack.transitionCoordinator == nil, isWelcome() else { return false }
    let way = pan.translation(in: nil)
    return way.y > 0 && way.y > abs(way.x)
  }
}
