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
  /// A description of the presenter, for `glissade doctor`.
  var name: String { get }

  /// A Boolean value that indicates whether `present` waits for the display's refresh.
  var isSynchronized: Bool { get }

  /// Returns the memory for the next picture.
  func buffer() throws(PresenterFailure) -> PixelBuffer

  /// Shows the parts of the buffer that changed; there is at least one.
  func present(_ rects: [SDL_Rect]) throws(PresenterFailure)

  /// Marks the shown picture as lost: the next buffer is a fresh one.
  func spoil()

  /// Releases what belongs to the window, so that another presenter can use the window.
  func close()
}

/// The error of a presenter.
enum PresenterFailure: Error, Hashable {
  /// It does not work, or not any more. The reason is SDL's.
  case unusable(reason: String)
  /// There is no memory for a picture of the window's size, so that no other presenter helps.
  case noMemory(reason: String)

  /// The reason, as a part of a sentence.
  var reason: String {
    switch self {
    case .unusable(let reason), .noMemory(let reason): reason
    }
  }
}
