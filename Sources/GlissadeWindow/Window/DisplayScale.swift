import Foundation

/// The number of the window's pixels per point.
package enum DisplayScale {
  /// The accepted scales.
  package static let accepted = 0.5...8.0

  /// Returns the first of the requested scale, `GDK_SCALE` and the desktop's text resolution ÷ 96,
  /// or else the display's own.
  ///
  /// SDL2 has no scale on X11, so the desktop's own settings are read; on Wayland there are none.
  ///
  /// - Parameters:
  ///   - requested: The scale of the command line, or `nil`.
  ///   - environment: The process's environment.
  ///   - dotsPerInch: The X resource `Xft.dpi`, or `nil`.
  ///   - density: The display's pixels per unit of a window's size.
  static func resolve(
    requested: Double?, environment: [String: String], dotsPerInch: Double?, density: Double = 1
  ) -> Double {
    let candidates = [
      requested, environment["GDK_SCALE"].flatMap(Double.init), dotsPerInch.map { $0 / 96 },
      density,
    ]
    return candidates.lazy.compactMap { $0 }.first { accepted.contains($0) } ?? 1
  }

  /// Returns the display's pixels per unit of a window's size, from one of the window's sides.
  ///
  /// A side has whole pixels, so the quotient is only close to the display's scale, which Wayland
  /// counts in steps of 1/120. A display without a size counts as one pixel per unit.
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
