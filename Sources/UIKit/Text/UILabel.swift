import Foundation
import GlissadeDrawing
import GlissadeLayers

/// A view of a text, on one line by default, centered in the height of its bounds.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text, or `nil` for none.
  open var text: String? { didSet { if text != oldValue { contentChanged(resizes: true) } } }
  /// The font of the text.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? Self.defaultFont
      contentChanged(resizes: true)
    }
  }
  /// The color of the text.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      contentChanged(resizes: false)
    }
  }
  /// The horizontal alignment of the text.
  open var textAlignment: NSTextAlignment = .natural { didSet { contentChanged(resizes: false) } }
  /// The treatment of a text that does not fit the width.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { contentChanged(resizes: true) }
  }
  /// The maximum number of lines; 0 allows as many as fit the height.
  open var numberOfLines = 1 {
    didSet {
      precondition(numberOfLines >= 0, "A number of lines is 0 (no limit) or positive.")
      contentChanged(resizes: true)
    }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownFont = UILabel.defaultFont
  private var ownTextColor = UIColor.label

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns `nil`: labels cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the size of the text in points: on one line independently of `size`, or else broken at
  /// its width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? nil : size.width
    return measure(text, style(lineLimit: numberOfLines), width: width).size
  }

  /// The width at which a text of several lines is broken for `intrinsicContentSize`, in points. By
  /// default, 0, it is not; constraints find the height for the width that they determine.
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
    // The text is in the middle of the height.
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
    layer.contentCommands = textCommand.map { [.text($0)] } ?? []
  }

  private func contentChanged(resizes: Bool) {
    if resizes { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  /// The command that draws the text vertically centered, on as many lines as fit.
  private var textCommand: TextCommand? {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else { return nil }
    var style = style(lineLimit: numberOfLines)
    var metrics = measure(text, style, width: bounds.width)
    if metrics.size.height > bounds.height, metrics.lineCount > 1 {
      let lineHeight = metrics.size.height / CGFloat(metrics.lineCount)
      style.lineLimit = max(1, Int(bounds.height / lineHeight))
      metrics = measure(text, style, width: bounds.width)
    }
    let top = bounds.minY + (bounds.height - metrics.size.height) / 2
    return TextCommand(
      text: text, style: style,
      frame: CGRect(
        x: bounds.minX, y: top.rounded(.down), width: bounds.width, height: metrics.size.height))
  }

  private func style(lineLimit: Int) -> TextStyle {
    TextStyle(
      font: ownFont.face, color: resolved(ownTextColor).cgColor, alignment: textAlignment.drawn,
      lineBreak: lineBreakMode.drawn, lineLimit: lineLimit)
  }

  private func measure(_ text: String, _ style: TextStyle, width: CGFloat?) -> TextMetrics {
    (window?.windowScene ?? UIWindowScene.running("A label's size")).textMeasurer
      .measure(text, style: style, width: width)
  }
}
