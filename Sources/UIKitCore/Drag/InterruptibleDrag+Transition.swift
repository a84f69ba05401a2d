import Foundation
import GlissadeMotion
import GlissadeTransitions

// The drag drives the transitions in which its content comes and goes.
extension InterruptibleDrag {
  /// Makes an animator for the transitioning delegate to vend, which moves the content in a
  /// presentation from `exit` to the stop beside it, or in a dismissal from where it is to `exit`.
  ///
  /// - Parameter isPresenting: Indicates whether the transition is a presentation.
  public func animationController(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    DragTransitioning(self, isPresenting: isPresenting)
  }

  /// Starts a transition that a drag drives from its beginning, such as a presentation by a pan
  /// from an edge.
  ///
  ///     func handleEdgePan(_ pan: UIPanGestureRecognizer) {
  ///       if pan.state == .began { drag.startInteractively { present(panel, animated: true) } }
  ///       drag.follow(pan)
  ///     }
  ///
  /// - Parameter begin: A closure that presents or dismisses the content.
  public func startInteractively(_ begin: () -> Void) {
    driver.wantsInteractiveStart = true
    begin()
    driver.wantsInteractiveStart = false
  }

  /// The stop at which the content is gone.
  var exitStop: DragStop? { exit.flatMap { motion.stops[$0] } }

  /// The stop to which a presentation moves the content.
  var entryStop: DragStop? { entry.flatMap { motion.stops[$0] } ?? exitNeighbor }

  /// The stop beside `exit`, from which a drag dismisses the content.
  private var exitNeighbor: DragStop? {
    let all = motion.stops.all
    guard let exit, let index = all.firstIndex(where: { $0.id == exit }) else { return nil }
    return index == 0 ? all.dropFirst().first : all[index - 1]
  }

  /// Returns the distance of a position from the stop beside `exit`, towards `exit`.
  private func excess(at position: CGFloat) -> CGFloat? {
    guard let exitStop, let exitNeighbor else { return nil }
    let distance = position - exitNeighbor.position
    return exitStop.position > exitNeighbor.position ? distance : -distance
  }

  /// Begins the dismissal of content at the stop beside `exit` or beyond it, which moves further.
  func beginExit(movingBy velocity: CGFloat) {
    guard let excess = excess(at: motion.position), excess >= 0 else { return }
    if self.excess(at: motion.position + velocity).map({ $0 > excess }) == true { beginExit() }
  }

  /// Begins the dismissal that the drag drives.
  func beginExit() {
    guard motion.isDragging, animator == nil else { return }
    startInteractively(onExit)
  }

  /// Shows the content, and the transition at its position.
  func place(at position: CGFloat) {
    if motion.isDragging, let excess = excess(at: position), excess > 0 { beginExit() }
    updateTransition()
    onMove(position)
  }

  /// Shows the transition that a pointer drives at the position of the content.
  private func updateTransition() {
    guard motion.isDragging, let animator, driver.transition?.isInteractive == true else { return }
    animator.lead(.drag) { driver.update(animator.progress) }
  }

  /// Pauses the transition that moves the content.
  func catchTransition() {
    guard let animator, driver.transition?.canBeCaught == true else { return }
    animator.lead(.drag) { driver.pause() }
    updateTransition()
  }

  /// Lets the transition run to the end that belongs to a stop.
  func decideTransition(for stop: DragStop) {
    guard let animator, let transition = driver.transition else { return }
    let outcome = TransitionOutcome(completed: (stop.id == exit) != animator.isPresenting)
    animator.lead(.drag) {
      if transition.canBeCaught, transition.heading != outcome { driver.pause() }
      guard transition.isInteractive else { return }
      driver.decide(outcome, because: reason)
    }
    reason = nil
  }

  /// Ends the transition when the content has come to rest.
  func endTransition(at stop: DragStop) {
    guard let animator else { return }
    animator.end(at: (stop.id == exit) == animator.isPresenting ? .start : .end)
  }
}

/// The driver of a drag's transitions.
final class DragDriver: UIPercentDrivenInteractiveTransition {
  weak var mover: InterruptibleDrag?

  override var reading: DragReading? { mover?.reading }

  override init() {
    super.init()
    wantsInteractiveStart = false
  }
}

extension Transition {
  /// The end to which the transition runs by itself.
  fileprivate var heading: TransitionOutcome? {
    switch state {
    case .starting, .playing: .finishes
    case .held: nil
    case .settling(let outcome), .finishing(let outcome), .ended(let outcome): outcome
    }
  }
}
