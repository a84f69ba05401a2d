internal import CSDL2
import Foundation

/// Properties of an X server that SDL does not provide.
extension DisplayConnection {
  /// Returns whether a compositing manager assembles the screen: always on Wayland, and on X11 if
  /// such a manager owns the selection `_NET_WM_CM_S0`.
  static func isComposited(_ window: OpaquePointer) -> Bool {
    guard let info = systemInformation(of: window) else { return false }
    guard info.subsystem == SDL_SYSWM_X11 else { return info.subsystem == SDL_SYSWM_WAYLAND }
    typealias Intern =
      @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Int32) -> UInt
    typealias Owner = @convention(c) (UnsafeMutableRawPointer, UInt) -> UInt
    guard let display = info.info.x11.display,
      let intern = function("XInternAtom", in: "libX11.so.6", as: Intern.self),
      let owner = function("XGetSelectionOwner", in: "libX11.so.6", as: Owner.self)
    else { return false }
    let connection = UnsafeMutableRawPointer(display)
    return owner(connection, intern(connection, "_NET_WM_CM_S0", 0)) != 0
  }

  /// Returns whether an X server has an extension.
  static func hasExtension(_ name: String, _ window: OpaquePointer) -> Bool {
    typealias Number = UnsafeMutablePointer<Int32>
    typealias Query =
      @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, Number, Number, Number)
      -> Int32
    guard let info = systemInformation(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display,
      let query = function("XQueryExtension", in: "libX11.so.6", as: Query.self)
    else { return false }
    var numbers: (Int32, Int32, Int32) = (0, 0, 0)
    return query(
      UnsafeMutableRawPointer(display), name, &numbers.0, &numbers.1, &numbers.2) != 0
  }
}
