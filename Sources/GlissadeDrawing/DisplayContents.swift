import Foundation
import GlissadeGeometry

/// What a group draws, apart from where and how strongly: immutable, shared between groups.
package final class DisplayContents: Sendable {
  package let clip: RoundedRect?
  /// What the commands are cut out with; only where there is neither clip nor shadow.
  package let mask: DisplayMask?
  package let shadow: ShadowCommand?
  package let commands: [DrawCommand]

  /// The box of everything drawn, the shadow included; null when nothing is.
  package let bounds: CGRect

  /// The box of what is drawn without the shadow, clipped.
  package let contentBounds: CGRect

  /// True when no pixel is painted twice, so that a group opacity may be handed down.
  package let drawsOnce: Bool

  /// How many shapes, paths, texts and images there are, those of groups included.
  package let leafCount: Int

  /// True when everything stands upright and paths have no part in it: then what a pixel gets
  /// depends on what is drawn there alone, not on how much of it is in the picture.
  package let isUpright: Bool

  /// True when something shows what lies behind it.
  package let hasBackdrop: Bool

  /// The same in every process; equal contents have equal hashes.
  package let stableHash: UInt64

  package convenience init(clip: RoundedRect?, shadow: ShadowCommand?, commands: [DrawCommand]) {
    self.init(clip: clip, mask: nil, shadow: shadow, commands: commands)
  }

  /// Commands that are drawn as a whole and then cut out.
  package convenience init(mask: DisplayMask, commands: [DrawCommand]) {
    self.init(clip: nil, mask: mask, shadow: nil, commands: commands)
  }

  private init(
    clip: RoundedRect?, mask: DisplayMask?, shadow: ShadowCommand?, commands: [DrawCommand]
  ) {
    self.clip = clip
    self.mask = mask
    self.shadow = shadow
    self.commands = commands
    var box = CGRect.null
    for command in commands { box = box.union(command.bounds) }
    if let clip { box = box.intersection(clip.rect) }
    if let mask { box = box.intersection(mask.bounds) }
    contentBounds = box
    if let shadow { box = box.union(shadow.bounds(content: box)) }
    bounds = box
    drawsOnce =
      commands.isEmpty || mask != nil
      || (shadow == nil && commands.count == 1 && commands[0].drawsOnce)
    leafCount = commands.reduce(0) { $0 + $1.leafCount }
    isUpright =
      shadow?.isUpright != false && mask?.isUpright != false && commands.allSatisfy(\.isUpright)
    hasBackdrop = commands.contains(where: \.hasBackdrop)
    stableHash = Self.hash(clip: clip, mask: mask, shadow: shadow, commands: commands)
  }

  private static func hash(
    clip: RoundedRect?, mask: DisplayMask?, shadow: ShadowCommand?, commands: [DrawCommand]
  ) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(clip)
    hasher.combine(mask)
    hasher.combine(shadow)
    hasher.combine(commands)
    return hasher.finalize()
  }
}

extension DisplayContents: Equatable {
  package static func == (one: DisplayContents, other: DisplayContents) -> Bool {
    if one === other { return true }
    return one.stableHash == other.stableHash && one.clip == other.clip
      && one.mask == other.mask && one.shadow == other.shadow && one.commands == other.commands
  }
}
