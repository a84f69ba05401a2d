import Foundation
import GlissadeDrawing
import GlissadeLayers

/// A view that shows a text, by default on one line, centered in the height of the view's bounds.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Tides"
/// label.font = .preferredFont(forTextStyle: .headline)
/// label.sizeToFit()
/// page.addSubview(label)
/// ```
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// A Boolean value that indicates whether the font follows the text size that the user prefers.
  ///
  /// A desktop has no such preference, but the instrument can simulate one. `font` is the font for
  /// the size `.large`; fonts of parts of an attributed text do not change.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentChanged(resizes: true) }
  }
  /// The text of the label, or `nil` for none. Setting it removes the attributes of
  /// `attributedText`.
  open var text: String? {
    get { styledText?.string ?? plainText }
    set {
      guard newValue != plainText || styledText != nil else { return }
      (plainText, styledText) = (newValue, nil)
      contentChanged(resizes: true)
    }
  }
  /// The text of the label with attributes of its parts. The label's font, color and alignment
  /// apply where the text has no such attribute. Setting one of these properties later changes the
  /// whole text.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      styledText = newValue.flatMap { $0.copy() as? NSAttributedString }
      plainText = nil
      contentChanged(resizes: true)
    }
  }
  /// The font of the text.
  open var font: UIFont! {
    get { adjustedFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      apply(.font, ownFont)
      contentChanged(resizes: true)
    }
  }
  /// The color of the text.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      apply(.foregroundColor, ownTextColor)
      contentChanged(resizes: false)
    }
  }
  /// The color of the text while the label is highlighted; `nil` stands for `textColor`.
  open var highlightedTextColor: UIColor? { didSet { contentChanged(resizes: false) } }
  /// The color of the text's shadow, a copy of the text behind it; `nil`, the default, draws none.
  open var shadowColor: UIColor? { didSet { contentChanged(resizes: false) } }
  /// The distance of the shadow from the text in points; positive values are to the right and down.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      shadowOffset = usable("shadowOffset", shadowOffset, or: oldValue)
      contentChanged(resizes: false)
    }
  }
  /// A Boolean value that indicates whether the text has its highlighted color.
  open var isHighlighted = false { didSet { contentChanged(resizes: false) } }
  /// A Boolean value that indicates whether the text has its usual color. If it is `false`, the
  /// text is partly transparent.
  open var isEnabled = true { didSet { contentChanged(resizes: false) } }
  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      applyToParagraphs { $0.alignment = textAlignment }
      contentChanged(resizes: false)
    }
  }
  /// The treatment of a text that does not fit the width of the label.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      applyToParagraphs { $0.lineBreakMode = lineBreakMode }
      contentChanged(resizes: true)
    }
  }
  /// The maximum number of the text's lines; 0 allows as many as fit the height of the label.
  open var numberOfLines = 1 {
    didSet {
      precondition(numberOfLines >= 0, "A number of lines is 0 (no limit) or positive.")
      contentChanged(resizes: true)
    }
  }

  /// A Boolean value that indicates whether a text of one line is drawn in a smaller font if it
  /// does not fit the width of the label.
  open var adjustsFontSizeToFitWidth = false { didSet { contentChanged(resizes: false) } }
  /// The smallest factor by which the font size is multiplied to fit the width, 0…1; 0 stands for
  /// 0.1.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      minimumScaleFactor = usable(
        "minimumScaleFactor", minimumScaleFactor, or: oldValue, .notNegative)
      contentChanged(resizes: false)
    }
  }
  /// The position of a text whose font has shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { contentChanged(resizes: false) }
  }

  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  var plainText: String?
  var styledText: NSAttributedString?
  package var ownFont = UILabel.defaultFont
  var ownTextColor = UIColor.label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns `nil`: labels cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  override func textSizeDidChange() {
    if adjustsFontForContentSizeCategory { contentChanged(resizes: true) }
  }

  /// Returns the size of the text in points. A label of one line ignores `size`; a label of several
  /// lines breaks them at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines == 1 || size.width <= 0 ? Self.unlimited : size.width
    let box = CGRect(x: 0, y: 0, width: width, height: Self.unlimited)
    return textRect(forBounds: box, limitedToNumberOfLines: numberOfLines).size
  }

  /// The width at which a text of several lines is broken for `intrinsicContentSize`, in points.
  /// With 0, the default, the text is not broken, and the height of the label follows from the
  /// width that constraints determine.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var hasHeightForWidth: Bool { numberOfLines != 1 }

  override func baseline(
    isFirst: Bool, contentHeight: CGFloat
  ) -> (share: CGFloat, offset: CGFloat) {
    // The text is centered in the height of the label.
    let text = text ?? ""
    let metrics = measure(text.isEmpty ? " " : text, style(lineLimit: 1), width: nil)
    let depth = metrics.size.height - metrics.firstBaseline
    return isFirst
      ? (0.5, metrics.firstBaseline - max(contentHeight, 0) / 2)
      : (0.5, max(contentHeight, 0) / 2 - depth)
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showText()
  }

  /// Returns the box of the text in `bounds` with at most `numberOfLines` lines; 0 stands for no
  /// limit. The box determines the size that fits the label. The text is drawn in the middle of the
  /// label's height.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = bounds.width < Self.unlimited ? bounds.width : nil
    let size = measure(text, style(lineLimit: numberOfLines), width: width).size
    return CGRect(origin: bounds.origin, size: size)
  }

  /// Draws the text into the current graphics context, in the middle of the height of `rect`, on as
  /// many lines as fit. Overrides call `super`, possibly with a smaller rectangle.
  open func drawText(in rect: CGRect) {
    guard let command = textCommand(in: rect), let context = UIGraphicsGetCurrentContext() else {
      return
    }
    if let shadowColor {
      context.draw(.text(command.shadow(in: resolved(shadowColor).cgColor, by: shadowOffset)))
    }
    context.draw(.text(command))
  }

  static let unlimited: CGFloat = 1e6

  func contentChanged(resizes: Bool) {
    if resizes { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }
}

/// The position of a text whose font has shrunk to fit the width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The smaller text keeps its baseline, its vertical center, and its top, in this order.
  case alignBaselines = 0, alignCenters, none
}
