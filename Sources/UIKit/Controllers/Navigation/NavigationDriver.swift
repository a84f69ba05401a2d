import Foundation
import GlissadeGestures

/// Drives one push or pop: the page follows a finger, is caught, turned round and let go.
///
/// The number that counts is how far the upper page is to the right, as a part of the width: 0 covers the
/// other page, 1 is out of sight.
@MainActor final class NavigationDriver: UIPercentDrivenInteractiveTransition {
  private let operation: UINavigationController.Operation
  /// Whether it fades where it stands, so that there is nothing to take hold of.
  let isFading: Bool
  /// Where the page was as the finger took it, as a part of the width; nil without a finger.
  private var grip: CGFloat?
  private var width: CGFloat = 1
  /// Whether it was on its way to its end as it was caught; nil where the finger started it.
  private var heading: Bool?
  /// Less than this is no movement of a finger, in points.
  private static let stillness = CGFloat(GestureConstants.mousePanHysteresis)

  /// - Parameter isHeld: whether a finger has it from the start.
  init(operation: UINavigationController.Operation, isHeld: Bool, isFading: Bool) {
    (self.operation, self.isFading) = (operation, isFading)
    super.init()
    wantsInteractiveStart = isHeld
  }

  private var isPop: Bool { operation == .pop }
  private var right: CGFloat { isPop ? percentComplete : 1 - percentComplete }

  /// A finger takes it where it shows.
  ///
  /// - Parameter width: of the page, in points.
  func take(width: CGFloat) {
    guard let transition, transition.isUnderWay else { return }
    heading = transition.isInteractive ? nil : !transition.wasCancelled
    pause()
    guard transition.isInteractive else { return }
    self.width = max(width, 1)
    grip = right
  }

  /// - Parameter travel: of the finger since it took the page, in points.
  func follow(_ travel: CGFloat) {
    guard let grip else { return }
    let right = min(max(grip + travel / width, min(grip, 0)), max(grip, 1))
    update(isPop ? right : 1 - right)
  }

  /// To the side where it would slide to, as fast as the finger was; one that was only touched goes on
  /// where it was going.
  func letGo(travel: CGFloat, velocity: CGFloat) {
    guard grip != nil else { return }
    if let heading, abs(travel) <= Self.stillness, abs(velocity) < 1 {
      return end(finishes: heading, velocity: 0)
    }
    let threshold = Tuning.current(.completionThreshold, own: LettingGo.middle)
    let goesRight = LettingGo.finishes(
      progress: right, velocity: velocity, distance: width,
      threshold: isPop ? threshold : 1 - threshold)
    end(finishes: goesRight == isPop, velocity: isPop ? velocity : -velocity)
  }

  /// The finger was taken away: as if it had not been there.
  func drop() {
    if grip != nil { end(finishes: heading ?? false, velocity: 0) }
  }

  /// - Parameter velocity: towards the transition's end, in points per second.
  private func end(finishes: Bool, velocity: CGFloat) {
    grip = nil
    runOut(finishes: finishes, velocity: LettingGo.capped(velocity) / width)
  }

  /// Turns it round where it stands, without a break of its velocity.
  func turn(toEnd: Bool) {
    guard let transition, transition.canBeCaught else { return }
    let velocity = CGFloat(transition.velocity)
    pause()
    if transition.isInteractive { runOut(finishes: toEnd, velocity: velocity) }
  }

  /// - Parameter velocity: towards the transition's end, in its whole way per second.
  private func runOut(finishes: Bool, velocity: CGFloat) {
    let way = finishes ? 1 - percentComplete : percentComplete
    let towards = finishes ? velocity : -velocity
    timingCurve =
      way > 0
      ? LettingGo.spring(relativeVelocity: towards / way, room: 1 / way)
      : LettingGo.spring(relativeVelocity: 0)
    if finishes { finish() } else { cancel() }
  }
}
