import GlissadeDrawing
import UIKitCore

/// The layout of a text view's text for a width.
struct TextViewLayout {
  let width: CGFloat
  let style: TextStyle
  let navigator: TextNavigator
  /// The paragraphs of the text, each of which is drawn separately in its own frame.
  let paragraphs: [Part]

  /// A paragraph of the text with its style and its frame.
  struct Part {
    let text: String
    let style: TextStyle
    let frame: CGRect
  }

  var height: CGFloat { navigator.lines.last?.frame.maxY ?? 0 }
}

// This extension lays out and draws the text of a text view.
extension UITextView {
  func setUp() {
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    textContainer.onChange = { [weak self] in self?.textNeedsLayout() }
    editor.typingAttributes = usualAttributes
    addSubview(canvas)
  }

  var usualAttributes: TextAttributes {
    [.font: ownFont ?? Self.usualFont, .foregroundColor: ownColor ?? .label]
  }

  func textNeedsLayout() {
    knownLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// Returns the width of the lines in a text view of the given width, in points.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    max(
      1,
      width - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding)
  }

  var navigator: TextNavigator { textLayout.navigator }

  /// The layout of the text for the current width of the view.
  var textLayout: TextViewLayout {
    let width = lineWidth(in: bounds.width)
    if let knownLayout, knownLayout.width == width { return knownLayout }
    let made = makeLayout(width: width)
    knownLayout = made
    return made
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let layout = width == bounds.width ? textLayout : makeLayout(width: lineWidth(in: width))
    let lines = layout.navigator.lines
    let widest = lines.map(\.frame.width).max() ?? 0
    let sides =
      textContainerInset.left + textContainerInset.right
      + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: min(widest + sides, width).rounded(.up),
      height: (layout.height + textContainerInset.top + textContainerInset.bottom).rounded(.up))
  }

  private func makeLayout(width: CGFloat) -> TextViewLayout {
    var base = TextStyle(
      attributes: usualAttributes, font: Self.usualFont, color: .label,
      resolve: { resolved($0).cgColor })
    base.alignment = textAlignment.drawn
    var style = base.styled(by: editor.shownText) { resolved($0).cgColor }
    style.lineBreak = textContainer.lineBreakMode.drawn
    let limit = textContainer.maximumNumberOfLines
    let measurer = (window?.windowScene ?? UIWindowScene.running("A text view")).textMeasurer
    var lines = measurer.lines(of: editor.text, style: style, width: width)
    if limit > 0, lines.count > limit { lines.removeSubrange(limit...) }
    let navigator = TextNavigator(text: editor.text, lines: lines)
    return TextViewLayout(
      width: width, style: style, navigator: navigator,
      paragraphs: parts(style, lines, width: width))
  }

  /// Returns the paragraphs of the text with their frames.
  private func parts(
    _ style: TextStyle, _ lines: [TextLineBox], width: CGFloat
  ) -> [TextViewLayout.Part] {
    let text = editor.text
    let pieces = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var next = 0
    return pieces.enumerated().compactMap { index, piece in
      let start = piece.startIndex.utf16Offset(in: text)
      let end = piece.endIndex.utf16Offset(in: text)
      while next < lines.count, lines[next].stops[0].offset < start { next += 1 }
      let own = lines[next...].prefix { $0.stops[0].offset <= end }
      guard !piece.isEmpty, let first = own.first, let last = own.last else { return nil }
      let byte = text.utf8.distance(from: text.startIndex, to: piece.startIndex)
      var ownStyle = style
      ownStyle.spans = style.spans.compactMap { $0.within(byte..<(byte + piece.utf8.count)) }
      ownStyle.paragraphs = style.paragraphs.isEmpty ? [] : [style.paragraph(index)]
      ownStyle.lineLimit = textContainer.maximumNumberOfLines > 0 ? own.count : 0
      return TextViewLayout.Part(
        text: String(piece), style: ownStyle,
        frame: CGRect(
          x: 0, y: first.frame.minY, width: width,
          height: (last.frame.maxY - first.frame.minY).rounded(.up)))
    }
  }

  // MARK: Picture

  func layOutText() {
    let layout = textLayout
    textContainer.size = CGSize(
      width: layout.width + 2 * textContainer.lineFragmentPadding, height: layout.height)
    let size = CGSize(
      width: bounds.width,
      height: layout.height + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
    if showsCaret { show(NSRange(location: editor.selection.head, length: 0)) }
    showsCaret = false
    canvas.frame = CGRect(origin: .zero, size: size)
    paint(layout)
  }

  private func paint(_ layout: TextViewLayout) {
    let origin = textOrigin
    let visible = bounds.insetBy(dx: 0, dy: -bounds.height / 4)
    let texts = layout.paragraphs.compactMap { part -> DrawCommand? in
      let frame = part.frame.offsetBy(dx: origin.x, dy: origin.y)
      guard frame.intersects(visible) else { return nil }
      return .text(TextCommand(text: part.text, style: part.style, frame: frame))
    }
    let selection = editor.selection
    let boxes = isEditing && !selection.isEmpty ? navigator.boxes(of: selection.range) : []
    let caret = caretRect(for: TextPlace(selection.head))
    let hasCaret = isEditing && isEditable && selection.isEmpty && !caret.isEmpty
    canvas.show(
      texts, selected: boxes.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
      caretBox: hasCaret ? caret : nil, color: resolved(tintColor).cgColor)
  }

  func show(_ range: NSRange) {
    let (origin, end) = (textOrigin, range.location + range.length)
    var box = navigator.caret(at: min(end, editor.storage.length))
    box = box.union(navigator.caret(at: min(range.location, editor.storage.length)))
    scrollRectToVisible(
      box.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -4), animated: false)
  }
}
