import Foundation

/// The number of the window's pixels per point.
package enum DisplayScale {
  /// The range of the scales that the program accepts.
  package static let accepted = 0.5...8.0

  /// Returns the requested scale, or else `GDK_SCALE`, or else the desktop's text resolution
  /// divided by 96, or else the display's own scale.
  ///
  /// SDL2 reports no scale on X11, so the settings of the desktop are used there. On Wayland there
  /// are no such settings.
  ///
  /// - Parameters:
  ///   - requested: The scale that the command line requests, or `nil` if there is none.
  ///   - environment: The process's environment.
  ///   - dotsPerInch: The X resource `Xft.dpi`, or `nil`.
  ///   - density: The number of the display's pixels per unit in which SDL measures windows.
  static func resolve(
    requested: Double?, environment: [String: String], dotsPerInch: Double?, density: Double = 1
  ) -> Double {
    let candidates = [
      requested, environment["GDK_SCALE"].flatMap(Double.init), dotsPerInch.map { $0 / 96 },
      density,
    ]
    return candidates.lazy.compactMap { $0 }.first { accepted.contains($0) } ?? 1
  }

  /// Returns the number of the display's pixels per unit of a window's size, computed from the
  /// length of one side in both.
  ///
  /// The length of a side is a whole number of pixels, so the quotient of the lengths is only close
  /// to the display's scale. Wayland's scales are multiples of 1/120, so the quotient is rounded to
  /// such a multiple if the length in pixels then differs by at most one pixel. A display without a
  /// size counts as one pixel per unit.
  static func density(pixels: Int, units: Int) -> Double {
    guard pixels > 0, units > 0 else { return 1 }
    let quotient = Double(pixels) / Double(units)
    let step = (quotient * 120).rounded() / 120
    let isClose = abs(step * Double(units) - Double(pixels)) <= 1
    return min(max(isClose ? step : quotient, accepted.lowerBound), accepted.upperBound)
  }

  /// Returns the value of `Xft.dpi` in an X resource database, which has lines of `name: value`.
  static func dotsPerInch(inResources resources: String) -> Double? {
    for line in resources.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "Xft.dpi"
      else { continue }
      return Double(parts[1].trimmingCharacters(in: .whitespaces))
    }
    return nil
  }
}
