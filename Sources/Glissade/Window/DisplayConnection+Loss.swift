internal import CSDL2
import Foundation
import GlissadeRaster

extension DisplayConnection {
  /// Says what happened and what to do when the X server goes away, where Xlib by itself says only
  /// what happened.
  ///
  /// Xlib calls its handler in the middle of whatever was asked of it, and cannot go on after; so the
  /// program ends there, by `exit`, which lets a trace write what it holds. (Wayland's end comes as an
  /// event that closes the window; see `isLost`.)
  static func explainLoss(of window: OpaquePointer) {
    guard subsystem(of: window) == SDL_SYSWM_X11,
      let symbol = symbol("XSetIOErrorHandler", in: "libX11.so.6")
    else { return }
    typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias Setter = @convention(c) (Handler?) -> Handler?
    _ = unsafeBitCast(symbol, to: Setter.self)({ _ in
      StandardError.tell("\(WindowError.displayLost)")
      exit(1)
    })
  }
}
