import Foundation
import GlissadeGeometry

/// A group of commands with a common transform, opacity, clip and shadow.
///
/// Copying a group is cheap, and so is comparing it with its result of `with(transform:opacity:)`,
/// because both share one immutable `DisplayContents`.
package struct DisplayGroup: Sendable {
  /// The identity of the layer or other object that this group draws, or 0. The search for damage
  /// pairs groups by `id`, so that an insertion does not damage the groups after it. Equality and
  /// hashes ignore `id`.
  package let id: UInt64
  /// The transform from the group's own space to its parent's.
  package let transform: ProjectiveTransform
  /// The opacity of the group as a whole, 0…1.
  package let opacity: Double
  package let contents: DisplayContents

  package init(
    id: UInt64 = 0, transform: ProjectiveTransform = .identity, opacity: Double = 1,
    clip: RoundedRect? = nil, shadow: ShadowCommand? = nil, commands: [DrawCommand]
  ) {
    self.init(
      id: id, transform: transform, opacity: opacity,
      contents: DisplayContents(clip: clip, shadow: shadow, commands: commands))
  }

  /// Creates a group of commands with a mask.
  package init(mask: DisplayMask, commands: [DrawCommand]) {
    self.init(
      id: 0, transform: .identity, opacity: 1,
      contents: DisplayContents(mask: mask, commands: commands))
  }

  /// Creates a group of commands that are mixed with an older content.
  package init(dissolve: Dissolve, commands: [DrawCommand]) {
    self.init(
      id: 0, transform: .identity, opacity: 1,
      contents: DisplayContents(dissolve: dissolve, commands: commands))
  }

  package init(
    id: UInt64, transform: ProjectiveTransform, opacity: Double, contents: DisplayContents
  ) {
    precondition(opacity.isFinite, "A group's opacity must be a finite number.")
    self.id = id
    self.transform = transform
    self.opacity = min(max(opacity, 0), 1)
    self.contents = contents
  }

  /// Returns a group with the same contents and another transform and opacity, in O(1).
  package func with(transform: ProjectiveTransform, opacity: Double) -> DisplayGroup {
    DisplayGroup(id: id, transform: transform, opacity: opacity, contents: contents)
  }

  /// The clip of `commands`, but not of the shadow, in the group's own space.
  package var clip: RoundedRect? { contents.clip }
  package var mask: DisplayMask? { contents.mask }
  package var dissolve: Dissolve? { contents.dissolve }
  package var shadow: ShadowCommand? { contents.shadow }
  package var commands: [DrawCommand] { contents.commands }

  /// The box of everything that the group draws, including its shadow, in the group's own space.
  package var bounds: CGRect { contents.bounds }

  /// The `bounds` in the parent's space; null if no part of the group is in front of the eye.
  package var boundsInParent: CGRect {
    bounds.isNull ? .null : transform.boundingBox(of: bounds) ?? .null
  }
}

extension DisplayGroup: Hashable {
  package static func == (one: DisplayGroup, other: DisplayGroup) -> Bool {
    one.transform == other.transform && one.opacity == other.opacity
      && one.contents == other.contents
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(transform)
    hasher.combine(opacity)
    hasher.combine(contents.stableHash)
  }
}

extension DisplayGroup: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(transform)
    hasher.combine(opacity)
    hasher.combine(contents.stableHash)
  }
}
