import UIKitCore

/// The dynamic animators that a scene steps once per frame, held weakly (J-17).
@MainActor final class FollowedAnimators: SceneParticipant {
  static let order = StepOrder.beforeAnimations

  private struct Entry {
    weak var animator: UIDynamicAnimator?
  }
  private var entries: [Entry] = []

  /// The location of the contact of which a collision delegate is being notified, in points of the
  /// scene; `nil` at any other time.
  var contactPlace: CGPoint?

  init(_ scene: UIWindowScene) {}

  /// The animators that still exist, in the order in which they were added.
  var alive: [UIDynamicAnimator] { entries.compactMap(\.animator) }

  func insert(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil }
    guard !entries.contains(where: { $0.animator === animator }) else { return }
    entries.append(Entry(animator: animator))
  }

  func remove(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil || $0.animator === animator }
  }

  func step(to now: TimeInterval) {
    for animator in alive { animator.step(to: now) }
  }

  func isMoving(_ view: UIView) -> Bool {
    alive.contains { animator in
      guard animator.isRunning, let space = animator.referenceView else { return false }
      return view.isDescendant(of: space) || space.isDescendant(of: view)
    }
  }

  /// Applies changed physics parameters of the scene's tuning to all animators, and wakes them.
  func tunePhysics() { for animator in alive { animator.behaviorAdjusted() } }

  var needsFrame: Bool { alive.contains { $0.needsFrame } }
}
