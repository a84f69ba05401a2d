internal import CSDL2

/// The memory of the window's picture, valid for one frame.
struct PixelBuffer {
  /// The premultiplied 32-bit pixels, the top row first.
  var pixels: UnsafeMutableRawPointer
  /// The width in pixels.
  var width: Int
  /// The height in pixels.
  var height: Int
  /// The distance between two rows in bytes.
  var bytesPerRow: Int
  /// A Boolean value that indicates whether the content of the last picture is lost, so that
  /// everything must be painted.
  var isFresh: Bool
}

/// The last stage of a frame: it owns the picture's memory and sends the picture to the display.
@MainActor protocol Presenter: AnyObject {
  /// A description of the presenter and the reason for its choice, for `glissade doctor`.
  var summary: String { get }

  /// Returns the memory for the next picture.
  func buffer() throws(WindowError) -> PixelBuffer

  /// Shows the parts of the buffer that changed.
  func present(_ rects: [SDL_Rect])

  /// Marks the shown picture as lost: the next buffer is a fresh one.
  func spoil()
}
