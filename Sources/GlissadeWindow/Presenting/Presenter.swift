internal import CSDL2

/// The memory of the window's picture. It is valid for one frame.
struct PixelBuffer {
  /// The premultiplied 32-bit pixels, the top row first.
  var pixels: UnsafeMutableRawPointer
  /// The width in pixels.
  var width: Int
  /// The height in pixels.
  var height: Int
  /// The distance between two rows in bytes.
  var bytesPerRow: Int
  /// A Boolean value that indicates whether the memory does not contain the last picture, so that
  /// all pixels must be painted.
  var isFresh: Bool
}

/// An object that owns the memory of the window's picture and sends the picture to the display,
/// which is the last stage of a frame.
@MainActor protocol Presenter: AnyObject {
  /// A description of the presenter, for `glissade doctor`.
  var name: String { get }

  /// A Boolean value that indicates whether `present` waits for the display's refresh.
  var isSynchronized: Bool { get }

  /// Returns the memory for the next picture.
  func buffer() throws(PresenterFailure) -> PixelBuffer

  /// Shows the parts of the buffer that changed. `rects` contains at least one rectangle.
  func present(_ rects: [SDL_Rect]) throws(PresenterFailure)

  /// Marks the shown picture as lost, so that the next buffer is fresh.
  func spoil()

  /// Releases the presenter's resources of the window, so that another presenter can use the
  /// window.
  func close()
}

/// An error that makes a presenter unusable.
enum PresenterFailure: Error, Hashable {
  /// The presenter does not work, or does not work any more. The reason is SDL's message.
  case unusable(reason: String)
  /// There is not enough memory for a picture of the window's size, so that other presenters would
  /// fail, too.
  case noMemory(reason: String)

  /// The reason for the failure, as a part of a sentence.
  var reason: String {
    switch self {
    case .unusable(let reason), .noMemory(let reason): reason
    }
  }
}
