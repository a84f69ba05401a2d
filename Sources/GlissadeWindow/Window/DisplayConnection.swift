internal import CSDL2
import Foundation

/// Properties of the display server that SDL does not provide: its connection and the desktop's
/// text resolution.
///
/// The functions that return them belong to libraries that SDL has loaded. They are looked up by
/// name, so that the program does not link against the library of a display server that a machine
/// might not have.
enum DisplayConnection {
  /// Returns the descriptor of the connection to the display server, or `nil` for an unknown
  /// driver.
  static func descriptor(of window: OpaquePointer) -> Int32? {
    call(x11: "XConnectionNumber", wayland: "wl_display_get_fd", on: window)
  }

  /// Sends the requests that are in the connection's buffer.
  static func flush(of window: OpaquePointer) {
    _ = call(x11: "XFlush", wayland: "wl_display_flush", on: window)
  }

  /// Returns whether the connection to a Wayland server was lost. On X11 Xlib ends the program
  /// (`explainLoss`).
  static func isLost(of window: OpaquePointer) -> Bool {
    guard subsystem(of: window) == SDL_SYSWM_WAYLAND else { return false }
    return call(x11: "", wayland: "wl_display_get_error", on: window) ?? 0 != 0
  }

  /// Calls the function with the given name that takes the connection as its argument and returns a
  /// number.
  private static func call(
    x11: String, wayland: String, on window: OpaquePointer
  ) -> Int32? {
    guard let info = systemInformation(of: window) else { return nil }
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    let found: (display: UnsafeMutableRawPointer?, function: Function?)
    switch info.subsystem {
    case SDL_SYSWM_X11:
      found = (
        UnsafeMutableRawPointer(info.info.x11.display),
        function(x11, in: "libX11.so.6", as: Function.self)
      )
    case SDL_SYSWM_WAYLAND:
      found = (
        UnsafeMutableRawPointer(info.info.wl.display),
        function(wayland, in: "libwayland-client.so.0", as: Function.self)
      )
    default: return nil
    }
    guard let display = found.display, let function = found.function else { return nil }
    return function(display)
  }

  /// Returns the X resource `Xft.dpi`, or `nil` if there is none.
  static func dotsPerInch(of window: OpaquePointer) -> Double? {
    typealias Resources =
      @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    guard let info = systemInformation(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display,
      let resources = function("XResourceManagerString", in: "libX11.so.6", as: Resources.self)
    else { return nil }
    return resources(UnsafeMutableRawPointer(display)).flatMap {
      DisplayScale.dotsPerInch(inResources: String(cString: $0))
    }
  }

  /// Returns the kind of the display server of a window.
  static func subsystem(of window: OpaquePointer) -> SDL_SYSWM_TYPE? {
    systemInformation(of: window)?.subsystem
  }

  static func systemInformation(of window: OpaquePointer) -> SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version = SDL_version(
      major: UInt8(SDL_MAJOR_VERSION), minor: UInt8(SDL_MINOR_VERSION),
      patch: UInt8(SDL_PATCHLEVEL))
    return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }

  /// Returns a C function of a loaded library, or `nil` if the library is not loaded or has no such
  /// function.
  static func function<Function>(
    _ name: String, in library: String, as type: Function.Type
  ) -> Function? {
    symbol(name, in: library).map { FunctionAddress.function(at: $0, as: type) }
  }

  /// Returns the address of a symbol of a loaded library, or `nil` if the library is not loaded or
  /// has no such symbol.
  static func symbol(_ name: String, in library: String) -> UnsafeMutableRawPointer? {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else { return nil }
    defer { dlclose(handle) }
    return dlsym(handle, name)
  }
}
