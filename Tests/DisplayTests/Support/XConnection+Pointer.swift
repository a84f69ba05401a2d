import CXTest

extension XConnection: PointerDevice {
  var inputCount: InputCount { server.inputCount }

  func movePointer(toX x: Int, y: Int) {
    _ = Self.exclusively {
      XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), UInt(CurrentTime))
    }
    XFlush(display)
  }

  func setButton(pressed: Bool) {
    _ = Self.exclusively {
      XTestFakeButtonEvent(display, 1, pressed ? True : False, UInt(CurrentTime))
    }
    XFlush(display)
  }

  /// A location on the screen, in pixels.
  struct Place: Equatable {
    var x: Int
    var y: Int
  }

  /// The location of the X server's pointer.
  var pointerPlace: Place {
    var window = Window()
    var child = Window()
    var (rootX, rootY, x, y) = (Int32(0), Int32(0), Int32(0), Int32(0))
    var mask: UInt32 = 0
    XQueryPointer(display, root, &window, &child, &rootX, &rootY, &x, &y, &mask)
    return Place(x: Int(rootX), y: Int(rootY))
  }
}
