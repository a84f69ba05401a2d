import Foundation
import GlissadeDrawing

/// The options of the layout of a text that is measured or drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The option that lays out the text on several lines, from the top of the rectangle. Without it
  /// the text is on one line, whose baseline begins at the rectangle's origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// The option that adds the leading of fonts to the distances of lines, which always include it
  /// on this platform.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The option that ends the last visible line with an ellipsis if the text is longer.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The result of the layout of a text.
open class NSStringDrawingContext: NSObject {
  /// The box of the text that was measured or drawn last, in points.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}

/// A text with its style, to be measured and drawn.
@MainActor struct DrawnText {
  let text: String
  let style: TextStyle

  init(_ text: String, _ attributes: TextAttributes?) {
    self.text = text
    style = TextStyle(attributes: attributes).styled(
      by: NSAttributedString(string: text, attributes: attributes), resolve: \.cgColor)
  }

  init(_ text: NSAttributedString) {
    self.text = text.string
    style = TextStyle(attributes: nil).styled(by: text, resolve: \.cgColor)
  }

  private func metrics(_ style: TextStyle, width: CGFloat?) -> TextMetrics {
    SceneResources.running("A text's size").textMeasurer.measure(text, style: style, width: width)
  }

  /// The size of the text in points, without line breaks except at line feeds.
  var size: CGSize { text.isEmpty ? .zero : metrics(style, width: nil).size }

  func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  func draw(in rect: CGRect) {
    SceneResources.drawing("A text's draw") { context in
      guard !text.isEmpty, rect.isFinite, rect.width > 0 else { return }
      context.draw(.text(TextCommand(text: text, style: style, frame: rect.standardized)))
    }
  }

  /// Returns the box of the text in points. It begins at zero, or is relative to the baseline of
  /// text on one line.
  func bounds(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    var box = CGRect.zero
    if !text.isEmpty, options.contains(.usesLineFragmentOrigin) {
      let (style, width) = laidOut(in: size, options)
      box.size = metrics(style, width: width).size
    } else if !text.isEmpty {
      let metrics = metrics(style, width: nil)
      box = CGRect(origin: CGPoint(x: 0, y: -metrics.firstBaseline), size: metrics.size)
    }
    context?.totalBounds = box
    return box
  }

  func draw(
    with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    let box = bounds(in: rect.size, options, context)
    guard options.contains(.usesLineFragmentOrigin) else {
      return draw(in: box.offsetBy(dx: rect.minX, dy: rect.minY))
    }
    SceneResources.drawing("A text's draw") { context in
      guard !text.isEmpty, rect.isFinite, rect.width > 0 else { return }
      let (style, _) = laidOut(in: rect.size, options)
      context.draw(.text(TextCommand(text: text, style: style, frame: rect.standardized)))
    }
  }

  /// Returns the style, limited to the number of lines that fit a height, and the width at which
  /// lines break, or `nil` for no limit.
  private func laidOut(
    in size: CGSize, _ options: NSStringDrawingOptions
  ) -> (TextStyle, width: CGFloat?) {
    let width = size.width > 0 && size.width < 1e6 ? size.width : nil
    var style = style
    if options.contains(.truncatesLastVisibleLine), style.lineBreak.isWrapping {
      style.lineBreak = .truncateTail
    }
    guard size.height > 0, size.height < 1e6 else { return (style, width) }
    let all = metrics(style, width: width)
    guard all.size.height > size.height, all.lineCount > 1 else { return (style, width) }
    let lineHeight = all.size.height / CGFloat(all.lineCount)
    style.lineLimit = max(1, Int(size.height / lineHeight))
    return (style, width)
  }
}

extension LineBreak {
  fileprivate var isWrapping: Bool { self == .wordWrap || self == .charWrap }
}

extension String {
  /// Draws the text into the current graphics context on one line, with its upper left corner at
  /// `point`.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { DrawnText(self, attrs).draw(at: point) }

  /// Draws the text into the current graphics context from the top of `rect`, in lines of the
  /// rectangle's width. Lines that end below the rectangle are omitted, except for the first.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { DrawnText(self, attrs).draw(in: rect) }

  /// Draws the text into the current graphics context with options; see `NSStringDrawingOptions`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { DrawnText(self, attributes).draw(with: rect, options, context) }

  /// Returns the size of the text in points, without line breaks except at line feeds.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { DrawnText(self, attrs).size }

  /// Returns the box of the text in points.
  ///
  /// - Parameters:
  ///   - size: The space for the text; lines break at the width, and lines below the height are
  ///     omitted.
  ///   - options: With `.usesLineFragmentOrigin` the text has several lines and the box begins at
  ///     the top of the text. Without this option the text has one line, and the box's origin is
  ///     relative to the baseline.
  ///   - context: An object that receives the box, or `nil`.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect { DrawnText(self, attributes).bounds(in: size, options, context) }
}

extension NSString {
  /// Draws the text; see `String.draw(at:withAttributes:)`.
  @preconcurrency @MainActor public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(at: point, withAttributes: attrs) }

  /// Draws the text; see `String.draw(in:withAttributes:)`.
  @preconcurrency @MainActor public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { String(describing: self).draw(in: rect, withAttributes: attrs) }

  /// Draws the text; see `String.draw(with:options:attributes:context:)`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }

  /// Returns the size of the text; see `String.size(withAttributes:)`.
  @preconcurrency @MainActor public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize { String(describing: self).size(withAttributes: attrs) }

  /// Returns the box of the text; see `String.boundingRect(with:options:attributes:context:)`.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// Returns the size of the text in points, without line breaks except at line feeds.
  @preconcurrency @MainActor public func size() -> CGSize { DrawnText(self).size }

  /// Draws the text into the current graphics context on one line, with its upper left corner at
  /// `point`.
  @preconcurrency @MainActor public func draw(at point: CGPoint) {
    DrawnText(self).draw(at: point)
  }

  /// Draws the text into the current graphics context from the top of `rect`, in lines of the
  /// rectangle's width.
  @preconcurrency @MainActor public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }

  /// Draws the text; see `String.draw(with:options:attributes:context:)`.
  @preconcurrency @MainActor public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { DrawnText(self).draw(with: rect, options, context) }

  /// Returns the box of the text; see `String.boundingRect(with:options:attributes:context:)`.
  @preconcurrency @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { DrawnText(self).bounds(in: size, options, context) }
}
