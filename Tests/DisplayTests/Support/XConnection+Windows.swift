import CXTest

/// What a desktop does to a window.
extension XConnection {
  /// The sandbox's window: the only one that can be seen.
  var window: Window {
    get throws {
      var (root, parent) = (Window(), Window())
      var children: UnsafeMutablePointer<Window>?
      var count: UInt32 = 0
      XQueryTree(display, self.root, &root, &parent, &children, &count)
      defer { if let children { XFree(children) } }
      for index in 0..<Int(count) {
        guard let child = children?[index] else { continue }
        var attributes = XWindowAttributes()
        XGetWindowAttributes(display, child, &attributes)
        if attributes.map_state == IsViewable { return child }
      }
      throw SetupError("There is no window on the screen.")
    }
  }

  /// Gives the keyboard to nobody, as when another program's window is chosen.
  func takeFocusAway() {
    XSetInputFocus(display, root, Int32(RevertToNone), UInt(CurrentTime))
    XSync(display, False)
  }

  /// Gives the keyboard to a window.
  func focus(_ window: Window) {
    XSetInputFocus(display, window, RevertToParent, UInt(CurrentTime))
    XSync(display, False)
  }

  /// Gives a window another size, in pixels.
  func resize(_ window: Window, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XSync(display, False)
  }

  /// Clicks the cross in a window's title bar.
  func close(_ window: Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", False))
    event.xclient.data.l.1 = Int(CurrentTime)
    XSendEvent(display, window, False, NoEventMask, &event)
    XSync(display, False)
  }

  /// Presses and releases a key, named as X names it.
  func type(_ key: String) {
    let code = UInt32(XKeysymToKeycode(display, XStringToKeysym(key)))
    XTestFakeKeyEvent(display, code, True, UInt(CurrentTime))
    XTestFakeKeyEvent(display, code, False, UInt(CurrentTime))
    XSync(display, False)
  }
}
