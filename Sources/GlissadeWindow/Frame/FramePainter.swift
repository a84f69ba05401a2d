internal import CSDL2
import GlissadeDrawing
import GlissadeRaster

/// A painter of display lists into the window's pixels that paints only what changed since the last
/// list.
@MainActor final class FramePainter {
  private let painter: Painter
  private var shown: DisplayList?
  /// The hash of the visible display list, without the overlay, or 0 before the first list.
  private(set) var hash: UInt64 = 0

  /// A Boolean value that indicates whether painting a list measures `largestStep`.
  var measuresSteps = false
  /// The longest distance by which the last painted list has moved a layer, in points, or 0 if it
  /// was not measured.
  private(set) var largestStep = 0.0

  init(fonts: FontLibrary) {
    painter = Painter(fonts: fonts)
  }

  /// A Boolean value that indicates whether `anticipate()` was called for the visible picture.
  private(set) var isAnticipated = false

  /// A Boolean value that indicates whether `prepare()` has work to do; see
  /// `Painter.hasPreparations`.
  var hasPreparations: Bool { painter.hasPreparations }

  /// Makes a part of the bitmaps that the next frames need; see `Painter.prepare`.
  func prepare() { painter.prepare() }

  /// Records the bitmaps that are needed when parts of the visible picture begin to move, so that
  /// `prepare()` makes them.
  func anticipate() {
    isAnticipated = true
    if let shown { painter.anticipate(shown) }
  }

  /// Paints a list with an overlay on it, and returns the pixels that changed.
  ///
  /// - Parameter scale: The pixels per point of the buffer, which differ from those of the list
  ///   after the window was moved to another display.
  func paint(
    _ list: DisplayList, under overlay: [DrawCommand], into buffer: PixelBuffer, scale: Double,
    _ meter: inout CostMeter
  ) -> [SDL_Rect] {
    let picture = list
    var list = picture.covered(by: overlay)
    list.scale = scale
    let whole = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let damage =
      if let shown, !buffer.isFresh {
        list.damage(from: shown).map { $0.intersection(whole) }.filter { !$0.isEmpty }
      } else {
        [whole]
      }
    largestStep = measuresSteps ? shown.map { list.largestStep(from: $0) } ?? 0 : 0
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
