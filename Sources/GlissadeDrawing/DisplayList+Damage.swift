import Foundation

extension DisplayList {
  /// The most rectangles that `damage(from:)` returns.
  package static let damageLimit = 8

  /// Disjoint rectangles in pixels outside of which this list paints the same as `old`; empty when
  /// the two are equal, everything when size, scale or background differ.
  package func damage(from old: DisplayList) -> [PixelRect] {
    if self == old { return [] }
    let surface = pixelBounds
    guard size == old.size, scale == old.scale, background == old.background else {
      return [surface]
    }
    var finder = DamageFinder(surface: surface)
    finder.compareRoots(old.root, root, scale: scale)
    return Self.merge(finder.rects)
  }

  /// Joins rectangles until they are disjoint and few. Two that lie apart are joined first where it
  /// adds the least area.
  static func merge(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects { insert(rect, into: &result) }
    while result.count > damageLimit {
      var best = (waste: Int.max, first: 0, second: 1)
      for first in result.indices {
        for second in result.indices where second > first {
          let waste =
            result[first].union(result[second]).area - result[first].area - result[second].area
          if waste < best.waste { best = (waste, first, second) }
        }
      }
      let joined = result[best.first].union(result.remove(at: best.second))
      result.remove(at: best.first)
      insert(joined, into: &result)
    }
    return result
  }

  /// Joining may make a rectangle touch others, hence the loop.
  private static func insert(_ rect: PixelRect, into list: inout [PixelRect]) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = list.firstIndex(where: { $0.intersects(rect) }) {
      rect = rect.union(list.remove(at: index))
    }
    list.append(rect)
  }
}
