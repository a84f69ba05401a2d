internal import CSDL2
import Foundation

/// A report about SDL on this machine, for `glissade doctor`.
@MainActor package struct DisplayReport {
  /// The version of SDL at run time.
  package let version: String
  /// The video drivers with which SDL was built.
  package let drivers: [String]
  /// The kind of the display server, or the reason why no display could be opened.
  package private(set) var server = ""
  /// The size, the refresh rate and the scale of the display.
  package private(set) var display = "none"
  /// The presenter of a window with the reason for its choice, or the reason why no presenter
  /// works.
  package private(set) var presenter = "none"
  /// The pace of frames, which depends on the presenter.
  package private(set) var pacing = "none"

  /// Creates a report. For this, the initializer opens and closes a connection to the display and a
  /// window that is never visible.
  package init(present: PresenterRequest = .auto) {
    var linked = SDL_version()
    SDL_GetVersion(&linked)
    version = Self.text(of: linked)
    drivers = (0..<SDL_GetNumVideoDrivers()).compactMap {
      SDL_GetVideoDriver($0).map { String(cString: $0) }
    }
    do throws(WindowError) {
      try VideoDriver.start()
      server = VideoDriver.current
      defer { SDL_QuitSubSystem(SDL_INIT_VIDEO) }
      try inspectWindow(present)
    } catch {
      if server.isEmpty { server = "\(error)" } else { presenter = "\(error)" }
    }
  }

  private mutating func inspectWindow(_ present: PresenterRequest) throws(WindowError) {
    let size = CGSize(width: 64, height: 64)
    let window = try DisplayWindow(
      title: "", size: size, smallest: size, position: nil, scale: nil, present: present)
    defer { window.presenter.close() }
    server = DisplayServer.name(of: window.handle)
    display = Self.display(of: window)
    _ = try window.presenter.buffer()
    presenter = window.presenter.summary
    pacing = Self.pacing(isSynchronized: window.presenter.isSynchronized)
  }

  /// Returns the text of a version of SDL2. If the library is a layer over SDL3, which has minor
  /// versions from 50 on, the text contains a remark.
  static func text(of version: SDL_version) -> String {
    let number = "\(version.major).\(version.minor).\(version.patch)"
    return version.patch >= 50 ? "\(number), as a layer over SDL3" : number
  }

  private static func display(of window: DisplayWindow) -> String {
    var mode = SDL_DisplayMode()
    let index = max(SDL_GetWindowDisplayIndex(window.handle), 0)
    let size =
      SDL_GetCurrentDisplayMode(index, &mode) == 0
      ? "\(mode.w)×\(mode.h) units" : "size unknown"
    let rate = mode.refresh_rate > 0 ? "\(mode.refresh_rate) Hz" : "no refresh rate, taken as 60 Hz"
    let scale = String(format: "%g", window.pixelsPerPoint)
    return "\(size), \(rate), \(scale) pixels per point"
  }

  private static func pacing(isSynchronized: Bool) -> String {
    isSynchronized
      ? "one frame per refresh"
      : "no vertical sync: one frame per refresh by a software clock, two while a pointer drags"
  }
}
