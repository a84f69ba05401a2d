import Foundation

/// The places on a desktop at which a window may open, and its size there.
enum WindowPlacement {
  /// Returns whether enough of a window's upper edge lies on one display to take the window there
  /// with the pointer. A position that was remembered on a larger desktop, or in another scale, may
  /// be beyond all of them.
  ///
  /// - Parameters:
  ///   - window: The window, in units of the desktop.
  ///   - displays: The displays, in the same units.
  static func isReachable(_ window: CGRect, on displays: [CGRect]) -> Bool {
    let edge = CGRect(x: window.minX, y: window.minY, width: window.width, height: 40)
    return displays.contains { display in
      let part = display.intersection(edge)
      return part.width >= min(100, window.width) && part.height >= 20
    }
  }

  /// Returns the size of a window that a display can show whole, if the window's smallest size
  /// allows it.
  ///
  /// - Parameters:
  ///   - size: The size that is wanted.
  ///   - smallest: The smallest size of the window.
  ///   - display: The part of the display that is free for windows, in the same units; `nil` if it
  ///     does not matter.
  static func size(_ size: CGSize, smallest: CGSize, on display: CGSize?) -> CGSize {
    guard let display else { return size }
    return CGSize(
      width: min(size.width, max(smallest.width, display.width)),
      height: min(size.height, max(smallest.height, display.height)))
  }
}
