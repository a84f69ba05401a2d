import Foundation
import GlissadeDrawing

/// The attributes of a part of a text.
package typealias TextAttributes = [NSAttributedString.Key: Any]

extension TextStyle {
  /// Creates a style from attributes, with UIKit's defaults for absent ones.
  @MainActor package init(attributes: TextAttributes?) {
    self.init(
      attributes: attributes ?? [:], font: .systemFont(ofSize: 12), color: .black,
      resolve: \.cgColor)
  }

  /// Creates a style from attributes.
  ///
  /// - Parameters:
  ///   - font: The font of a text without an attribute of the font.
  ///   - color: The color of a text without an attribute of the color.
  ///   - resolve: A closure that returns the components of a color, by the traits of the place
  ///     where the text is shown.
  @MainActor package init(
    attributes: TextAttributes, font: UIFont, color: UIColor, resolve: (UIColor) -> CGColor
  ) {
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle ?? .default
    self.init(
      font: (attributes[.font] as? UIFont ?? font).face,
      color: resolve(attributes[.foregroundColor] as? UIColor ?? color),
      alignment: paragraph.alignment.drawn, lineBreak: paragraph.lineBreakMode.drawn,
      lineSpacing: paragraph.lineSpacing, tracking: Self.number(attributes[.kern]) ?? 0)
    setParagraphs([paragraph.drawn])
  }

  /// Sets the layouts of the paragraphs. If all are equal, only the alignment and the line spacing
  /// of the whole text are set.
  private mutating func setParagraphs(_ own: [TextParagraph]) {
    paragraphs = []
    guard let first = own.first else { return }
    (alignment, lineSpacing) = (first.alignment, first.lineSpacing)
    if own.contains(where: { $0 != paragraph(0) }) { paragraphs = own }
  }

  /// Returns the style with the attributes of a text's parts.
  @MainActor package func styled(
    by text: NSAttributedString, resolve: (UIColor) -> CGColor
  ) -> TextStyle {
    var style = self
    var (byte, first) = (0, true)
    let string = text.string
    text.enumerateAttributes(in: text.fullRange, options: []) { attributes, range, _ in
      let count = string.byteCount(of: range)
      var span = Self.span(byte..<(byte + count), attributes, resolve: resolve)
      if span.font == font { span.font = nil }
      if span.color == color { span.color = nil }
      if span.tracking == tracking { span.tracking = nil }
      if span != TextSpan(range: span.range) { style.spans.append(span) }
      byte += count
      if first, let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.lineBreak = paragraph.lineBreakMode.drawn
      }
      first = false
    }
    style.setParagraphs(paragraphs(of: text))
    return style
  }

  /// Returns the layouts of a text's paragraphs.
  private func paragraphs(of text: NSAttributedString) -> [TextParagraph] {
    var (found, offset) = ([TextParagraph](), 0)
    let parts = text.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for part in parts {
      let place = min(offset, text.length - 1)
      let own =
        place < 0
        ? nil
        : text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
      found.append(own?.drawn ?? paragraph(0))
      // "\r\n" is one character of two code units.
      offset += part.utf16.count
      if part.endIndex < text.string.endIndex { offset += text.string[part.endIndex].utf16.count }
    }
    return found
  }

  @MainActor private static func span(
    _ range: Range<Int>, _ attributes: TextAttributes, resolve: (UIColor) -> CGColor
  ) -> TextSpan {
    func color(_ key: NSAttributedString.Key) -> CGColor? {
      (attributes[key] as? UIColor).map(resolve)
    }
    func line(_ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key) -> TextLine? {
      let style = attributes[key] as? NSUnderlineStyle
      let value = style?.rawValue ?? number(attributes[key]).map { Int($0) } ?? 0
      return NSUnderlineStyle(rawValue: value).line(color: color(colorKey))
    }
    return TextSpan(
      range: range, font: (attributes[.font] as? UIFont)?.face, color: color(.foregroundColor),
      background: color(.backgroundColor), tracking: number(attributes[.kern]),
      rise: number(attributes[.baselineOffset]) ?? 0,
      underline: line(.underlineStyle, .underlineColor),
      strikethrough: line(.strikethroughStyle, .strikethroughColor))
  }

  /// Returns the value of an attribute as a number, whatever its numeric type is, or `nil`.
  static func number(_ value: Any?) -> CGFloat? {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the style with the sizes of all fonts multiplied by a factor.
  package func scaled(by factor: CGFloat) -> TextStyle {
    var style = self
    style.font.size *= factor
    style.tracking *= factor
    for index in style.spans.indices {
      style.spans[index].font?.size *= factor
      style.spans[index].tracking = style.spans[index].tracking.map { $0 * factor }
    }
    return style
  }
}

extension NSAttributedString {
  /// The range of the whole text.
  package var fullRange: NSRange { NSRange(location: 0, length: length) }
}

extension String {
  /// Returns the number of bytes of UTF-8 in a range of UTF-16 code units.
  func byteCount(of range: NSRange) -> Int {
    let start = String.Index(utf16Offset: range.location, in: self)
    let end = String.Index(utf16Offset: range.location + range.length, in: self)
    return utf8.distance(from: start, to: end)
  }
}
