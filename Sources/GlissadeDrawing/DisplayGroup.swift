import Foundation
import GlissadeGeometry

/// Commands that share a transform, an opacity, a clip and a shadow.
///
/// Copying is cheap, and so is comparing a group with one that was made from it by
/// `with(transform:opacity:)`: both share one immutable `DisplayContents`.
package struct DisplayGroup: Sendable {
  /// Which thing of the scene this group draws; 0 says nothing. Damage matches by it, equality and
  /// hashes ignore it, so that one insertion does not damage everything after it.
  package let id: UInt64
  /// From the group's own space to its parent's.
  package let transform: ProjectiveTransform
  /// 0…1, applied to the group as a whole.
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

  /// Commands that are cut out with a mask.
  package init(mask: DisplayMask, commands: [DrawCommand]) {
    self.init(
      id: 0, transform: .identity, opacity: 1,
      contents: DisplayContents(mask: mask, commands: commands))
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

  /// The same contents elsewhere, in O(1).
  package func with(transform: ProjectiveTransform, opacity: Double) -> DisplayGroup {
    DisplayGroup(id: id, transform: transform, opacity: opacity, contents: contents)
  }

  /// Clips `commands`, not the shadow; own space.
  package var clip: RoundedRect? { contents.clip }
  package var mask: DisplayMask? { contents.mask }
  package var shadow: ShadowCommand? { contents.shadow }
  package var commands: [DrawCommand] { contents.commands }

  /// The box of everything the group draws, its shadow included, in its own space.
  package var bounds: CGRect { contents.bounds }

  /// `bounds` as the parent sees it; null when nothing of it is in front of the eye.
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
