import Foundation
import GlissadeWindow

/// The pointer of an X server, which the test extension of the server (XTEST) moves. The client
/// libraries are loaded when they are needed, so that the program builds and runs without them.
final class TestPointer {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> CInt
  private typealias Move = @convention(c) (OpaquePointer, CInt, CInt, CInt, CUnsignedLong) -> CInt
  private typealias Press =
    @convention(c) (OpaquePointer, CUnsignedInt, CInt, CUnsignedLong) -> CInt

  private let display: OpaquePointer
  private let flush: Close
  private let close: Close
  private let motion: Move
  private let button: Press

  /// Connects to the X server. The result is `nil` if there is no server or if one of the client
  /// libraries is missing.
  init?() {
    guard let x11 = dlopen("libX11.so.6", RTLD_NOW), let test = dlopen("libXtst.so.6", RTLD_NOW),
      let open = Self.function("XOpenDisplay", in: x11, as: Open.self),
      let flush = Self.function("XFlush", in: x11, as: Close.self),
      let close = Self.function("XCloseDisplay", in: x11, as: Close.self),
      let motion = Self.function("XTestFakeMotionEvent", in: test, as: Move.self),
      let button = Self.function("XTestFakeButtonEvent", in: test, as: Press.self),
      let display = open(nil)
    else { return nil }
    self.display = display
    self.flush = flush
    self.close = close
    self.motion = motion
    self.button = button
  }

  deinit { _ = close(display) }

  private static func function<F>(_ name: String, in library: UnsafeMutableRawPointer, as: F.Type)
    -> F?
  {
    dlsym(library, name).map { FunctionAddress.function(at: $0, as: F.self) }
  }

  func move(toX x: Int, y: Int) {
    _ = motion(display, -1, CInt(x), CInt(y), 0)
    _ = flush(display)
  }

  func setButton(pressed: Bool) {
    _ = button(display, 1, pressed ? 1 : 0, 0)
    _ = flush(display)
  }
}
