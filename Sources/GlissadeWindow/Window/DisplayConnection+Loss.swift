internal import CSDL2
import Foundation
import GlissadeFiles

extension DisplayConnection {
  /// Installs a handler that reports the loss of the X server and what to do about it; Xlib only
  /// reports the loss.
  ///
  /// Xlib calls the handler during a request and cannot continue afterwards. The program ends there
  /// by `exit`, after which a trace writes its remaining lines. (Wayland reports the end as an
  /// event that closes the window; see `isLost`.)
  static func explainLoss(of window: OpaquePointer) {
    typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias Setter = @convention(c) (Handler?) -> Handler?
    guard subsystem(of: window) == SDL_SYSWM_X11,
      let setHandler = function("XSetIOErrorHandler", in: "libX11.so.6", as: Setter.self)
    else { return }
    _ = setHandler({ _ in
      StandardError.write("\(WindowError.displayLost)")
      exit(1)
    })
  }
}
