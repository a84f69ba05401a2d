internal import CSDL2
import Foundation

/// Properties of the display server of a window on which the choice of a presenter depends.
@MainActor enum DisplayServer {
  /// Returns the conditions for the choice of a presenter.
  static func conditions(
    of window: OpaquePointer, _ request: PresenterRequest
  ) -> PresenterConditions {
    PresenterConditions(
      driver: VideoDriver.current, hasGraphicsProcessor: hasGraphicsProcessor,
      isLocal: isLocal(ProcessInfo.processInfo.environment["DISPLAY"] ?? ""),
      isComposited: DisplayConnection.isComposited(window), request: request)
  }

  /// Returns whether the name of a display refers to an X server on this machine.
  static func isLocal(_ display: String) -> Bool {
    ["", "unix", "unix/"].contains(String(display.prefix { $0 != ":" })) || display.hasPrefix("/")
  }

  /// Returns the name of the kind of display server, for `glissade doctor`.
  static func name(of window: OpaquePointer) -> String {
    switch VideoDriver.current.lowercased() {
    case "wayland": "Wayland"
    case "x11" where isXwayland(window): "Xwayland"
    case "x11": DisplayConnection.isComposited(window) ? "X11, composited" : "X11"
    case let driver: driver
    }
  }

  /// Returns whether an X server is Xwayland, which shows its windows on a Wayland display. Newer
  /// versions have an extension with the name `XWAYLAND`; older versions have screens with such
  /// names.
  private static func isXwayland(_ window: OpaquePointer) -> Bool {
    if DisplayConnection.hasExtension("XWAYLAND", window) { return true }
    let screen = SDL_GetDisplayName(0).map { String(cString: $0) } ?? ""
    return screen.uppercased().hasPrefix("XWAYLAND")
  }

  /// A Boolean value that indicates whether the user has access to a graphics processor.
  private static var hasGraphicsProcessor: Bool {
    let folder = "/dev/dri/"
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return devices.contains { $0.hasPrefix("renderD") && access(folder + $0, R_OK | W_OK) == 0 }
  }
}
