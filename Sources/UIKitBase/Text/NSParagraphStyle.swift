import Foundation
import GlissadeDrawing
import GlissadeLayers

/// The alignment, line breaking, spacing and indents of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// A constant word that is the first stored property of the object; see `FoundationMark`.
  private let mark = FoundationMark.word
  /// A style with natural alignment whose lines break between words.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  package var values = TextParagraph()
  var ownAlignment = NSTextAlignment.natural
  var ownLineBreakMode = NSLineBreakMode.byWordWrapping

  /// The horizontal alignment of the paragraph's lines.
  open var alignment: NSTextAlignment { ownAlignment }
  /// The way in which the paragraph's lines are broken or truncated.
  open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }
  /// The additional distance between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The additional distance after the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.spacingAfter }
  /// The additional distance before the paragraph, in points. It does not apply to the first
  /// paragraph.
  open var paragraphSpacingBefore: CGFloat { values.spacingBefore }
  /// The distance of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineIndent }
  /// The distance of all lines but the first from the leading edge, in points.
  open var headIndent: CGFloat { values.indent }
  /// The position at which lines end, in points. A positive value is a distance from the leading
  /// edge, and another value is relative to the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The largest height of a line, in points; 0 stands for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor by which the natural height of a line is multiplied before the limits are applied;
  /// 0 stands for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  public override init() { super.init() }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.takeValues(of: self)
    return copy
  }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.takeValues(of: self)
    return copy
  }

  func takeValues(of other: NSParagraphStyle) {
    values = other.values
    ownAlignment = other.ownAlignment
    ownLineBreakMode = other.ownLineBreakMode
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return values == other.values && ownAlignment == other.ownAlignment
      && ownLineBreakMode == other.ownLineBreakMode
  }

  open override var hash: Int { values.hashValue }

  /// The paragraph style as the text renderer uses it.
  var drawn: TextParagraph {
    var paragraph = values
    paragraph.alignment = ownAlignment.drawn
    return paragraph
  }
}

/// A paragraph style whose values can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { ownAlignment }
    set { ownAlignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { ownLineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { set(\.lineSpacing, "lineSpacing", newValue, .notNegative) }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.spacingAfter }
    set { set(\.spacingAfter, "paragraphSpacing", newValue, .notNegative) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.spacingBefore }
    set { set(\.spacingBefore, "paragraphSpacingBefore", newValue, .notNegative) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineIndent }
    set { set(\.firstLineIndent, "firstLineHeadIndent", newValue, .finite) }
  }
  open override var headIndent: CGFloat {
    get { values.indent }
    set { set(\.indent, "headIndent", newValue, .finite) }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { set(\.tailIndent, "tailIndent", newValue, .finite) }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { set(\.minimumLineHeight, "minimumLineHeight", newValue, .notNegative) }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { set(\.maximumLineHeight, "maximumLineHeight", newValue, .notNegative) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { set(\.lineHeightMultiple, "lineHeightMultiple", newValue, .notNegative) }
  }

  /// Sets all values to those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { takeValues(of: obj) }

  /// Sets a value of the style. A value that the style cannot use is refused with a warning (L-20).
  private func set(
    _ path: WritableKeyPath<TextParagraph, CGFloat>, _ name: String, _ value: CGFloat,
    _ rule: NumberRule
  ) {
    let call = "NSMutableParagraphStyle.\(name)"
    values[keyPath: path] = rule.usable(value, or: values[keyPath: path], in: call)
  }
}
