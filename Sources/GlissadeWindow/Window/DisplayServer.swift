internal import CSDL2
import Foundation

/// The display server of a window, as far as the choice of a presenter depends on it.
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

  /// Returns whether an X server's name is that of a server on this machine.
  static func isLocal(_ display: String) -> Bool {
    ["", "unix", "unix/"].contains(String(display.prefix { $0 != ":" })) || display.hasPrefix("/")
  }

  /// The name of the server's kind, for `glissade doctor`.
  static func name(of window: OpaquePointer) -> String {
    switch VideoDriver.current.lowercased() {
    case "wayland": "Wayland"
    case "x11" where isXwayland(window): "Xwayland"
    case "x11": DisplayConnection.isComposited(window) ? "X11, composited" : "X11"
    case let driver: driver
    }
  }

  /// Returns whether an X server shows its windows on a Wayland display. Only newer ones have an
  /// extension of that name; the others name their screens so.
  private static func isXwayland(_ window: OpaquePointer) -> Bool {
    if DisplayConnection.hasExtension("XWAYLAND", window) { return true }
    let screen = SDL_GetDisplayName(0).map { String(cString: $0) } ?? ""
    return screen.uppercased().hasPrefix("XWAYLAND")
  }

  /// A Boolean value that indicates whether the kernel offers a graphics processor to this user.
  private static var hasGraphicsProcessor: Bool {
    let folder = "/dev/dri/"
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return devices.contains { $0.hasPrefix("renderD") && access(folder + $0, R_OK | W_OK) == 0 }
  }
}
