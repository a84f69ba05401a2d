internal import CSDL2
import Foundation

/// Properties of an X server that SDL does not provide.
extension DisplayConnection {
  /// Returns whether a compositing manager assembles the screen: always on Wayland, and on X11 if
  /// one owns the selection that names it.
  static func isComposited(_ window: OpaquePointer) -> Bool {
    guard let info = systemInformation(of: window) else { return false }
    guard info.subsystem == SDL_SYSWM_X11 else { return info.subsystem == SDL_SYSWM_WAYLAND }
    guard let display = info.info.x11.display,
      let intern = symbol("XInternAtom", in: "libX11.so.6"),
      let owner = symbol("XGetSelectionOwner", in: "libX11.so.6")
    else { return false }
    typealias Intern =
      @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32) -> UInt
    typealias Owner = @convention(c) (UnsafeMutableRawPointer, UInt) -> UInt
    let connection = UnsafeMutableRawPointer(display)
    let selection = unsafeBitCast(intern, to: Intern.self)(connection, "_NET_WM_CM_S0", 0)
    return unsafeBitCast(owner, to: Owner.self)(connection, selection) != 0
  }

  /// Returns whether an X server has an extension.
  static func hasExtension(_ name: String, _ window: OpaquePointer) -> Bool {
    guard let info = systemInformation(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display,
      let query = symbol("XQueryExtension", in: "libX11.so.6")
    else { return false }
    typealias Number = UnsafeMutablePointer<Int32>
    typealias Query =
      @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Number, Number, Number)
      -> Int32
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    return unsafeBitCast(query, to: Query.self)(
      UnsafeMutableRawPointer(display), name, &numbers.0, &numbers.1, &numbers.2) != 0
  }
}
