import Foundation

/// The text of figures for users.
package enum FigureText {
  /// The minus sign U+2212, which is as wide as a digit.
  package static let minus = "−"

  /// Returns the text of a number with the minus sign U+2212. A number that rounds to zero has no
  /// sign, and one that is not finite is shown as a dash.
  ///
  /// - Parameters:
  ///   - format: A format with one number, such as “%.2f s”.
  ///   - value: The number.
  package static func text(_ format: String, _ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let magnitude = String(format: format, abs(value))
    let isZero = !magnitude.contains { $0.isNumber && $0 != "0" }
    return (value < 0 && !isZero ? minus : "") + magnitude
  }

  /// Returns a text in which the hyphens before numbers, as in “at -3,-4”, are minus signs.
  package static func withMinusSigns(_ text: String) -> String {
    guard text.contains("-") else { return text }
    var result = ""
    var last: Character = " "
    for (index, character) in zip(text.indices, text) {
      let next = text.index(after: index)
      let isBeforeNumber = next < text.endIndex && text[next].isNumber
      let isMinus = character == "-" && isBeforeNumber && " (,".contains(last)
      result += isMinus ? minus : String(character)
      last = character
    }
    return result
  }
}
