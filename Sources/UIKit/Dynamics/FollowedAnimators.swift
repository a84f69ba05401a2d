import Foundation

/// The animators that a scene gives time to, without keeping them alive (J-17).
struct FollowedAnimators {
  private struct Entry {
    weak var animator: UIDynamicAnimator?
  }
  private var entries: [Entry] = []

  /// In the order in which they came.
  @MainActor var alive: [UIDynamicAnimator] { entries.compactMap(\.animator) }

  @MainActor mutating func insert(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil }
    guard !entries.contains(where: { $0.animator === animator }) else { return }
    entries.append(Entry(animator: animator))
  }

  @MainActor mutating func remove(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil || $0.animator === animator }
  }
}
