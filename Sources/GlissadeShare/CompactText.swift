import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Functions that write numbers, colors and outlines as short JSON text.
enum CompactText {
  /// The number of decimals of lengths in points. A thousandth of a point is invisible at any zoom.
  static let pointDigits = 3
  /// The number of decimals of factors, which are multiplied by lengths of up to a thousand points.
  static let factorDigits = 6
  /// The number of decimals of perspective factors, which are small.
  static let perspectiveDigits = 9

  private static let powers: [Double] = (0...9).map { pow(10, Double($0)) }

  /// Returns a number rounded to some decimals, without trailing zeros. Infinite values and NaN
  /// become 0.
  static func number(_ value: Double, digits: Int = pointDigits) -> String {
    let scaled = (value * powers[digits]).rounded()
    guard scaled.isFinite, abs(scaled) < 9e15 else { return "0" }
    let whole = Int(scaled.magnitude)
    guard whole != 0 else { return "0" }
    let unit = Int(powers[digits])
    var text = whole / unit == 0 ? "" : String(whole / unit)
    var fraction = whole % unit
    if fraction != 0 {
      var length = digits
      while fraction % 10 == 0 {
        fraction /= 10
        length -= 1
      }
      let decimals = String(fraction)
      text += "." + String(repeating: "0", count: length - decimals.count) + decimals
    }
    // JSON does not allow numbers that begin with a decimal point.
    if text.hasPrefix(".") { text = "0" + text }
    return scaled < 0 ? "-" + text : text
  }

  /// Returns numbers separated by commas.
  static func numbers(_ values: [Double], digits: Int = pointDigits) -> String {
    values.map { number($0, digits: digits) }.joined(separator: ",")
  }

  /// Returns a JSON array of items.
  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// Returns a text in quotation marks, escaped so that a script of a page can contain it.
  static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        result += "\\u" + String(format: "%04x", scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a color in CSS notation, such as `"#ff8000"` or, with an opacity, `"#ff800080"`.
  static func color(_ color: CGColor?) -> String {
    guard let color else { return "0" }
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    let rgb = [color.red, color.green, color.blue].map { String(format: "%02x", byte($0)) }
    let alpha = byte(Double(color.alpha))
    let suffix = alpha == 255 ? "" : String(format: "%02x", alpha)
    return "\"#" + rgb.joined() + suffix + "\""
  }

  static func rect(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }

  /// Returns the position and size of an outline, followed by its radius or radii for rounded
  /// corners.
  static func outline(_ outline: RoundedRect) -> String {
    var numbers = rect(outline.rect)
    let radii = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
    if !outline.isRectangular {
      numbers += (Set(radii).count == 1 ? [radii[0]] : radii).map { Double($0) }
    }
    return "[" + self.numbers(numbers) + "]"
  }

  /// Returns a path in SVG notation, in multiples of a unit.
  static func path(_ path: CGPath, unit: Double = 1, digits: Int = pointDigits) -> String {
    var text = ""
    for element in path.elements {
      switch element {
      case .move: text += "M"
      case .line: text += "L"
      case .curve: text += "C"
      case .close: text += "Z"
      }
      let numbers = element.points.flatMap { [Double($0.x) * unit, Double($0.y) * unit] }
      text += numbers.map { number($0, digits: digits) }.joined(separator: " ")
    }
    return text
  }

  /// Returns the numbers of a transform: two for a translation, six for an affine transform, or
  /// else nine.
  static func transform(_ t: ProjectiveTransform) -> String {
    if t.isTranslation { return numbers([t.m31, t.m32]) }
    if t.isAffine, t.m33 == 1 {
      return numbers([t.m11, t.m12, t.m21, t.m22], digits: factorDigits) + ","
        + numbers([t.m31, t.m32])
    }
    // The nine numbers are divided by a common factor.
    let unit = t.m33 == 0 ? 1 : t.m33
    let rows = [[t.m11, t.m12], [t.m21, t.m22], [t.m31, t.m32]].map { row in
      numbers(row.map { $0 / unit }, digits: factorDigits)
    }
    let depth = [t.m13, t.m23, t.m33].map { number($0 / unit, digits: perspectiveDigits) }
    return zip(rows, depth).map { "\($0),\($1)" }.joined(separator: ",")
  }
}
