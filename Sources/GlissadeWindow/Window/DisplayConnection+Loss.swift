internal import CSDL2
import Foundation
import GlissadeFiles

extension DisplayConnection {
  /// Installs a handler for the loss of the X server, which writes an error message with advice.
  /// Xlib's own message contains no advice.
  ///
  /// Xlib calls the handler during a request and cannot continue afterwards, so the handler ends
  /// the program by `exit`. The trace writes its remaining lines at the exit. (Wayland reports the
  /// end as an event that closes the window; see `isLost`.)
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
