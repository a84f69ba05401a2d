import GlissadeDrawing

/// Paints one display list after the other on the same surface, only what differs, and tells what did.
package final class PictureRun {
  /// Opaque; what lists leave free is black.
  package let surface: Surface
  private let painter: Painter
  private let scale: Double?
  private var shown: DisplayList?

  /// - Parameters:
  ///   - width: of the pictures, in pixels; a list of another size is cut off or leaves some free.
  ///   - scale: pixels per point; nil: the lists' own.
  package init(width: Int, height: Int, scale: Double? = nil, fonts: FontLibrary) {
    surface = Surface(width: width, height: height)
    self.scale = scale
    painter = Painter(fonts: fonts)
    blacken()
  }

  /// Paints what differs from the last list.
  ///
  /// - Returns: the box of the pixels that were painted.
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
