import CXTest
import Foundation

/// A client of the X server that is not the sandbox: it sees the screen and moves the pointer.
final class XConnection {
  let display: OpaquePointer

  init(to server: XServer) throws {
    guard let display = XOpenDisplay(server.display) else {
      throw SetupError("The X server \(server.display) does not answer.")
    }
    self.display = display
  }

  /// The root window of its only screen.
  var root: Window { XDefaultRootWindow(display) }

  deinit {
    XCloseDisplay(display)
  }
}
