import Foundation

/// The decimal form of numbers in spellings.
enum SpringNumber {
  /// The greatest relative error of a number that is written. Two written numbers change a figure
  /// of a spring by less than 1e-9.
  private static let precision = 1e-12
  /// The range of the numbers that are written without an exponent.
  private static let plain = 1e-6..<1e15

  /// Returns the shortest decimal that is within a relative error of 1e-12.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    for digits in 1...16 {
      let text = decimal(value, digits: digits)
      if let read = Double(text), abs(read - value) <= precision * abs(value) { return text }
    }
    return "\(value)"
  }

  private static func decimal(_ value: Double, digits: Int) -> String {
    guard plain.contains(abs(value)) else { return String(format: "%.*g", digits, value) }
    let exponent = Int(log10(abs(value)).rounded(.down))
    return String(format: "%.*f", max(0, digits - 1 - exponent), value)
  }

  /// Returns the decimal of a difference from 1. A difference below 1e-12 is a rounding error and
  /// yields "0".
  static func smallText(_ value: Double) -> String {
    text(abs(value) < precision ? 0 : value)
  }
}
