import GlissadeGestures
import UIKit

/// A list of the motions that the program has made, each with its views, its kind, its parameters,
/// and the place in the client's code that made it (T-13).
final class MotionList: UIView {
  private static let headerHeight: CGFloat = 28
  private static let topGap: CGFloat = 12

  /// The action of a click on a motion whose place is known.
  var onCopy: (CodeLine) -> Void = { _ in }

  private let line = UIView()
  private let header = UILabel()
  private var lines: [MotionLine] = []
  private var rows: [MotionRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "motions"
    line.backgroundColor = Palette.line
    header.text = "Motions"
    header.font = .systemFont(ofSize: 12, weight: .semibold)
    header.textColor = Palette.text
    for view in [line, header] { addSubview(view) }
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows motions.
  ///
  /// - Returns: A Boolean value that indicates whether the height of the list changes.
  func show(_ rows: [MotionRow]) -> Bool {
    guard rows != self.rows else { return false }
    let countChanges = rows.count != self.rows.count
    self.rows = rows
    isHidden = rows.isEmpty
    while lines.count < rows.count {
      let line = MotionLine(frame: .zero)
      line.accessibilityIdentifier = "motion.\(lines.count)"
      line.onCopy = { [weak self] in self?.onCopy($0) }
      lines.append(line)
      addSubview(line)
    }
    for (index, line) in lines.enumerated() {
      line.isHidden = index >= rows.count
      if index < rows.count { line.show(rows[index]) }
    }
    if countChanges { setNeedsLayout() }
    return countChanges
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !rows.isEmpty else { return CGSize(width: size.width, height: 0) }
    let list = CGFloat(rows.count) * MotionLine.height
    return CGSize(width: size.width, height: Self.topGap + Self.headerHeight + list)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: Self.topGap, width: bounds.width, height: 1)
    var y = Self.topGap + 4
    header.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.headerHeight - 4)
    y += Self.headerHeight - 4
    for line in lines {
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: MotionLine.height)
      y += MotionLine.height
    }
  }
}

/// A motion in the list: its views and the place that made it, and below them its kind with its
/// parameters. A click copies the place.
private final class MotionLine: UIControl, Hoverable, KeyHandler {
  /// The height of a line, in points.
  static let height: CGFloat = 40

  /// The action of a click, if the place of the motion is known.
  var onCopy: (CodeLine) -> Void = { _ in }
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  private(set) var hint: Hint?

  private let title = UILabel()
  private let source = UILabel()
  private let summary = UILabel()
  private let derived = UILabel()
  private var place: CodeLine?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Palette.smallRadius
    title.font = .systemFont(ofSize: 12)
    title.textColor = Palette.text
    for label in [source, summary, derived] {
      label.font = .systemFont(ofSize: 11)
      label.textColor = Palette.quietText
    }
    source.textAlignment = .right
    source.lineBreakMode = .byTruncatingHead
    derived.text = "from its speed"
    derived.textAlignment = .right
    for view in [title, source, summary, derived] { addSubview(view) }
    addTarget(self, action: Selector(MotionLine.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: MotionRow) {
    place = row.place
    isEnabled = place != nil
    title.text = row.title
    source.text = row.source
    source.textColor = place == nil ? Palette.quietText : Palette.accentText
    summary.text = row.summary
    derived.isHidden = !row.motion.law.isDerived
    var hint = Hint(Self.explanation(of: row))
    hint.side = .left
    self.hint = hint
    setNeedsLayout()
  }

  private static func explanation(of row: MotionRow) -> String {
    if let place = row.place { return "Copy \(place.path):\(place.line)" }
    return row.motion.law.isDerived
      ? "The response follows from the speed of each release: Release settling changes it"
      : row.motion.views.joined(separator: ", ")
  }

  private func press() { if let place { onCopy(place) } }

  override var canBecomeFirstResponder: Bool { place != nil }

  override func becomeFirstResponder() -> Bool {
    setNeedsLayout()
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    setNeedsLayout()
    return super.resignFirstResponder()
  }

  func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == "Return" || event.key == "Space" else {
      return false
    }
    press()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = isHovered && place != nil ? Palette.hoveredControl : nil
    showFocus()
    let gap: CGFloat = 8
    let name = min(title.intrinsicContentSize.width.rounded(.up), (bounds.width * 0.5).rounded())
    title.frame = CGRect(x: 0, y: 2, width: name, height: 18)
    source.frame = CGRect(
      x: name + gap, y: 2, width: max(0, bounds.width - name - gap), height: 18)
    let mark: CGFloat = derived.isHidden ? 0 : 90
    summary.frame = CGRect(x: 0, y: 19, width: bounds.width - mark, height: 16)
    derived.frame = CGRect(x: bounds.width - mark, y: 19, width: mark, height: 16)
  }
}
