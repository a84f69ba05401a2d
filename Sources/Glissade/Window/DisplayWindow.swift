internal import CSDL2
import Foundation

/// The window on the desktop: its size, its picture's memory, and handing that picture to the display.
///
/// One exists at a time. Sizes are in points unless a name says pixels.
@MainActor final class DisplayWindow {
  /// Memory to paint the window's picture into, as long as the frame lasts.
  struct Canvas {
    /// Premultiplied 32-bit pixels, the top row first.
    var pixels: UnsafeMutableRawPointer
    var width: Int
    var height: Int
    /// Bytes from one row to the next.
    var bytesPerRow: Int
    /// Whether nothing of the last picture can be relied on, so that everything must be painted.
    var isFresh: Bool
  }

  let handle: OpaquePointer
  /// Pixels per point.
  let scale: Double
  private var lastPixels: UnsafeMutableRawPointer?
  private var lastWidth = 0
  private var lastHeight = 0
  private var isSpoiled = true

  /// Opens the window; the video part of SDL has been started.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - smallest: how small a user can make it; a smaller `size` is the smallest itself.
  ///   - position: its left upper corner on the desktop; nil: the middle.
  ///   - scale: pixels per point; nil: what the desktop is set to.
  init(
    title: String, size: CGSize, smallest: CGSize, position: CGPoint?, scale: Double?
  ) throws(WindowError) {
    // The desktop's resolution can be asked for with a window in hand only, so the first size is a guess.
    let guess = DisplayScale.resolve(
      requested: scale, environment: ProcessInfo.processInfo.environment, dotsPerInch: nil)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_HIDDEN.rawValue
    guard
      let handle = SDL_CreateWindow(
        title, Self.coordinate(position?.x, guess), Self.coordinate(position?.y, guess),
        Self.pixels(size.width, guess), Self.pixels(size.height, guess), flags)
    else { throw .windowRefused(reason: Self.lastReason) }
    self.handle = handle
    DisplayConnection.explainLoss(of: handle)
    self.scale = DisplayScale.resolve(
      requested: scale, environment: ProcessInfo.processInfo.environment,
      dotsPerInch: DisplayConnection.dotsPerInch(of: handle))
    if self.scale != guess {
      SDL_SetWindowSize(
        handle, Self.pixels(size.width, self.scale), Self.pixels(size.height, self.scale))
    }
    SDL_SetWindowMinimumSize(
      handle, Self.pixels(min(smallest.width, size.width), self.scale),
      Self.pixels(min(smallest.height, size.height), self.scale))
    SDL_ShowWindow(handle)
  }

  /// The window's size in points.
  var size: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// The display's frames per second, 0 if it does not say.
  var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(handle)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0 else { return 0 }
    return Double(mode.refresh_rate)
  }

  /// Notes that the display lost the picture: the next canvas is a fresh one.
  func spoil() {
    isSpoiled = true
  }

  /// The memory for the next picture.
  func canvas() throws(WindowError) -> Canvas {
    guard let surface = SDL_GetWindowSurface(handle), let pixels = surface.pointee.pixels
    else { throw .surfaceLost(reason: Self.lastReason) }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let isNew = pixels != lastPixels || width != lastWidth || height != lastHeight
    (lastPixels, lastWidth, lastHeight) = (pixels, width, height)
    defer { isSpoiled = false }
    return Canvas(
      pixels: pixels, width: width, height: height, bytesPerRow: Int(surface.pointee.pitch),
      isFresh: isNew || isSpoiled)
  }

  /// Shows the parts of the canvas that changed.
  func present(_ rects: [SDL_Rect]) {
    guard !rects.isEmpty else { return }
    // A refusal means that the surface went away, as in a resize: then everything is painted anew.
    if SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count)) != 0 { spoil() }
  }

  /// To be called when the window is back after it could not be reached by the pointer.
  func releaseLostButtons() {
    DisplayConnection.releaseLostButtons(of: handle)
  }

  /// Closes the window and leaves the display.
  func close() {
    SDL_CaptureMouse(SDL_FALSE)
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// Starts the video part of SDL and nothing else of it.
  static func startVideo() throws(WindowError) {
    let hints = [
      // Plain shared memory: a GPU path would copy every frame through a software OpenGL (DESIGN §3.2).
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
      (SDL_HINT_APP_NAME, "Glissade"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
    // Half a megabyte of rules for composing characters is read with every window of X11, a tenth of the
    // time to the first frame, and keys are only read as keys here.
    setenv("XCOMPOSEFILE", "/dev/null", 0)
    SDL_SetHint(SDL_HINT_VIDEODRIVER, try drivers(in: ProcessInfo.processInfo.environment))
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: lastReason) }
    // Keys are read as keys; an input method would start a conversation with the desktop for nothing.
    SDL_StopTextInput()
  }

  /// The drivers to try, as SDL takes them.
  ///
  /// Left to itself SDL ends up with a driver that shows nothing to anyone, and tries others that
  /// complain on standard error on the way there.
  static func drivers(in environment: [String: String]) throws(WindowError) -> String {
    if let asked = environment["SDL_VIDEODRIVER"], !asked.isEmpty { return asked }
    let displays = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")]
    let found = displays.filter { environment[$0.0]?.isEmpty == false }.map(\.1)
    guard !found.isEmpty else {
      throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    return found.joined(separator: ",")
  }

  private static var lastReason: String { String(cString: SDL_GetError()) }

  private static func pixels(_ points: Double, _ scale: Double) -> Int32 {
    Int32((points * scale).rounded())
  }

  private static func coordinate(_ points: CGFloat?, _ scale: Double) -> Int32 {
    // SDL_WINDOWPOS_CENTERED, a macro that does not come through to Swift.
    points.map { pixels(Double($0), scale) } ?? 0x2FFF_0000
  }
}
