import Foundation
import GlissadeLayers
import GlissadeMotion

/// The coordinator of a transition between two view controllers.
@MainActor final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private struct Companion {
    /// A view outside the container that, with its descendants, follows the clock of the
    /// transition, or `nil`.
    let view: UIView?
    let animation: Handler
  }

  /// The transition, which retains the coordinator until its end. The coordinator retains the
  /// transition, so that a client can read its state after the end, too.
  private let transition: Transition
  private var pending: [Companion] = []
  private var hasBegun = false
  private var hasEnded = false
  private var completions: [Handler] = []
  private var interactionEnds: [Handler] = []
  private var interactionChanges: [Handler] = []

  init(transition: Transition) { self.transition = transition }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?)
    -> Bool
  {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    let companion = Companion(view: view, animation: animation)
    if hasBegun { run(companion) } else { pending.append(companion) }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) { interactionEnds.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionChanges.append(handler)
  }

  /// Runs the blocks of the animations alongside, after the animator has added its animations.
  func runPending() {
    hasBegun = true
    while !pending.isEmpty, !hasEnded { run(pending.removeFirst()) }
  }

  /// Runs the block of an animation alongside. In a callback of the transition's end its changes
  /// are not animated (C-02).
  private func run(_ companion: Companion) {
    guard transition.isUnderWay else {
      return UIView.performWithoutAnimation { companion.animation(self) }
    }
    let clock = transition.clock
    let container = transition.roles.container
    clock.perform(scope: { layer in
      [container, companion.view].contains { $0.map { layer.isIn($0.layer) } ?? false }
    }) {
      AnimationBlock(timing: timing, completion: nil).perform { companion.animation(self) }
    }
  }

  /// The timing of an animation alongside, which is that of the animator. An animation that is
  /// added later ends together with the animator.
  private var timing: AnimationBlock.Timing {
    let clock = transition.clock
    if var timing = clock.leadingTiming {
      timing.repeatCount = 0
      timing.autoreverses = false
      if clock.offset > 0 {
        timing.duration = max(0, timing.delay + timing.duration - clock.offset)
        timing.delay = 0
      }
      return timing
    }
    let rest = max(0, transition.duration - max(0, clock.offset))
    return .init(duration: rest, curve: .cubic(completionCurve.bezier))
  }

  /// Calls the handlers of a change of `isInteractive` (C-05).
  func reportInteraction(_ isInteractive: Bool) {
    if !isInteractive {
      let ends = interactionEnds
      interactionEnds = []
      for handler in ends { handler(self) }
    }
    for handler in interactionChanges { handler(self) }
  }

  /// Calls the completions, which is step 4 of rule A-21.
  func runCompletions() {
    hasEnded = true
    let completions = completions
    self.completions = []
    (pending, interactionEnds, interactionChanges) = ([], [], [])
    for completion in completions { completion(self) }
  }

  // MARK: Context

  var isAnimated: Bool { transition.context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.roles.presentationStyle }
  var initiallyInteractive: Bool { transition.initiallyInteractive }
  // Only a transition with an interruptible animator can be interrupted.
  var isInterruptible: Bool { transition.isInterruptible }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.wasCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.progress }
  var completionVelocity: CGFloat { transition.completionSpeed }
  var completionCurve: UIView.AnimationCurve { transition.completionCurve }
  var containerView: UIView { transition.roles.container }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.context.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    transition.context.view(forKey: key)
  }
}
