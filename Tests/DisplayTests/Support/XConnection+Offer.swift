import CXTest
import Foundation

/// A text on the clipboard of an X server, which other programs can paste.
final class ClipboardOffer {
  private let connection: XConnection
  private let text: String
  private let window: Window
  private var isPasted = false
  /// The type of atoms.
  private static let atoms: Atom = 4

  /// Puts a text on the clipboard.
  init(_ text: String, on connection: XConnection) {
    self.text = text
    self.connection = connection
    window = XCreateSimpleWindow(connection.display, connection.root, 0, 0, 1, 1, 0, 0, 0)
    XSetSelectionOwner(connection.display, atom("CLIPBOARD"), window, UInt(CurrentTime))
    XSync(connection.display, False)
  }

  deinit { XDestroyWindow(connection.display, window) }

  /// Answers programs that ask for the text until one has received it.
  func serve() throws {
    let isDone = Deadline().waits {
      var event = XEvent()
      while XCheckTypedWindowEvent(connection.display, window, SelectionRequest, &event) != 0 {
        answer(event.xselectionrequest)
      }
      return isPasted
    }
    guard isDone else { throw SetupError("Nobody pasted “\(text)”.") }
  }

  private func atom(_ name: String) -> Atom { XInternAtom(connection.display, name, False) }

  private func answer(_ request: XSelectionRequestEvent) {
    var property = request.property
    if request.target == atom("TARGETS") {
      let targets = [atom("TARGETS"), atom("UTF8_STRING")]
      targets.withUnsafeBytes {
        _ = XChangeProperty(
          connection.display, request.requestor, property, Self.atoms, 32, PropModeReplace,
          $0.bindMemory(to: UInt8.self).baseAddress, Int32(targets.count))
      }
    } else if request.target == atom("UTF8_STRING") {
      let bytes = Array(text.utf8)
      XChangeProperty(
        connection.display, request.requestor, property, request.target, 8, PropModeReplace, bytes,
        Int32(bytes.count))
      isPasted = true
    } else {
      property = 0
    }
    var event = XEvent()
    event.xselection = XSelectionEvent(
      type: SelectionNotify, serial: 0, send_event: True, display: connection.display,
      requestor: request.requestor, selection: request.selection, target: request.target,
      property: property, time: request.time)
    XSendEvent(connection.display, request.requestor, False, 0, &event)
    XSync(connection.display, False)
  }
}
