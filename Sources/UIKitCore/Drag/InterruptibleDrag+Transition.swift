import Foundation
import GlissadeMotion
import GlissadeTransitions

// The methods by which a drag drives the transitions in which its content appears and disappears.
extension InterruptibleDrag {
  /// Creates an animator for the transitioning delegate to return. A presentation moves the content
  /// from `exit` to `entry`, and a dismissal moves it from its present position to `exit`.
  ///
  /// - Parameter isPresenting: A Boolean value that indicates whether the transition is a
  ///   presentation.
  public func animationController(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    DragTransitioning(self, isPresenting: isPresenting)
  }

  /// Starts a transition that the drag drives from its first frame, such as a presentation by a pan
  /// from an edge of the screen.
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

  /// Returns the distance of a position from the stop beside `exit`, in points. It is positive
  /// towards `exit`, and `nil` without an `exit`.
  private func excess(at position: CGFloat) -> CGFloat? {
    guard let exitStop, let exitNeighbor else { return nil }
    let distance = position - exitNeighbor.position
    return exitStop.position > exitNeighbor.position ? distance : -distance
  }

  /// Begins the dismissal of the content if it is at the stop beside `exit` or beyond that stop,
  /// and moves further towards `exit`.
  func beginExit(movingBy velocity: CGFloat) {
    guard let excess = excess(at: motion.position), excess >= 0 else { return }
    if self.excess(at: motion.position + velocity).map({ $0 > excess }) == true { beginExit() }
  }

  /// Begins a dismissal that the drag drives, unless a transition runs already.
  func beginExit() {
    guard motion.isDragging, animator == nil else { return }
    startInteractively(onExit)
  }

  /// Shows the content at a position, and its transition at the corresponding progress.
  func place(at position: CGFloat) {
    if motion.isDragging, let excess = excess(at: position), excess > 0 { beginExit() }
    updateTransition()
    onMove(position)
  }

  /// Updates the progress of a transition that a pointer drives to the position of the content.
  private func updateTransition() {
    guard motion.isDragging, let animator, driver.transition?.isInteractive == true else { return }
    animator.lead(.drag) { driver.update(animator.progress) }
  }

  /// Pauses the transition that moves the content, if it can be interrupted.
  func catchTransition() {
    guard let animator, driver.transition?.canBeCaught == true else { return }
    animator.lead(.drag) { driver.pause() }
    updateTransition()
  }

  /// Decides whether the transition finishes or cancels, by the stop to which the content moves.
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

  /// Ends the transition of content that has come to rest at a stop.
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
  /// The end to which the transition runs by itself, or `nil` while it is paused.
  fileprivate var heading: TransitionOutcome? {
    switch state {
    case .starting, .playing: .finishes
    case .held: nil
    case .settling(let outcome), .finishing(let outcome), .ended(let outcome): outcome
    }
  }
}
