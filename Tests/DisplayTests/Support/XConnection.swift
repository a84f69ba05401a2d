import CXTest
import Foundation

/// A client of the X server beside the sandbox: it reads the screen and moves the pointer.
final class XConnection {
  let display: OpaquePointer
  let server: XServer
  /// By default Xlib ends the program, and with it all tests, when a request fails.
  private static let survivesErrors: Bool = {
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in 0 }
    return true
  }()

  private static let lock = NSLock()

  /// Opens or closes a connection, or requests an input of the XTest extension, while no other
  /// thread does: libXext's list of connections is not safe to use in several threads, even after
  /// `XInitThreads()`, and its users write into freed memory.
  static func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock(body)
  }

  init(to server: XServer) throws {
    guard Self.survivesErrors,
      let display = Self.exclusively({ XOpenDisplay(server.display) })
    else {
      throw SetupError("The X server \(server.display) does not answer.")
    }
    // By default Xlib also ends the program when the server ends.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    self.display = display
    self.server = server
  }

  /// The root window of its only screen.
  var root: Window { XDefaultRootWindow(display) }

  deinit {
    _ = Self.exclusively { XCloseDisplay(display) }
  }
}
