import Foundation

/// The decimal form of numbers in spellings.
enum SpringNumber {
  /// The relative error of a number that is written. Two of them lose less than 1e-9 of a spring.
  private static let precision = 1e-12

  /// Returns the shortest decimal that is within a relative error of 1e-12.
  static func text(_ value: Double) -> String {
    for digits in 1...16 {
      let text = String(format: "%.*g", digits, value)
      if let read = Double(text), abs(read - value) <= precision * abs(value) { return text }
    }
    return "\(value)"
  }

  /// Returns the decimal of a number to which 1 is added, so that rounding errors count as 0.
  static func smallText(_ value: Double) -> String {
    text(abs(value) < precision ? 0 : value)
  }
}
