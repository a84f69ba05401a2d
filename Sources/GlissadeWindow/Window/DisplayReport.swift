internal import CSDL2
import Foundation

/// A report about SDL on this machine, for `glissade doctor`.
@MainActor package struct DisplayReport {
  /// The version of SDL at run time.
  package let version: String
  /// The video drivers with which SDL was built.
  package let drivers: [String]
  /// The video driver and display of a window, or the reason why there is none.
  package private(set) var display: String
  /// The presenter of a window, or the reason why there is none.
  package private(set) var presenter = "none"

  /// Opens and closes a display, with a window that is never visible.
  package init() {
    var linked = SDL_version()
    SDL_GetVersion(&linked)
    version = "\(linked.major).\(linked.minor).\(linked.patch)"
    drivers = (0..<SDL_GetNumVideoDrivers()).compactMap {
      SDL_GetVideoDriver($0).map { String(cString: $0) }
    }
    do {
      try VideoDriver.start()
    } catch {
      display = "\(error)"
      return
    }
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    display = Self.display
    presenter = Self.presenter
  }

  private static var display: String {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(0, &mode) == 0 else {
      return "\(VideoDriver.current), size unknown"
    }
    let rate = mode.refresh_rate > 0 ? "\(mode.refresh_rate) Hz" : "no refresh rate, taken as 60 Hz"
    return "\(VideoDriver.current), \(mode.w)×\(mode.h) pixels, \(rate)"
  }

  private static var presenter: String {
    guard let window = SDL_CreateWindow("", 0, 0, 64, 64, SDL_WINDOW_HIDDEN.rawValue)
    else { return "\(WindowError.windowRefused(reason: SDLError.last))" }
    defer { SDL_DestroyWindow(window) }
    let presenter = SurfacePresenter(window: window)
    do {
      _ = try presenter.buffer()
    } catch {
      return "\(error)"
    }
    return presenter.summary
  }
}
