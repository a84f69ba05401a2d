import Foundation
import GlissadeGeometry

/// The mixture of a group's content with an older one: each pixel is `old · (1 − progress) + new ·
/// progress`, also where the old or the new content is transparent.
package struct Dissolve: Hashable, Sendable {
  /// The old content, in the group's own space.
  package let old: DisplayGroup
  /// The fraction of the new content, 0…1.
  package let progress: Double

  package init(from old: DisplayGroup, progress: Double) {
    precondition(progress.isFinite, "The progress of a dissolve must be a finite number.")
    self.old = old
    self.progress = min(max(progress, 0), 1)
  }
}

extension Dissolve: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(old)
    hasher.combine(progress)
  }
}
