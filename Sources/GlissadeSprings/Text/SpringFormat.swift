import Foundation

/// The form of numbers in sentences and tables.
package enum SpringFormat {
  /// Returns a number rounded to five significant digits.
  package static func short(_ value: Double) -> String {
    guard value.isFinite else { return "∞" }
    return String(format: "%.5g", value)
  }
}
