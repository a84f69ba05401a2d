internal import CSDL2
import Foundation

/// The window on the desktop, with its size and the presenter of its picture.
///
/// At most one exists at a time. Sizes are in points unless a name contains `pixels`.
@MainActor package final class DisplayWindow {
  let handle: OpaquePointer
  /// The pixels per point.
  package let scale: Double
  /// The presenter that sends the picture to the display.
  let presenter: any Presenter

  /// Opens the window. The video part of SDL must have been started.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - smallest: The smallest size to which a user can resize it. A smaller `size` is itself the
  ///     smallest.
  ///   - position: The position of its upper left corner on the desktop; `nil` centers it.
  ///   - scale: The pixels per point; `nil` stands for the desktop's setting.
  package init(
    title: String, size: CGSize, smallest: CGSize, position: CGPoint?, scale: Double?
  ) throws(WindowError) {
    // The desktop's resolution is known only after a window is open, so the first size is a guess.
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
  package var size: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(handle, &width, &height)
    return CGSize(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// The display's frames per second, or 0 if it is unknown.
  var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let index = SDL_GetWindowDisplayIndex(handle)
    guard index >= 0, SDL_GetCurrentDisplayMode(index, &mode) == 0 else { return 0 }
    return Double(mode.refresh_rate)
  }

  /// A Boolean value that indicates whether the display server was lost.
  var isLost: Bool { DisplayConnection.isLost(of: handle) }

  /// A Boolean value that indicates whether a pressed key repeats only while the window's events
  /// are being read.
  ///
  /// On Wayland the program repeats keys itself; on X11 the server does.
  var repeatsKeysItself: Bool { DisplayConnection.subsystem(of: handle) == SDL_SYSWM_WAYLAND }

  /// Sends buffered requests to the display server. Call it before a sleep.
  func flush() {
    DisplayConnection.flush(of: handle)
  }

  /// Sends the missing releases of buttons. Call it when the pointer can reach the window again.
  func releaseLostButtons() {
    DisplayConnection.releaseLostButtons(of: handle)
  }

  /// Closes the window and the connection to the display.
  package func close() {
    SDL_CaptureMouse(SDL_FALSE)
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func pixels(_ points: Double, _ scale: Double) -> Int32 {
    Int32((points * scale).rounded())
  }

  private static func coordinate(_ points: CGFloat?, _ scale: Double) -> Int32 {
    // 0x2FFF_0000 is SDL_WINDOWPOS_CENTERED, a macro that is not imported into Swift.
    points.map { pixels(Double($0), scale) } ?? 0x2FFF_0000
  }
}
