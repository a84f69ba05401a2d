import Foundation

/// The transitions of a scene.
@MainActor final class SceneTransitions: SceneParticipant {
  static let order = StepOrder.afterAnimations

  /// The current transitions, which are kept until their end.
  var all: [Transition] = []
  /// The rule and the distance of the last release by a percent driver's rule.
  var lastRelease: (rule: ReleaseRule, distance: CGFloat)?
  private var lastID = 0

  init(_ scene: UIWindowScene) {}

  func makeID() -> Int {
    lastID += 1
    return lastID
  }

  func step(to now: TimeInterval) {
    for transition in all { transition.step(at: now) }
  }

  func stepPaused(at now: TimeInterval) { step(to: now) }

  var needsFrame: Bool { all.contains { !$0.isInteractive && !$0.isOverdue } }

  /// The state of the transition that began last.
  var transitionStatus: FrameTrace.TransitionStatus? {
    all.last.map { transition in
      FrameTrace.TransitionStatus(
        id: transition.id, kind: transition.roles.kind.rawValue,
        from: transition.roles.from.logName, to: transition.roles.to.logName,
        phase: transition.state.name, progress: transition.progress,
        velocity: transition.velocity)
    }
  }

  func blocksTouches(on view: UIView) -> Bool { all.contains { $0.blocksTouches(on: view) } }

  func abandon() { all.forEach { $0.abandon() } }
}

extension UIWindowScene {
  /// The current transitions, the one that began last at the end.
  var transitions: [Transition] {
    get { participant(SceneTransitions.self).all }
    set { participant(SceneTransitions.self).all = newValue }
  }

  /// The rule and the distance of the last release by a percent driver's rule.
  package var lastRelease: (rule: ReleaseRule, distance: CGFloat)? {
    get { participant(SceneTransitions.self).lastRelease }
    set { participant(SceneTransitions.self).lastRelease = newValue }
  }

  /// Returns the number of a new transition.
  package func nextTransitionID() -> Int {
    forgetRemarks()
    return participant(SceneTransitions.self).makeID()
  }
}
