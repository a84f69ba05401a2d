import Foundation
import GlissadeWindow
import UIKit

/// Parsers of command-line option values. Their errors describe the expected form of a value.
package enum OptionValue {
  /// The largest accepted side of a window, in points.
  static let largestSide = 16384.0

  /// Parses a size such as `375x667`, in points.
  package static func size(_ text: String) throws(UsageError) -> CGSize {
    let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = number(sides[0]), let height = number(sides[1]),
      (1...largestSide).contains(width), (1...largestSide).contains(height)
    else {
      throw UsageError(
        "“\(text)” is not a size; give width and height in points, such as 375x667.")
    }
    return CGSize(width: width, height: height)
  }

  /// Parses a position on the desktop such as `40,60`, in points. Either number can be negative.
  package static func position(_ text: String) throws(UsageError) -> CGPoint {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]),
      abs(x) <= largestSide, abs(y) <= largestSide
    else {
      throw UsageError("“\(text)” is not a position; give x and y in points, such as 40,60.")
    }
    return CGPoint(x: x, y: y)
  }

  /// Parses a scale in pixels per point.
  package static func scale(_ text: String) throws(UsageError) -> Double {
    guard let scale = number(text[...]), DisplayScale.accepted.contains(scale) else {
      throw UsageError(
        "“\(text)” is not a scale; give pixels per point from \(DisplayScale.accepted.lowerBound)"
          + " to \(DisplayScale.accepted.upperBound), such as 2.")
    }
    return scale
  }

  /// Parses a speed in scene seconds per second.
  package static func speed(_ text: String) throws(UsageError) -> Double {
    guard let speed = number(text[...]), (0.001...100).contains(speed) else {
      throw UsageError(
        "“\(text)” is not a speed; give a factor from 0.001 to 100, such as 0.25 for slow motion.")
    }
    return speed
  }

  /// Parses a way in which a window transfers its pictures to the display.
  package static func presenting(
    _ text: String
  ) throws(UsageError) -> GlissadeOptions.Presenting {
    guard let way = GlissadeOptions.Presenting(rawValue: text) else {
      throw UsageError("“\(text)” is no way to present; give auto, surface or texture.")
    }
    return way
  }

  /// Parses a theme of the inspector's colors.
  static func theme(_ text: String) throws(UsageError) -> GlissadeOptions.Theme {
    guard let theme = GlissadeOptions.Theme(rawValue: text) else {
      throw UsageError("“\(text)” is no theme; give auto, light or dark.")
    }
    return theme
  }

  /// Parses a number of seconds since the start, 0 or more.
  package static func seconds(_ text: String) throws(UsageError) -> TimeInterval {
    guard let seconds = number(text[...]), (0...3600).contains(seconds) else {
      throw UsageError("“\(text)” is not a time; give seconds from 0 to 3600, such as 1.5.")
    }
    return seconds
  }

  /// Parses a number N of frames, for painting one frame in N.
  package static func frameCount(_ text: String) throws(UsageError) -> Int {
    guard let count = Int(text), (1...100_000).contains(count) else {
      throw UsageError("“\(text)” is not a number of frames; give 1 or more, such as 6.")
    }
    return count
  }

  /// A parameter with a value that the command line gives it.
  package struct Setting: Hashable, Sendable {
    /// The name of the parameter, as in recordings.
    package let name: String
    /// The value of the parameter, within the parameter's range.
    package let value: Double
  }

  /// Parses a parameter and its value, such as `springResponse=0.3`.
  package static func setting(_ text: String) throws(UsageError) -> Setting {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard let name = parts.first.map(String.init), parts.count == 2,
      let parameter = Tuning.Parameter(rawValue: name)
    else {
      let names = Tuning.Parameter.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("“\(text)” sets no parameter; give one of \(names), such as name=0.3.")
    }
    guard let value = number(parts[1]), parameter.range.contains(value) else {
      let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
      throw UsageError("“\(text)” is out of range; \(name) is from \(low) to \(high).")
    }
    return Setting(name: name, value: value)
  }

  /// Parses a tolerance, 0 or more.
  package static func tolerance(_ text: String) throws(UsageError) -> Double {
    guard let value = number(text[...]), value >= 0 else {
      throw UsageError("“\(text)” is not a tolerance; give 0 or more, such as 0.5.")
    }
    return value
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
