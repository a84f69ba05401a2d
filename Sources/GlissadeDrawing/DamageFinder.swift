import Foundation
import GlissadeGeometry

/// A search for the pixels in which two display lists can differ.
///
/// The search is correct for this reason: if commands of the old and the new list are paired in the
/// same order, every pixel is painted by the same commands in the same order, except for pixels in
/// the boxes of unpaired commands and in the differences within pairs.
struct DamageFinder {
  let surface: PixelRect
  private(set) var rects: [PixelRect] = []
  /// The boxes of the backdrops and the areas that affect them, in pixels, from back to front.
  private var backdrops: [(rect: PixelRect, seen: PixelRect)] = []

  init(surface: PixelRect) {
    self.surface = surface
  }

  /// The placement of a group: the transform from its parent to pixels, and the pixels within its
  /// clips.
  private struct Place {
    var transform: ProjectiveTransform
    var clip: PixelRect
  }

  mutating func compareRoots(_ old: DisplayGroup, _ new: DisplayGroup, scale: CGFloat) {
    let toPixels = ProjectiveTransform(CGAffineTransform(scaleX: scale, y: scale))
    let place = Place(transform: toPixels, clip: surface)
    compare(old, new, at: place)
    guard new.contents.hasBackdrop, !rects.isEmpty else { return }
    findBackdrops(in: new, at: place)
    for backdrop in backdrops where rects.contains(where: { $0.intersects(backdrop.seen) }) {
      rects.append(backdrop.rect)
    }
  }

  private mutating func findBackdrops(in group: DisplayGroup, at place: Place) {
    let transform = group.transform.concatenating(place.transform)
    // A backdrop in perspective does not include its surroundings.
    guard group.contents.hasBackdrop, group.opacity > 0, transform.isAffine else { return }
    let inner = Place(transform: transform, clip: place.clip)
    if let old = group.dissolve?.old { findBackdrops(in: old, at: inner) }
    for command in group.commands {
      switch command {
      case .group(let group): findBackdrops(in: group, at: inner)
      case .backdrop(let backdrop):
        let rect = pixels(of: command.bounds, at: inner)
        guard !rect.isEmpty else { continue }
        // The blur is computed at a smaller size, on a grid that is offset by up to one pixel of
        // that size.
        let margin = backdrop.reach * 1.5
        let seen = command.bounds.insetBy(dx: -margin, dy: -margin)
        backdrops.append((rect, pixels(of: seen, at: inner).outset(by: 8)))
      case .shape, .path, .text, .image, .gradient: break
      }
    }
  }

  private mutating func compare(_ old: DisplayGroup, _ new: DisplayGroup, at place: Place) {
    if old == new { return }
    let transform = new.transform.concatenating(place.transform)
    // A group in perspective is first drawn without its transform and then transformed as a whole,
    // so any pixel of the group can differ slightly.
    guard transform.isAffine, old.transform == new.transform, old.opacity == new.opacity,
      old.clip == new.clip, old.mask == new.mask, old.dissolve == new.dissolve,
      old.shadow == new.shadow, new.shadow?.caster != .content
    else {
      damage(old.boundsInParent, at: place)
      damage(new.boundsInParent, at: place)
      return
    }
    guard new.opacity > 0 else { return }
    var inner = Place(transform: transform, clip: place.clip)
    if let clip = new.clip {
      inner.clip = inner.clip.intersection(pixels(of: clip.rect, at: inner))
    }
    if let mask = new.mask {
      inner.clip = inner.clip.intersection(pixels(of: mask.bounds, at: inner))
    }
    guard !inner.clip.isEmpty else { return }
    compare(old.commands, new.commands, at: inner)
  }

  private mutating func compare(_ old: [DrawCommand], _ new: [DrawCommand], at place: Place) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    let oldPart = old[start..<oldEnd]
    let newPart = new[start..<newEnd]
    let pairs = CommandPairing.pairs(old: oldPart, new: newPart)
    var (oldIndex, newIndex) = (start, start)
    for pair in pairs + [(old: oldEnd, new: newEnd)] {
      for command in old[oldIndex..<pair.old] { damage(command.bounds, at: place) }
      for command in new[newIndex..<pair.new] { damage(command.bounds, at: place) }
      if pair.old < oldEnd, case .group(let one) = old[pair.old],
        case .group(let other) = new[pair.new]
      {
        compare(one, other, at: place)
      }
      oldIndex = pair.old + 1
      newIndex = pair.new + 1
    }
  }

  private mutating func damage(_ bounds: CGRect, at place: Place) {
    let rect = pixels(of: bounds, at: place).intersection(place.clip)
    if !rect.isEmpty { rects.append(rect) }
  }

  /// Returns the pixels of a box and one pixel around it, because text is aligned to whole pixels
  /// and filters read neighboring pixels.
  private func pixels(of bounds: CGRect, at place: Place) -> PixelRect {
    guard !bounds.isNull, let box = place.transform.boundingBox(of: bounds) else { return .empty }
    return PixelRect(containing: box).outset(by: 1).intersection(surface)
  }
}
