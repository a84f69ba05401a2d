internal import CSDL2
import Foundation

/// The window on the desktop: its size, and the presenter of its picture.
///
/// One exists at a time. Sizes are in points unless a name says pixels.
@MainActor final class DisplayWindow {
  let handle: OpaquePointer
  /// Pixels per point.
  let scale: Double
  /// Hands the picture to the display.
  let presenter: any Presenter

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
    else { throw .windowRefused(reason: SDLError.last) }
    self.handle = handle
    presenter = SurfacePresenter(window: handle)
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

  /// Whether the display server went away.
  var isLost: Bool { DisplayConnection.isLost(of: handle) }

  /// Whether a held key repeats only while the window's events are being read.
  ///
  /// On Wayland the program repeats keys itself; on X11 the server does.
  var repeatsKeysItself: Bool { DisplayConnection.subsystem(of: handle) == SDL_SYSWM_WAYLAND }

  /// Sends what the program has to say to the display server; to be called before a sleep.
  func flush() {
    DisplayConnection.flush(of: handle)
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

  private static func pixels(_ points: Double, _ scale: Double) -> Int32 {
    Int32((points * scale).rounded())
  }

  private static func coordinate(_ points: CGFloat?, _ scale: Double) -> Int32 {
    // SDL_WINDOWPOS_CENTERED, a macro that does not come through to Swift.
    points.map { pixels(Double($0), scale) } ?? 0x2FFF_0000
  }
}
