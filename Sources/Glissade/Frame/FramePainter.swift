internal import CSDL2
import GlissadeDrawing
import GlissadeRaster

/// Paints display lists into the window's pixels, painting what changed since the last one.
@MainActor final class FramePainter {
  private let painter: Painter
  private var shown: DisplayList?
  /// Hash of the list that is shown, without its overlay; 0 before the first.
  private(set) var hash: UInt64 = 0

  init(fonts: FontLibrary) {
    painter = Painter(fonts: fonts)
  }

  /// Whether what a next frame would show is prepared, should the shown picture move.
  private(set) var isAnticipated = false

  /// See `Painter.hasPreparations`.
  var hasPreparations: Bool { painter.hasPreparations }

  /// See `Painter.prepare`.
  func prepare() { painter.prepare() }

  /// Notes that the shown picture stands: what it would want if it moved is prepared from now on.
  func anticipate() {
    isAnticipated = true
    if let shown { painter.anticipate(shown) }
  }

  /// Paints a list, with an overlay on it, and tells which pixels that changed.
  func paint(
    _ list: DisplayList, under overlay: [DrawCommand], into buffer: PixelBuffer,
    _ meter: inout CostMeter
  ) -> [SDL_Rect] {
    let picture = list
    let list = picture.covered(by: overlay)
    let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let damage =
      if let shown, !buffer.isFresh {
        list.damage(from: shown).map { $0.intersection(whole) }.filter { !$0.isEmpty }
      } else {
        [whole]
      }
    meter.lap(\.damage)
    guard !damage.isEmpty else { return [] }
    shown = list
    isAnticipated = false
    hash = picture.stableHash
    painter.paint(list, into: Self.surface(buffer), damage: damage)
    meter.lap(\.paint)
    return damage.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
  }

  private static func surface(_ buffer: PixelBuffer) -> Surface {
    Surface(
      borrowing: buffer.pixels.assumingMemoryBound(to: UInt32.self), width: buffer.width,
      height: buffer.height, stride: buffer.bytesPerRow / MemoryLayout<UInt32>.stride,
      format: .xrgb)
  }
}
