internal import CSDL2
import Foundation

/// What SDL finds on this machine, for `glissade doctor`.
@MainActor package struct DisplayReport {
  /// SDL's version at run time.
  package let version: String
  /// The video drivers that SDL was built with.
  package let drivers: [String]
  /// The display that a window would open on, or why none would.
  package let summary: String

  /// Looks at the display, which is opened and closed for it.
  package init() {
    var linked = SDL_version()
    SDL_GetVersion(&linked)
    version = "\(linked.major).\(linked.minor).\(linked.patch)"
    drivers = (0..<SDL_GetNumVideoDrivers()).compactMap {
      SDL_GetVideoDriver($0).map { String(cString: $0) }
    }
    summary = Self.look()
  }

  private static func look() -> String {
    do {
      try DisplayWindow.startVideo()
    } catch {
      return "\(error)"
    }
    defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "unknown driver"
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(0, &mode) == 0 else { return "\(driver), size unknown" }
    let rate = mode.refresh_rate > 0 ? "\(mode.refresh_rate) Hz" : "no refresh rate, taken as 60 Hz"
    return "\(driver), \(mode.w)×\(mode.h) pixels, \(rate)"
  }
}
