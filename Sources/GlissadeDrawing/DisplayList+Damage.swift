import Foundation

extension DisplayList {
  /// The maximum number of rectangles that `damage(from:)` returns.
  package static let damageLimit = 8

  /// Returns disjoint rectangles in pixels outside of which this list paints the same as `old`. The
  /// result is empty if the lists are equal, and the whole picture if size, scale or background
  /// differ.
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

  /// Returns the rectangles, merged until they are disjoint and at most `damageLimit`. Too many
  /// rectangles are merged by the pair that adds the least area, because each rectangle has a
  /// constant cost.
  static func merge(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
      insert(rect, into: &result)
      while result.count > damageLimit { joinCheapest(&result) }
    }
    return result
  }

  private static func joinCheapest(_ list: inout [PixelRect]) {
    var best = (waste: Int.max, first: 0, second: 1)
    for first in list.indices {
      for second in list.indices where second > first {
        let waste = list[first].union(list[second]).area - list[first].area - list[second].area
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let joined = list[best.first].union(list.remove(at: best.second))
    list.remove(at: best.first)
    insert(joined, into: &list)
  }

  /// Inserts a rectangle and merges it with those it touches. The loop is needed because a merged
  /// rectangle can touch others.
  private static func insert(_ rect: PixelRect, into list: inout [PixelRect]) {
    guard !rect.isEmpty else { return }
    var rect = rect
    while let index = list.firstIndex(where: { $0.intersects(rect) }) {
      rect = rect.union(list.remove(at: index))
    }
    list.append(rect)
  }
}
