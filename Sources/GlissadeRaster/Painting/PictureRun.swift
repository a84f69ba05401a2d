import GlissadeDrawing

/// A painter of successive display lists on the same surface, which paints only the differences
/// between a list and the one before.
package final class PictureRun {
  /// The opaque surface that shows the last list. Areas outside of the list are black.
  package let surface: Surface
  private let painter: Painter
  private let scale: Double?
  private var shown: DisplayList?

  /// Creates a run with a black surface.
  ///
  /// - Parameters:
  ///   - width, height: The size of the pictures in pixels. A list of another size is clipped or
  ///     leaves a black area.
  ///   - scale: The pixels per point; `nil` uses the scale of each list.
  package init(width: Int, height: Int, scale: Double? = nil, fonts: FontLibrary) {
    surface = Surface(width: width, height: height)
    self.scale = scale
    painter = Painter(fonts: fonts)
    blacken()
  }

  /// Paints the differences between a list and the one that was painted before.
  ///
  /// - Returns: The bounding box of the painted pixels.
  package func paint(_ picture: DisplayList) -> PixelRect {
    var list = picture
    if let scale { list.scale = scale }
    defer { shown = list }
    guard let shown, shown.size == list.size else {
      blacken()
      painter.paint(list, into: surface)
      return surface.bounds
    }
    let damage = list.damage(from: shown).map { $0.intersection(surface.bounds) }
      .filter { !$0.isEmpty }
    guard let first = damage.first else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    painter.paint(list, into: surface, damage: damage)
    painter.finishPreparations()
    return damage.dropFirst().reduce(first) { $0.union($1) }
  }

  private func blacken() {
    for y in 0..<surface.height {
      (surface.pixels + y * surface.stride).update(repeating: 0xFF00_0000, count: surface.width)
    }
  }
}
