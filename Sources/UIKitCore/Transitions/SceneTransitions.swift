import Foundation

/// The transitions of a scene.
@MainActor final class SceneTransitions: SceneParticipant {
  static let order = StepOrder.afterAnimations

  /// The current transitions, which are retained until their end.
  var all: [Transition] = []
  /// The rule and the distance in points of the last release that a rule decided, or `nil`.
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

  /// The state of the current transition that began last, or `nil`.
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
  /// The current transitions of the scene, in the order in which they began.
  var transitions: [Transition] {
    get { participant(SceneTransitions.self).all }
    set { participant(SceneTransitions.self).all = newValue }
  }

  /// The rule and the distance in points of the last release that a rule decided, or `nil`.
  package var lastRelease: (rule: ReleaseRule, distance: CGFloat)? {
    get { participant(SceneTransitions.self).lastRelease }
    set { participant(SceneTransitions.self).lastRelease = newValue }
  }

  /// Returns a number for a new transition, which is unique in the scene.
  package func nextTransitionID() -> Int {
    forgetRemarks()
    return participant(SceneTransitions.self).makeID()
  }
}
