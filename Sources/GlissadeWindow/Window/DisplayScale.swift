import Foundation

/// The number of the window's pixels per point.
package enum DisplayScale {
  /// The accepted scales.
  package static let accepted = 0.5...8.0

  /// Returns the first of the requested scale, `GDK_SCALE` and the desktop's text resolution ÷ 96,
  /// or else 1.
  ///
  /// SDL2 has no scale on X11, so the desktop's own settings are read.
  ///
  /// - Parameters:
  ///   - requested: The scale of the command line, or `nil`.
  ///   - environment: The process's environment.
  ///   - dotsPerInch: The X resource `Xft.dpi`, or `nil`.
  static func resolve(
    requested: Double?, environment: [String: String], dotsPerInch: Double?
  ) -> Double {
    let candidates = [
      requested, environment["GDK_SCALE"].flatMap(Double.init), dotsPerInch.map { $0 / 96 },
    ]
    return candidates.lazy.compactMap { $0 }.first { accepted.contains($0) } ?? 1
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
