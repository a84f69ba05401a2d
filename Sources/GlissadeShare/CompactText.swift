import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Numbers, colors and outlines as short JSON text.
enum CompactText {
  /// The decimals of lengths in points: a thousandth of a point is invisible at any zoom.
  static let pointDigits = 3
  /// The decimals of factors, by which lengths of a thousand points are multiplied.
  static let factorDigits = 6
  /// The decimals of the factors of perspective, which are small.
  static let perspectiveDigits = 9

  private static let powers: [Double] = (0...9).map { pow(10, Double($0)) }

  /// Returns a number that is rounded to some decimals, without trailing zeros. One that is not
  /// finite is 0.
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
    // JSON has no numbers that begin with a point.
    if text.hasPrefix(".") { text = "0" + text }
    return scaled < 0 ? "-" + text : text
  }

  /// Returns numbers with commas between them.
  static func numbers(_ values: [Double], digits: Int = pointDigits) -> String {
    values.map { number($0, digits: digits) }.joined(separator: ",")
  }

  /// Returns a list of items.
  static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

  /// Returns a text between quotation marks. The text can stand in a script of a page.
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

  /// Returns a color as CSS spells it, such as `"#ff8000"` or, with an opacity, `"#ff800080"`.
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

  /// Returns the place and size of an outline, and its radius or radii if it has rounded corners.
  static func outline(_ outline: RoundedRect) -> String {
    var numbers = rect(outline.rect)
    let radii = [outline.topLeft, outline.topRight, outline.bottomRight, outline.bottomLeft]
    if !outline.isRectangular {
      numbers += (Set(radii).count == 1 ? [radii[0]] : radii).map { Double($0) }
    }
    return "[" + self.numbers(numbers) + "]"
  }

  /// Returns a path as SVG spells it, in multiples of a unit.
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

  /// Returns the numbers of a transform: two of a translation, six of an affine one, or nine.
  static func transform(_ t: ProjectiveTransform) -> String {
    if t.isTranslation { return numbers([t.m31, t.m32]) }
    if t.isAffine, t.m33 == 1 {
      return numbers([t.m11, t.m12, t.m21, t.m22], digits: factorDigits) + ","
        + numbers([t.m31, t.m32])
    }
    // Nine numbers can have a common factor.
    let unit = t.m33 == 0 ? 1 : t.m33
    let rows = [[t.m11, t.m12], [t.m21, t.m22], [t.m31, t.m32]].map { row in
      numbers(row.map { $0 / unit }, digits: factorDigits)
    }
    let depth = [t.m13, t.m23, t.m33].map { number($0 / unit, digits: perspectiveDigits) }
    return zip(rows, depth).map { "\($0),\($1)" }.joined(separator: ",")
  }
}
