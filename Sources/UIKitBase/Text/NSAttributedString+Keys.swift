import Foundation
import GlissadeDrawing

extension NSAttributedString.Key {
  /// The attribute of the font, a `UIFont`. The default is the system font at 12 points.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// The attribute of the text's color, a `UIColor`. The default is black.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  /// The attribute of the color behind the text, a `UIColor`.
  public static var backgroundColor: NSAttributedString.Key {
    NSAttributedString.Key("NSBackgroundColor")
  }
  /// The attribute of the paragraph style, an `NSParagraphStyle`.
  public static var paragraphStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSParagraphStyle")
  }
  /// The attribute of the additional distance between characters, in points.
  public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
  /// The attribute of the lines under the text, the raw value of an `NSUnderlineStyle`.
  public static var underlineStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSUnderline")
  }
  /// The attribute of the color of the lines under the text, a `UIColor`.
  public static var underlineColor: NSAttributedString.Key {
    NSAttributedString.Key("NSUnderlineColor")
  }
  /// The attribute of the lines through the text, the raw value of an `NSUnderlineStyle`.
  public static var strikethroughStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethrough")
  }
  /// The attribute of the color of the lines through the text, a `UIColor`.
  public static var strikethroughColor: NSAttributedString.Key {
    NSAttributedString.Key("NSStrikethroughColor")
  }
  /// The attribute of the distance by which the text is raised, in points.
  public static var baselineOffset: NSAttributedString.Key {
    NSAttributedString.Key("NSBaselineOffset")
  }
}

/// The style of lines under or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// A line of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line that repeats a dash and a dot.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line that repeats a dash and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)

  /// The lengths of dashes and gaps in turn, by the pattern's bits, in multiples of the line's
  /// thickness.
  private static let patterns: [Int: [CGFloat]] = [
    0x100: [3, 3], 0x200: [10, 5], 0x300: [10, 3, 3, 3], 0x400: [10, 3, 3, 3, 3, 3],
  ]

  /// Returns the line of the style in a color, or `nil` if the style has no line.
  func line(color: CGColor?) -> TextLine? {
    guard rawValue & 0xF != 0 else { return nil }
    let weight = TextLine.Weight(rawValue: rawValue & 0xF) ?? .single
    return TextLine(
      weight: weight, dashes: Self.patterns[rawValue & 0xF00] ?? [], color: color)
  }
}
