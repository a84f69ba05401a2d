import Foundation

/// The places on a desktop at which a window may open.
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
}
