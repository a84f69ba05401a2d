internal import CSDL2

/// Memory to paint the window's picture into, valid for one frame.
struct PixelBuffer {
  /// Premultiplied 32-bit pixels, the top row first.
  var pixels: UnsafeMutableRawPointer
  /// In pixels.
  var width: Int
  /// In pixels.
  var height: Int
  /// Bytes from one row to the next.
  var bytesPerRow: Int
  /// Whether nothing of the last picture can be relied on, so that everything must be painted.
  var isFresh: Bool
}

/// The last stage of a frame: it owns the picture's memory and hands that picture to the display.
@MainActor protocol Presenter: AnyObject {
  /// What the presenter is and why it was chosen, for `glissade doctor`.
  var summary: String { get }

  /// Returns the memory for the next picture.
  func buffer() throws(WindowError) -> PixelBuffer

  /// Shows the parts of the buffer that changed.
  func present(_ rects: [SDL_Rect])

  /// Marks the shown picture as lost: the next buffer is a fresh one.
  func spoil()
}
