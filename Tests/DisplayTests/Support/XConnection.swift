import CXTest
import Foundation

/// A client of the X server that is not the sandbox: it sees the screen and moves the pointer.
final class XConnection {
  let display: OpaquePointer
  /// Kept until the connection is closed: Xlib ends the program when its server goes away first.
  let server: XServer

  init(to server: XServer) throws {
    guard let display = XOpenDisplay(server.display) else {
      throw SetupError("The X server \(server.display) does not answer.")
    }
    self.display = display
    self.server = server
  }

  /// The root window of its only screen.
  var root: Window { XDefaultRootWindow(display) }

  deinit {
    XCloseDisplay(display)
  }
}
