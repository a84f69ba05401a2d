internal import CSDL2
import Foundation

/// What SDL does not tell about the display server: its connection and the desktop's text resolution.
///
/// Both come from libraries that SDL has loaded; they are looked up by name, so that nothing here
/// links against a display server's library that a machine may not have.
enum DisplayConnection {
  /// The descriptor on which the display server speaks, or nil if the driver has none we know.
  static func descriptor(of window: OpaquePointer) -> Int32? {
    guard let info = systemInformation(of: window) else { return nil }
    typealias Descriptor = @convention(c) (UnsafeMutableRawPointer) -> Int32
    let name: (symbol: String, library: String, display: UnsafeMutableRawPointer?)
    switch info.subsystem {
    case SDL_SYSWM_X11:
      name = ("XConnectionNumber", "libX11.so.6", UnsafeMutableRawPointer(info.info.x11.display))
    case SDL_SYSWM_WAYLAND:
      name = (
        "wl_display_get_fd", "libwayland-client.so.0",
        UnsafeMutableRawPointer(info.info.wl.display)
      )
    default: return nil
    }
    guard let display = name.display, let symbol = symbol(name.symbol, in: name.library)
    else { return nil }
    return unsafeBitCast(symbol, to: Descriptor.self)(display)
  }

  /// The X resource `Xft.dpi`, or nil where there is none.
  static func dotsPerInch(of window: OpaquePointer) -> Double? {
    guard let info = systemInformation(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display,
      let symbol = symbol("XResourceManagerString", in: "libX11.so.6")
    else { return nil }
    typealias Resources =
      @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    let resources = unsafeBitCast(symbol, to: Resources.self)(UnsafeMutableRawPointer(display))
    return resources.flatMap { DisplayScale.dotsPerInch(inResources: String(cString: $0)) }
  }

  /// The kind of display that a window is on.
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

  /// A function of a library that is loaded already; nil if it is not.
  static func symbol(_ name: String, in library: String) -> UnsafeMutableRawPointer? {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD) else { return nil }
    defer { dlclose(handle) }
    return dlsym(handle, name)
  }
}
