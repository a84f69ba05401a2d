import CXTest
import Foundation

/// A file manager's side of a drag and drop, by the protocol XDND.
extension XConnection {
  /// Drops a file on a window, and waits until the window's program has read its location.
  func drop(_ url: URL, on window: Window) throws {
    let source = XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
    defer { XDestroyWindow(display, source) }
    let list = atom("text/uri-list")
    XSetSelectionOwner(display, atom("XdndSelection"), source, UInt(CurrentTime))
    let own = Int(source)
    send("XdndEnter", to: window, [own, 5 << 24, Int(list), 0, 0])
    let place = 300 << 16 | 300
    send("XdndPosition", to: window, [own, 0, place, 0, Int(atom("XdndActionCopy"))])
    _ = try answer(on: source, ClientMessage, "the window to accept the file")
    send("XdndDrop", to: window, [own, 0, 0, 0, 0])
    let request = try answer(on: source, SelectionRequest, "the window to ask for the file")
    give(url.absoluteString + "\r\n", as: list, to: request.xselectionrequest)
    _ = try answer(on: source, ClientMessage, "the end of the drop")
  }

  private func atom(_ name: String) -> Atom { XInternAtom(display, name, False) }

  private func send(_ name: String, to window: Window, _ numbers: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    XSendEvent(display, window, False, NoEventMask, &event)
    XSync(display, False)
  }

  private func answer(on window: Window, _ type: Int32, _ what: String) throws -> XEvent {
    var event = XEvent()
    let isAnswered = Deadline().waits {
      XCheckTypedWindowEvent(display, window, type, &event) != 0
    }
    guard isAnswered else { throw SetupError("Waited in vain for \(what).") }
    return event
  }

  /// Answers a request for the selection with a text.
  private func give(_ text: String, as type: Atom, to request: XSelectionRequestEvent) {
    XChangeProperty(
      display, request.requestor, request.property, type, 8, PropModeReplace, text,
      Int32(text.utf8.count))
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, False, NoEventMask, &event)
    XSync(display, False)
  }
}
