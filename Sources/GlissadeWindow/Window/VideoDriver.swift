internal import CSDL2
import Foundation

/// SDL's video driver, which is the part of SDL for one kind of display server.
@MainActor package enum VideoDriver {
  /// The current driver, such as `x11` or `wayland`; empty before `start()`.
  static var current: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  /// Starts only the video part of SDL, with the first driver that works.
  package static func start() throws(WindowError) {
    let hints = [
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "0"),
      (SDL_HINT_APP_NAME, "Glissade"),
      // The layer over SDL3 makes a unit of a window one pixel on Wayland otherwise, which hides
      // the display's scale.
      ("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
    var reasons: [String] = []
    let environment = ProcessInfo.processInfo.environment
    // Where there is no bus of the session, SDL's library for it would run a program that starts
    // one, and wait for it before the window opens. For a bus that does not answer it would wait
    // for half a minute.
    let unusable = MessageBus.allCases.filter { !$0.isUsable(in: environment) }.map(\.variable)
    for variable in unusable { setenv(variable, nowhere, 1) }
    defer { for variable in unusable { restore(variable, from: environment) } }
    for driver in try candidates(in: environment) {
      if starts(driver) { return }
      reasons.append("\(driver): \(SDLError.last)")
    }
    throw .noDisplay(reason: reasons.joined(separator: "; "))
  }

  /// The address of a bus at which nothing listens.
  private static let nowhere = "unix:path=/dev/null"

  private static func restore(_ variable: String, from environment: [String: String]) {
    if let value = environment[variable] { setenv(variable, value, 1) } else { unsetenv(variable) }
  }

  /// Returns the drivers to try, in order.
  ///
  /// By default SDL falls back to a driver without a visible display, and before it to others that
  /// write errors to standard error.
  ///
  /// - Parameter environment: The process's environment. `SDL_VIDEODRIVER` overrides the choice.
  static func candidates(in environment: [String: String]) throws(WindowError) -> [String] {
    let requested = (environment["SDL_VIDEODRIVER"] ?? "").split(separator: ",").map(String.init)
    if !requested.isEmpty { return requested }
    let displays = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")]
    let found = displays.filter { environment[$0.0]?.isEmpty == false }.map(\.1)
    guard !found.isEmpty else {
      throw .noDisplay(reason: "neither DISPLAY nor WAYLAND_DISPLAY is set")
    }
    return found
  }

  private static func starts(_ driver: String) -> Bool {
    // On X11 every window reads half a megabyte of rules for composing characters, which takes a
    // tenth of the time to the first frame; the program needs only keys. Wayland's reader reports
    // an error for an empty file.
    let isX11 = driver.lowercased() == "x11"
    let skipsRules = isX11 && getenv(composeFile) == nil
    if skipsRules { setenv(composeFile, "/dev/null", 1) }
    // The environment's own list has been read before.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    SDL_ClearError()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      if skipsRules { unsetenv(composeFile) }
      return false
    }
    // An input method would communicate with the desktop without need.
    SDL_StopTextInput()
    return true
  }

  private static let composeFile = "XCOMPOSEFILE"
}

/// SDL's description of its last error.
enum SDLError {
  /// The message, or a sentence in its place if SDL left it empty.
  static var last: String {
    let message = String(cString: SDL_GetError())
    return message.isEmpty ? "SDL names no reason" : message
  }
}
