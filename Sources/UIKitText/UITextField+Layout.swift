import GlissadeDrawing
import UIKitCore

// This extension lays out the parts of a text field.
extension UITextField {
  func setUp() {
    frameView.isUserInteractionEnabled = false
    placeholderLabel.textColor = .placeholderText
    placeholderLabel.font = Self.usualFont
    canvas.clipsToBounds = true
    for view in [frameView, placeholderLabel, canvas] { addSubview(view) }
    editor.typingAttributes = defaultTextAttributes
  }

  func applyDefaults() {
    if let font { placeholderLabel.ownFont = font }
    placeholderLabel.setNeedsLayout()
    editor.typingAttributes = defaultTextAttributes
    editor.setAttributes(defaultTextAttributes)
    invalidateIntrinsicContentSize()
  }

  func exchange(_ old: UIView?) {
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  // MARK: Rectangles

  private var borderInset: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line, .bezel: 4
    case .roundedRect: 7
    }
  }
  private static var gap: CGFloat { 6 }
  static var clearSide: CGFloat { 19 }

  private func isOn(_ mode: ViewMode, isEditing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private func showsClearButton(isEditing: Bool) -> Bool {
    hasText && isEnabled && isOn(clearButtonMode, isEditing: isEditing)
  }

  func innerRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let box = borderRect(forBounds: bounds)
    var (left, right) = (box.minX + borderInset, box.maxX - borderInset)
    if leftView != nil, isOn(leftViewMode, isEditing: isEditing) {
      left = leftViewRect(forBounds: bounds).maxX
      if borderStyle != .none { left += Self.gap }
    }
    if rightView != nil, isOn(rightViewMode, isEditing: isEditing) {
      right = rightViewRect(forBounds: bounds).minX
      if borderStyle != .none { right -= Self.gap }
    } else if showsClearButton(isEditing: isEditing) {
      right = clearButtonRect(forBounds: bounds).minX - Self.gap
    }
    return CGRect(x: left, y: box.minY, width: max(0, right - left), height: box.height)
  }

  func sideRect(_ view: UIView?, _ bounds: CGRect, _ edge: UIRectEdge) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    return CGRect(
      x: edge == .left ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  var fittingSize: CGSize {
    let font = font ?? Self.usualFont
    let shown = hasText ? TextStops.width(navigator) : placeholderLabel.intrinsicContentSize.width
    let height = font.lineHeight.rounded(.up) + (borderStyle == .none ? 0 : 13)
    return CGSize(
      width: shown.rounded(.up) + 2 * borderInset + 2,
      height: borderStyle == .roundedRect ? max(height, 34) : height)
  }

  // MARK: Layout

  func layOutParts() {
    layOutBorder()
    show(leftView, isOn(leftViewMode, isEditing: isEditing), leftViewRect(forBounds: bounds))
    let isRight = rightView != nil && isOn(rightViewMode, isEditing: isEditing)
    show(rightView, isRight, rightViewRect(forBounds: bounds))
    show(
      clearButton, !isRight && showsClearButton(isEditing: isEditing),
      clearButtonRect(forBounds: bounds))
    placeholderLabel.isHidden = hasText
    placeholderLabel.textAlignment = textAlignment
    placeholderLabel.frame = placeholderRect(forBounds: bounds)
    canvas.frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    showText()
  }

  private func show(_ view: UIView?, _ isVisible: Bool, _ frame: @autoclosure () -> CGRect) {
    guard let view else { return }
    guard isVisible else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = frame()
  }

  private func layOutBorder() {
    frameView.frame = borderRect(forBounds: bounds)
    let layer = frameView.layer
    layer.contents = nil
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    layer.borderWidth = borderStyle == .none ? 0 : 0.5
    switch borderStyle {
    case .none, .line: frameView.backgroundColor = nil
    case .bezel:
      layer.borderWidth = 1
      frameView.backgroundColor = .quaternarySystemFill
    case .roundedRect:
      frameView.backgroundColor = isEnabled ? .systemBackground : .secondarySystemBackground
    }
    let line: UIColor = borderStyle == .roundedRect ? .systemGray4 : .label
    layer.borderColor = resolved(line).cgColor
    if borderStyle != .roundedRect {
      layer.contents = (isEnabled ? background : disabledBackground ?? background)?.cgImage
    }
  }

  // MARK: Text

  /// The text that the field shows. For a secure field it consists of dots.
  private var shownText: NSAttributedString {
    guard isSecureTextEntry else { return editor.shownText }
    return NSAttributedString(
      string: String(repeating: "•", count: editor.storage.length),
      attributes: defaultTextAttributes)
  }

  private var style: TextStyle {
    var style = TextStyle(
      attributes: defaultTextAttributes, font: Self.usualFont, color: .label,
      resolve: { resolved($0).cgColor }
    ).styled(by: shownText) { resolved($0).cgColor }
    style.lineBreak = .clip
    style.lineLimit = 1
    style.alignment = .left
    style.paragraphs = []
    if !isEnabled { style.color = style.color.multiplyingAlpha(by: 0.4) }
    return style
  }

  var navigator: TextNavigator {
    if let knownNavigator { return knownNavigator }
    let lines = UIWindowScene.running("A text field").textMeasurer
      .lines(of: shownText.string, style: style, width: nil)
    let made = TextNavigator(text: editor.text, lines: lines)
    knownNavigator = made
    return made
  }

  func textNeedsLayout() {
    knownNavigator = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the distance in points of a text of the given width from the left edge of the canvas,
  /// without scrolling.
  private func start(of width: CGFloat) -> CGFloat {
    let space = canvas.bounds.width - width
    guard space > 0 else { return 0 }
    switch textAlignment {
    case .left, .natural, .justified: return 0
    case .center: return space / 2
    case .right: return space
    }
  }

  private var lineTop: CGFloat {
    let height = navigator.lines.first?.frame.height ?? 0
    let share = contentVerticalAlignment == .fill ? 0.5 : contentVerticalAlignment.share
    return (canvas.bounds.minY + (canvas.bounds.height - height) * share).rounded(.down)
  }

  var textOrigin: CGPoint {
    let x = start(of: TextStops.width(navigator)) - scroll
    return CGPoint(x: canvas.frame.minX + x, y: canvas.frame.minY + lineTop)
  }

  private func showText() {
    knownNavigator = nil
    let (navigator, selection) = (navigator, editor.selection)
    let width = TextStops.width(navigator)
    let caret = navigator.caret(at: selection.head)
    scrollToShow(caret.midX, width: width)
    let origin = CGPoint(x: start(of: width) - scroll, y: lineTop)
    let selected = isEditing && !selection.isEmpty ? navigator.boxes(of: selection.range) : []
    let own = caretRect(for: TextPlace(selection.head))
      .offsetBy(dx: -canvas.frame.minX, dy: -canvas.frame.minY)
    let box = own.isEmpty ? nil : visible(own)
    canvas.show(
      drawn(at: origin, width: width),
      selected: selected.map {
        $0.offsetBy(dx: origin.x, dy: origin.y)
      }, caretBox: isEditing && selection.isEmpty ? box : nil,
      color: resolved(tintColor).cgColor)
  }

  /// Returns the rectangle of a caret, moved so that the edges of the canvas do not clip it.
  private func visible(_ caret: CGRect) -> CGRect {
    var box = caret
    box.origin.x = min(max(box.minX, 0), max(0, canvas.bounds.width - box.width))
    return box
  }

  private func scrollToShow(_ x: CGFloat, width: CGFloat) {
    let space = canvas.bounds.width
    guard isEditing, width > space, space > 0 else {
      scroll = 0
      return
    }
    scroll = min(max(scroll, x - space + 2), max(0, x - 2))
    scroll = min(scroll, width - space + 2)
  }

  private func drawn(at origin: CGPoint, width: CGFloat) -> [DrawCommand] {
    let text = shownText.string
    guard !text.isEmpty else { return [] }
    var (style, origin, frameWidth) = (style, origin, width.rounded(.up) + 1)
    if !isEditing, width > canvas.bounds.width, canvas.bounds.width > 0 {
      frameWidth = canvas.bounds.width
      style.lineBreak = .truncateTail
      if adjustsFontSizeToFitWidth {
        let least = minimumFontSize > 0 ? min(1, minimumFontSize / style.font.size) : 0.1
        let factor = max((canvas.bounds.width - 2) / width, least)
        origin.y += navigator.lines[0].baseline * (1 - factor)
        style = style.scaled(by: factor)
      }
    }
    let height = (navigator.lines.first?.frame.height ?? 0).rounded(.up) + 1
    return [
      .text(
        TextCommand(
          text: text, style: style,
          frame: CGRect(origin: origin, size: CGSize(width: frameWidth, height: height))))
    ]
  }
}

/// Functions for the extent of a line of text.
enum TextStops {
  /// Returns the width of the first line, in points.
  static func width(_ navigator: TextNavigator) -> CGFloat {
    navigator.lines.first?.frame.width ?? 0
  }
}
