import Foundation
import GlissadeDrawing

// The attributes and the drawing of a label's text.
extension UILabel {
  /// The attributes of the label's plain text, by the properties of the label.
  var attributes: TextAttributes {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    paragraph.lineBreakMode = lineBreakMode
    return [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: paragraph]
  }

  /// Sets an attribute of the whole attributed text.
  func apply(_ key: NSAttributedString.Key, _ value: Any) {
    guard let styledText else { return }
    let changed = NSMutableAttributedString(attributedString: styledText)
    changed.addAttribute(key, value: value, range: changed.fullRange)
    self.styledText = changed
  }

  /// Changes the paragraph styles of the attributed text.
  func applyToParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let styledText else { return }
    let changed = NSMutableAttributedString(attributedString: styledText)
    styledText.enumerateAttribute(.paragraphStyle, in: changed.fullRange, options: []) {
      value, range, _ in
      let style = NSMutableParagraphStyle()
      if let own = value as? NSParagraphStyle { style.setParagraphStyle(own) }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    self.styledText = changed
  }

  func style(lineLimit: Int) -> TextStyle {
    let plain = TextStyle(
      font: adjustedFont.face, color: shown(ownTextColor), alignment: directedAlignment.drawn,
      lineBreak: lineBreakMode.drawn, lineLimit: lineLimit)
    guard let styledText else { return plain }
    return plain.styled(by: styledText, resolve: shown)
  }

  /// The font for the text size that the user prefers.
  var adjustedFont: UIFont {
    adjustsFontForContentSizeCategory ? ownFont.adjusted(for: traitCollection) : ownFont
  }

  /// The alignment in the direction of the layout: natural texts end at the right edge if it is
  /// from right to left.
  private var directedAlignment: NSTextAlignment {
    guard textAlignment == .natural, window?.windowScene?.isRightToLeft == true else {
      return textAlignment
    }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
  }

  /// Returns the components of a text color as the label draws it: replaced by the highlighted
  /// color, made paler, and resolved for the label's traits, as its state requires.
  private func shown(_ color: UIColor) -> CGColor {
    let color = isHighlighted ? highlightedTextColor ?? color : color
    let own = resolved(color).cgColor
    return isEnabled ? own : own.multiplyingAlpha(by: 0.4)
  }

  func measure(_ text: String, _ style: TextStyle, width: CGFloat?) -> TextMetrics {
    (window?.windowScene ?? UIWindowScene.running("A label's size")).textMeasurer
      .measure(text, style: style, width: width)
  }

  /// Calls `drawText(in:)` to record the drawing commands that the layer shows.
  func showText() {
    guard let text, !text.isEmpty, bounds.width > 0, bounds.height > 0 else {
      layer.contentCommands = []
      return
    }
    let scene = window?.windowScene ?? UIWindowScene.running("A label's text")
    let context = scene.resources.makeContext(
      size: CGSize(width: bounds.maxX, height: bounds.maxY), scale: scene.screen.scale)
    scene.enter {
      if !scene.resources.graphics.using(context, { drawText(in: bounds) }) {
        scene.resources.warnOnce(
          "drawText(in:) of \(type(of: self)) left graphics contexts on the stack")
      }
    }
    layer.contentCommands = context.commands
  }

  /// Returns the command that draws the text vertically centered in `rect`, on as many lines as
  /// fit, or `nil` if there is nothing to draw.
  func textCommand(in rect: CGRect) -> TextCommand? {
    guard let text, !text.isEmpty, rect.width > 0, rect.height > 0, rect.isFinite else {
      return nil
    }
    var style = style(lineLimit: numberOfLines)
    var metrics = measure(text, style, width: rect.width)
    if metrics.size.height > rect.height, metrics.lineCount > 1 {
      let lineHeight = metrics.size.height / CGFloat(metrics.lineCount)
      style.lineLimit = max(1, Int(rect.height / lineHeight))
      metrics = measure(text, style, width: rect.width)
    }
    var top = rect.minY + (rect.height - metrics.size.height) / 2
    if adjustsFontSizeToFitWidth, numberOfLines == 1,
      let small = shrunk(text, style, width: rect.width)
    {
      let before = metrics
      (style, metrics) = (small, measure(text, small, width: rect.width))
      switch baselineAdjustment {
      case .alignBaselines: top += before.firstBaseline - metrics.firstBaseline
      case .alignCenters: top = rect.minY + (rect.height - metrics.size.height) / 2
      case .none: break
      }
    }
    return TextCommand(
      text: text, style: style,
      frame: CGRect(
        x: rect.minX, y: top.rounded(.down), width: rect.width, height: metrics.size.height))
  }

  /// Returns the style with the largest font in which the text fits a width on one line, shrunk at
  /// most by `minimumScaleFactor`, or `nil` if the text fits already.
  private func shrunk(_ text: String, _ style: TextStyle, width: CGFloat) -> TextStyle? {
    let natural = measure(text, style, width: nil).size.width
    guard natural > width else { return nil }
    let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.1
    // Sizes are rounded up to whole points, and kerning does not shrink evenly.
    for step in 0..<8 {
      let factor = max((width - CGFloat(step)) / natural, least)
      let smaller = style.scaled(by: factor)
      if factor == least || measure(text, smaller, width: nil).size.width <= width {
        return smaller
      }
    }
    return style.scaled(by: least)
  }
}
