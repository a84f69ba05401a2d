import GlissadeDrawing

/// A sequence of display lists that are painted on the same surface, each by its differences from
/// the last one.
package final class PictureRun {
  /// The opaque surface; areas outside of lists are black.
  package let surface: Surface
  private let painter: Painter
  private let scale: Double?
  private var shown: DisplayList?

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - width, height: The size of the pictures in pixels. A list of another size is clipped or
  ///     leaves a black area.
  ///   - scale: The pixels per point; `nil` uses the lists' own.
  package init(width: Int, height: Int, scale: Double? = nil, fonts: FontLibrary) {
    surface = Surface(width: width, height: height)
    self.scale = scale
    painter = Painter(fonts: fonts)
    blacken()
  }

  /// Paints the differences from the last list.
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
