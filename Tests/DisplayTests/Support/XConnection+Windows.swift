import CXTest

/// A desktop's operations on a window.
extension XConnection {
  /// The sandbox's window, which is the only visible one.
  var window: Window {
    get throws {
      guard let found = children(of: root).first(where: isShown) else {
        throw SetupError("There is no window on the screen.")
      }
      return found
    }
  }

  /// The sandbox's window inside the frame of a window manager.
  var managedWindow: Window {
    get throws {
      guard let found = firstWindow(below: root) else {
        throw SetupError("There is no program's window on the screen.")
      }
      return found
    }
  }

  /// The first window with properties for window managers.
  private func firstWindow(below parent: Window) -> Window? {
    for child in children(of: parent) {
      var protocols: UnsafeMutablePointer<Atom>?
      var count: Int32 = 0
      if XGetWMProtocols(display, child, &protocols, &count) != 0 {
        XFree(protocols)
        return child
      }
      if let found = firstWindow(below: child) { return found }
    }
    return nil
  }

  private func children(of parent: Window) -> [Window] {
    var (root, above) = (Window(), Window())
    var list: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(display, parent, &root, &above, &list, &count)
    defer { if let list { XFree(list) } }
    return (0..<Int(count)).compactMap { list?[$0] }
  }

  /// A Boolean value that indicates whether a window is on the screen.
  func isShown(_ window: Window) -> Bool {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    return attributes.map_state == IsViewable
  }

  /// A Boolean value that indicates whether a window manager manages the screen.
  var isManaged: Bool {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, root, &attributes)
    return attributes.all_event_masks & SubstructureRedirectMask != 0
  }

  /// Sends the window manager a request to minimize a window.
  func minimise(_ window: Window) {
    XIconifyWindow(display, window, XDefaultScreen(display))
    XSync(display, False)
  }

  /// Sends the window manager a request to restore a minimized window.
  func restore(_ window: Window) {
    XMapWindow(display, window)
    XSync(display, False)
  }

  /// Removes the keyboard focus, as when another program's window is activated.
  func removeFocus() {
    XSetInputFocus(display, root, Int32(RevertToNone), UInt(CurrentTime))
    XSync(display, False)
  }

  /// Gives the keyboard focus to a window.
  func focus(_ window: Window) {
    XSetInputFocus(display, window, RevertToParent, UInt(CurrentTime))
    XSync(display, False)
  }

  /// Resizes a window, in pixels.
  func resize(_ window: Window, width: Int, height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XSync(display, False)
  }

  /// Moves a window, in pixels.
  func move(_ window: Window, x: Int, y: Int) {
    XMoveWindow(display, window, Int32(x), Int32(y))
    XSync(display, False)
  }

  /// Returns the position of a window without a frame, in pixels.
  func position(of window: Window) -> [Int] {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    return [Int(attributes.x), Int(attributes.y)]
  }

  /// Returns the size of a window without a frame, in pixels.
  func size(of window: Window) -> [Int] {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(display, window, &attributes)
    return [Int(attributes.width), Int(attributes.height)]
  }

  /// Sets the resolution of text on the desktop, as its settings do.
  func setTextResolution(dotsPerInch: Int) {
    let resources = "Xft.dpi:\t\(dotsPerInch)\n"
    XChangeProperty(
      display, root, XInternAtom(display, "RESOURCE_MANAGER", False),
      XInternAtom(display, "STRING", False), 8, PropModeReplace, resources,
      Int32(resources.utf8.count))
    XSync(display, False)
  }

  /// Requests that a window close, like the button in its title bar.
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

  /// Presses or releases a modifier key, by its name in X.
  func setKey(_ key: String, pressed: Bool) {
    let code = UInt32(XKeysymToKeycode(display, XStringToKeysym(key)))
    _ = Self.exclusively {
      XTestFakeKeyEvent(display, code, pressed ? True : False, UInt(CurrentTime))
    }
    XSync(display, False)
  }

  /// Presses and releases Q with Control.
  func typeQuit() {
    setKey("Control_L", pressed: true)
    type("q")
    setKey("Control_L", pressed: false)
  }

  /// Presses and releases a key, by its name in X.
  func type(_ key: String) {
    inputCount.total += 1
    let code = UInt32(XKeysymToKeycode(display, XStringToKeysym(key)))
    Self.exclusively {
      XTestFakeKeyEvent(display, code, True, UInt(CurrentTime))
      XTestFakeKeyEvent(display, code, False, UInt(CurrentTime))
    }
    XSync(display, False)
  }
}
