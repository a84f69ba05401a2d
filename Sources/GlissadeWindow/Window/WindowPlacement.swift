import Foundation

/// Rules for the position and the size with which a window opens on a desktop.
enum WindowPlacement {
  /// Returns whether so much of a window's upper edge lies on one display that a user can drag the
  /// window there. A position that was saved on a larger desktop, or with another scale, can be
  /// beyond all displays.
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

  /// Returns the size of a window, reduced to fit on a display if the window's smallest size allows
  /// it.
  ///
  /// - Parameters:
  ///   - size: The requested size of the window.
  ///   - smallest: The smallest size of the window.
  ///   - display: The part of the display that is free for windows, in the same units, or `nil` for
  ///     a window that need not fit.
  static func size(_ size: CGSize, smallest: CGSize, on display: CGSize?) -> CGSize {
    guard let display else { return size }
    return CGSize(
      width: min(size.width, max(smallest.width, display.width)),
      height: min(size.height, max(smallest.height, display.height)))
  }
}
