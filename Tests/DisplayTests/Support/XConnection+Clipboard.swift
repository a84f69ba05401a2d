import CXTest
import Foundation

extension XConnection {
  /// Returns the text that another program would paste now.
  func clipboard() throws -> String {
    let window = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    defer { XDestroyWindow(display, window) }
    let names = ["CLIPBOARD", "UTF8_STRING", "PASTED"].map { (name: String) in
      XInternAtom(display, name, False)
    }
    XConvertSelection(display, names[0], names[1], names[2], window, UInt(CurrentTime))
    XSync(display, False)
    var event = XEvent()
    let isAnswered = Deadline().waits {
      XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0
    }
    guard isAnswered else {
      throw SetupError("Nobody answered who was asked for the clipboard.")
    }
    return event.xselection.property == 0 ? "" : read(names[2], of: window)
  }

  private func read(_ property: Atom, of window: Window) -> String {
    var type = Atom()
    var format: Int32 = 0
    var (count, left) = (UInt(), UInt())
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, 1 << 16, True, 0, &type, &format, &count, &left, &bytes)
    guard let bytes else { return "" }
    defer { XFree(bytes) }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}
