import UIKit

/// Turns a card back under a finger that comes from the left edge (SPEC 2.3).
@MainActor class FlipDriver: UIPercentDrivenInteractiveTransition {
  /// How far a finger goes for the whole flip, in points.
  static let distance: CGFloat = 200
  /// Whether a finger that began it turns the card back; the driver is asked for only then.
  private(set) var isInProgress = false
  private(set) weak var page: PetPageViewController?
  /// The gesture that has the card.
  private(set) weak var holder: UIPanGestureRecognizer?
  /// The part of the way at which a release finishes.
  var threshold: CGFloat = 0.5
  /// Towards the end, as the finger had it when it last moved: a release does not change it.
  private var progress: CGFloat = 0

  /// Listens at the left edge of a page.
  func link(to page: PetPageViewController) {
    self.page = page
    let pan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(FlipDriver.handleEdgePan))
    pan.name = "turn back"
    pan.edges = .left
    page.view.addGestureRecognizer(pan)
  }

  func handleEdgePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: move(to: pan.translation(in: nil).x / Self.distance)
    case .ended: letGo(velocity: pan.velocity(in: nil).x)
    case .cancelled: letGo(velocity: nil)
    default: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard let page, holder == nil else { return }
    isInProgress = true
    page.dismiss(animated: true)
    take(with: pan, at: 0)
  }

  /// The finger has the card there.
  func take(with pan: UIPanGestureRecognizer, at progress: CGFloat) {
    (holder, self.progress) = (pan, progress)
  }

  func move(to progress: CGFloat) {
    guard holder != nil else { return }
    self.progress = min(max(progress, 0), 1)
    update(self.progress)
  }

  /// The card goes on by itself, as fast as the finger had it.
  ///
  /// - Parameter velocity: towards the end, in points per second; nil takes everything back.
  func letGo(velocity: CGFloat?) {
    guard holder != nil else { return }
    (holder, isInProgress) = (nil, false)
    let ends = velocity.map { finishes(progress: progress, velocity: $0) } ?? false
    let way = (ends ? 1 - progress : progress) * Self.distance
    let towards = Fling.handedOver(velocity ?? 0) * (ends ? 1 : -1)
    timingCurve = HandOff.spring(relativeVelocity: way > 0 ? towards / way : 0)
    if ends { finish() } else { cancel() }
  }

  /// Whether a release finishes: past the middle it does, however fast the finger was.
  func finishes(progress: CGFloat, velocity: CGFloat) -> Bool { progress > threshold }

  /// A finger's speed towards the end of the flip, in points per second.
  func velocity(of pan: UIPanGestureRecognizer) -> CGFloat { pan.velocity(in: nil).x }

  /// What letting go now would find and do; nil while nothing is held.
  var release: Release? {
    guard let holder else { return nil }
    let velocity = velocity(of: holder)
    return Release(
      progress: progress, velocity: velocity,
      outcome: finishes(progress: progress, velocity: velocity) ? .finishes : .cancels)
  }
}
