internal import CSDL2
import Foundation

/// The video driver of SDL, which is the part of SDL for one kind of display server.
@MainActor package enum VideoDriver {
  /// The name of the current driver, such as `x11` or `wayland`, or an empty string before
  /// `start()`.
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
      // Without this hint, an SDL2 that is a layer over SDL3 makes a unit of length one pixel on
      // Wayland, which hides the display's scale.
      ("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
    var reasons: [String] = []
    let environment = ProcessInfo.processInfo.environment
    // If there is no session bus, SDL's D-Bus library would run a program that starts one, and wait
    // for this before the window opens. If a bus does not answer, it would wait for half a minute.
    // So the address of an unusable bus is replaced.
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
  /// By default SDL falls back to drivers that write messages to standard error, and finally to a
  /// driver without a visible display.
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
    // On X11, SDL reads half a megabyte of rules for composing characters for each window, which
    // takes a tenth of the time to the first frame and is not needed for keys. So it reads an empty
    // file. This is done only on X11, because Wayland's reader reports an error for an empty file.
    let isX11 = driver.lowercased() == "x11"
    let skipsRules = isX11 && getenv(composeFile) == nil
    if skipsRules { setenv(composeFile, "/dev/null", 1) }
    // The hint overrides the environment variable, whose list of drivers was read in
    // `candidates(in:)`.
    SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
    SDL_ClearError()
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      if skipsRules { unsetenv(composeFile) }
      return false
    }
    // Text input is off until a text is edited, because an input method would communicate with the
    // desktop without need.
    SDL_StopTextInput()
    return true
  }

  private static let composeFile = "XCOMPOSEFILE"
}

/// SDL's description of its last error.
enum SDLError {
  /// The message of SDL's last error, or a general sentence if SDL left the message empty.
  static var last: String {
    let message = String(cString: SDL_GetError())
    return message.isEmpty ? "SDL names no reason" : message
  }
}
