import Foundation

/// How many pixels of the window one point is.
enum DisplayScale {
  /// The scales that are taken; what lies outside is a mistake somewhere.
  static let accepted = 0.5...8.0

  /// The first of: what was asked for, `GDK_SCALE`, the desktop's text resolution ÷ 96; else 1.
  ///
  /// SDL2 knows no scale under X11, so the desktop's own settings are read.
  ///
  /// - Parameters:
  ///   - requested: from the command line.
  ///   - environment: the process's environment.
  ///   - dotsPerInch: the X resource `Xft.dpi`.
  static func resolve(
    requested: Double?, environment: [String: String], dotsPerInch: Double?
  ) -> Double {
    let candidates = [
      requested, environment["GDK_SCALE"].flatMap(Double.init), dotsPerInch.map { $0 / 96 },
    ]
    return candidates.lazy.compactMap { $0 }.first { accepted.contains($0) } ?? 1
  }

  /// The value of `Xft.dpi` in an X resource database, which is lines of `name: value`.
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
