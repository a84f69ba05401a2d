import Foundation
import GlissadeGeometry

/// The contents of a group without its placement and opacity, immutable and shared between groups.
package final class DisplayContents: Sendable {
  package let clip: RoundedRect?
  /// The mask of the commands, or `nil`. Contents with a mask have no clip and no shadow.
  package let mask: DisplayMask?
  /// The older content with which the commands are mixed, or `nil`. Contents with a dissolve have
  /// no clip, mask or shadow.
  package let dissolve: Dissolve?
  package let shadow: ShadowCommand?
  package let commands: [DrawCommand]

  /// The box of everything that is drawn, including the shadow, or null if nothing is drawn.
  package let bounds: CGRect

  /// The box of everything that is drawn except the shadow, limited to the clip.
  package let contentBounds: CGRect

  /// A Boolean value that indicates whether no pixel is painted twice, so that each command can be
  /// painted with the opacity of the group.
  package let drawsOnce: Bool

  /// The number of shapes, paths, texts and images, including those of groups.
  package let commandCount: Int

  /// A Boolean value that indicates whether all edges in the contents are axis-aligned and no
  /// command is a path. The color of a pixel then depends only on the commands that cover it, and
  /// not on the part of the picture that is painted.
  package let isUpright: Bool

  /// A Boolean value that indicates whether a command shows the content behind it.
  package let hasBackdrop: Bool

  /// The hash of the contents, which is the same in every process. Equal contents have equal
  /// hashes.
  package let stableHash: UInt64

  package convenience init(clip: RoundedRect?, shadow: ShadowCommand?, commands: [DrawCommand]) {
    self.init(clip: clip, mask: nil, shadow: shadow, commands: commands)
  }

  /// Creates contents of commands that are drawn as a whole and then masked.
  package convenience init(mask: DisplayMask, commands: [DrawCommand]) {
    self.init(clip: nil, mask: mask, shadow: nil, commands: commands)
  }

  /// Creates contents of commands that are mixed with an older content.
  package convenience init(dissolve: Dissolve, commands: [DrawCommand]) {
    self.init(clip: nil, mask: nil, dissolve: dissolve, shadow: nil, commands: commands)
  }

  private init(
    clip: RoundedRect?, mask: DisplayMask?, dissolve: Dissolve? = nil, shadow: ShadowCommand?,
    commands: [DrawCommand]
  ) {
    self.clip = clip
    self.mask = mask
    self.dissolve = dissolve
    self.shadow = shadow
    self.commands = commands
    var box = CGRect.null
    for command in commands { box = box.union(command.bounds) }
    if let clip { box = box.intersection(clip.rect) }
    if let mask { box = box.intersection(mask.bounds) }
    if let dissolve { box = box.union(dissolve.old.boundsInParent) }
    contentBounds = box
    if let shadow { box = box.union(shadow.bounds(content: box)) }
    bounds = box
    drawsOnce =
      commands.isEmpty || mask != nil || dissolve != nil
      || (shadow == nil && commands.count == 1 && commands[0].drawsOnce)
    let old = dissolve.map { DrawCommand.group($0.old) }
    commandCount = commands.reduce(old?.commandCount ?? 0) { $0 + $1.commandCount }
    isUpright =
      shadow?.isUpright != false && mask?.isUpright != false && old?.isUpright != false
      && commands.allSatisfy(\.isUpright)
    hasBackdrop = commands.contains(where: \.hasBackdrop) || old?.hasBackdrop == true
    stableHash = Self.hash(
      clip: clip, mask: mask, dissolve: dissolve, shadow: shadow, commands: commands)
  }

  private static func hash(
    clip: RoundedRect?, mask: DisplayMask?, dissolve: Dissolve?, shadow: ShadowCommand?,
    commands: [DrawCommand]
  ) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(clip)
    hasher.combine(mask)
    hasher.combine(shadow)
    hasher.combine(commands)
    // Contents without a dissolve must keep the hashes of older recordings.
    if let dissolve { hasher.combine(dissolve) }
    return hasher.finalize()
  }
}

extension DisplayContents: Equatable {
  package static func == (one: DisplayContents, other: DisplayContents) -> Bool {
    if one === other { return true }
    return one.stableHash == other.stableHash && one.clip == other.clip
      && one.mask == other.mask && one.dissolve == other.dissolve && one.shadow == other.shadow
      && one.commands == other.commands
  }
}
