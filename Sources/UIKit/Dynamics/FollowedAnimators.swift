import Foundation

/// The animators to which a scene passes its time, held weakly (J-17).
struct FollowedAnimators {
  private struct Entry {
    weak var animator: UIDynamicAnimator?
  }
  private var entries: [Entry] = []

  /// The existing animators, in the order in which they were added.
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
