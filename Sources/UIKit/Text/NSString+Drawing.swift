import Foundation
import GlissadeDrawing

extension NSAttributedString.Key {
  /// The attribute of the font, a `UIFont`. The default is the system font at 12 points.
  public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
  /// The attribute of the text's color, a `UIColor`. The default is black.
  public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
  /// The attribute of the paragraph style, an `NSParagraphStyle`.
  public static var paragraphStyle: NSAttributedString.Key {
    NSAttributedString.Key("NSParagraphStyle")
  }
  /// The attribute of the additional distance between characters, in points.
  public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
}

extension String {
  /// Draws the text into the current context on one line, with its upper left corner at `point`.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    draw(in: CGRect(origin: point, size: size(withAttributes: attrs)), withAttributes: attrs)
  }

  /// Draws the text into the current context from the top of `rect`, in lines of its width. Lines
  /// that end below the rectangle are omitted, except for the first.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    UIWindowScene.drawing("String.draw") { context in
      guard !isEmpty, rect.isFinite, rect.width > 0 else { return }
      let style = TextStyle(attributes: attrs)
      context.draw(.text(TextCommand(text: self, style: style, frame: rect.standardized)))
    }
  }

  /// Returns the size of the text in points, on one line, or on several if it has line feeds.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    if isEmpty { return .zero }
    return UIWindowScene.running("A text's size").textMeasurer
      .measure(self, style: TextStyle(attributes: attrs), width: nil).size
  }
}

extension NSString {
  /// Draws the text; see `String.draw(at:withAttributes:)`.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }
  /// Draws the text; see `String.draw(in:withAttributes:)`.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }
  /// Returns the size of the text; see `String.size(withAttributes:)`.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }
}

extension TextStyle {
  /// Creates a style from attributes, with UIKit's defaults for absent ones.
  @MainActor init(attributes: [NSAttributedString.Key: Any]?) {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes?[.foregroundColor] as? UIColor ?? .black
    let paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle ?? .default
    let kern = attributes?[.kern]
    self.init(
      font: font.face, color: color.cgColor, alignment: paragraph.alignment.drawn,
      lineBreak: paragraph.lineBreakMode.drawn, lineSpacing: paragraph.lineSpacing,
      tracking: (kern as? CGFloat) ?? (kern as? NSNumber).map { CGFloat($0.doubleValue) }
        ?? (kern as? Int).map { CGFloat($0) } ?? 0)
  }
}
