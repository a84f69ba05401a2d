import GlissadeGestures
import UIKit

/// A panel over the canvas that shows a live reload: the build with its elapsed seconds, or a list
/// of its errors. A press on an error shows the whole output of the build (S-01).
package final class ReloadView: UIView {
  private static let width: CGFloat = 420
  private static let titleHeight: CGFloat = 36
  private static let rowHeight: CGFloat = 24
  private static let outputHeight: CGFloat = 160
  private static let exchangeWidth: CGFloat = 96
  /// The greatest number of errors in the list. The output of the build contains all errors.
  private static let mostRows = 6

  /// The visible state of the reload; `none` hides the panel.
  package var status = ReloadStatus.none {
    didSet { if status != oldValue { update() } }
  }

  /// The action of the button that closes the panel, and of a press on a compared view.
  package var onClose: () -> Void = {}

  /// The action of the button that exchanges the programs from before and after the edit.
  package var onExchange: () -> Void = {}

  private let mark = UIView()
  private let title = UILabel()
  private let closeButton = TransportButton(.text("×"))
  private let exchangeButton = TransportButton(.text(""))
  private let output = ReloadOutput(frame: .zero)
  private let outputText = UILabel()
  private var rows: [ReloadRow] = []
  private var showsOutput = false
  private var isAlarming = false

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "reload"
    isHidden = true
    clipsToBounds = true
    backgroundColor = Palette.raised
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    mark.layer.cornerRadius = 4
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    title.textColor = Palette.text
    title.lineBreakMode = .byTruncatingTail
    outputText.font = .systemFont(ofSize: 11)
    outputText.textColor = Palette.text
    outputText.numberOfLines = 0
    output.accessibilityIdentifier = "reload.output"
    output.backgroundColor = Palette.panel
    output.layer.cornerRadius = Palette.smallRadius
    output.addSubview(outputText)
    closeButton.accessibilityIdentifier = "reload.close"
    closeButton.hint = Hint("Close")
    closeButton.onPress = { [weak self] in self?.onClose() }
    exchangeButton.accessibilityIdentifier = "reload.exchange"
    exchangeButton.onPress = { [weak self] in self?.onExchange() }
    for view in [mark, title, closeButton, exchangeButton, output] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  /// Returns the size of the panel in a space of some width, in points.
  package func size(in space: CGFloat) -> CGSize {
    var height = Self.titleHeight
    if !rows.isEmpty { height += CGFloat(rows.count) * Self.rowHeight + Palette.grid }
    if showsOutput { height += Self.outputHeight + Palette.grid }
    return CGSize(width: max(min(Self.width, space - 2 * Palette.grid), 0), height: height)
  }

  private func update() {
    isHidden = status == .none
    showsOutput = false
    exchangeButton.isHidden = true
    for row in rows { row.removeFromSuperview() }
    rows = []
    show(title: "", Palette.accent)
    switch status {
    case .none: break
    case .building(let seconds, false): show(title: "Building… \(seconds) s", Palette.accent)
    case .building(let seconds, true):
      show(title: "Waiting for another build in the folder… \(seconds) s", Palette.accent)
    case .starting: show(title: "Starting the new program…", Palette.accent)
    case .refused(let reason): show(title: reason, Palette.alarm)
    case .failed(let errors, let summary, let text): show(errors, summary, text)
    case .compared(let views, let outcome): show(views, outcome)
    }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private func show(title text: String, _ color: UIColor) {
    title.text = text
    mark.backgroundColor = color
    isAlarming = color == Palette.alarm
  }

  private func show(_ errors: [ReloadStatus.Row], _ summary: String, _ text: String) {
    let files = errors.count == 1 ? "1 file" : "\(errors.count) files"
    show(
      title: errors.isEmpty ? summary : "The build failed: errors in \(files)", Palette.alarm)
    outputText.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    add(errors)
    if errors.isEmpty { showsOutput = !text.isEmpty }
  }

  private func show(_ views: [ReloadStatus.Row], _ outcome: ReloadStatus.Outcome) {
    let text: String =
      switch outcome {
      case .wentBack: "Before the edit"
      case .misses: "Reloaded: the last drag moves nothing now"
      case .reloaded where views.isEmpty: "Reloaded: nothing to compare"
      case .reloaded: "Reloaded"
      }
    show(title: text, outcome == .misses ? Palette.alarm : Palette.accent)
    exchangeButton.isHidden = false
    exchangeButton.face = .text(outcome == .wentBack ? "After (B)" : "Before (B)")
    add(views)
  }

  private func add(_ lines: [ReloadStatus.Row]) {
    rows = lines.prefix(Self.mostRows).map { ReloadRow($0) }
    for row in rows {
      row.onPress = { [weak self] in self?.press() }
      addSubview(row)
    }
  }

  /// Shows or hides the output of a failed build, or closes the comparison of two programs.
  private func press() {
    if case .failed = status { toggleOutput() } else { onClose() }
  }

  private func toggleOutput() {
    showsOutput.toggle()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private var borderColor: UIColor {
    isAlarming ? shown(Palette.alarm).withAlphaComponent(0.6) : shown(Palette.edge)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    layer.borderColor = borderColor.cgColor
    mark.frame = CGRect(x: grid * 1.5, y: Self.titleHeight / 2 - 4, width: 8, height: 8)
    let exchange: CGFloat = exchangeButton.isHidden ? 0 : Self.exchangeWidth + grid
    title.frame = CGRect(
      x: grid * 3.5, y: 0, width: bounds.width - grid * 8.5 - exchange, height: Self.titleHeight)
    exchangeButton.frame = CGRect(
      x: bounds.width - grid * 4 - exchange, y: grid * 0.75, width: Self.exchangeWidth, height: 24)
    closeButton.frame = CGRect(x: bounds.width - grid * 4, y: grid * 0.75, width: 24, height: 24)
    var y = Self.titleHeight
    for row in rows {
      row.frame = CGRect(x: grid, y: y, width: bounds.width - 2 * grid, height: Self.rowHeight)
      y += Self.rowHeight
    }
    output.isHidden = !showsOutput
    guard showsOutput else { return }
    let top = rows.isEmpty ? y : y + grid
    output.frame = CGRect(
      x: grid, y: top, width: bounds.width - 2 * grid, height: Self.outputHeight)
    let width = output.bounds.width - 2 * grid
    let height = outputText.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      .height.rounded(.up)
    outputText.frame = CGRect(x: grid, y: grid, width: width, height: height)
    output.contentSize = CGSize(width: output.bounds.width, height: height + 2 * grid)
  }
}

/// A scroll view with the output of a build, which arrow keys scroll while it has the focus.
private final class ReloadOutput: UIScrollView, KeyHandler {
  override var canBecomeFirstResponder: Bool { true }

  func handle(_ event: InputEvent) -> Bool { scroll(by: event, line: 20) }

  override func layoutSubviews() {
    super.layoutSubviews()
    showThemedIndicators()
    showFocus()
  }
}

/// A row in the list of errors.
private final class ReloadRow: UIView, Hoverable, KeyHandler {
  var onPress: () -> Void = {}
  var isHovered = false { didSet { backgroundColor = isHovered ? Palette.hoveredControl : nil } }
  private let place = UILabel()
  private let message = UILabel()

  init(_ row: ReloadStatus.Row) {
    super.init(frame: .zero)
    accessibilityIdentifier = "reload.error"
    layer.cornerRadius = 4
    place.text = row.title
    place.font = .systemFont(ofSize: 12, weight: .semibold)
    place.textColor = Palette.second
    message.text = row.text
    message.font = .systemFont(ofSize: 12)
    message.textColor = Palette.text
    message.lineBreakMode = .byTruncatingTail
    for view in [place, message] { addSubview(view) }
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ReloadRow.press)))
  }

  required init?(coder: NSCoder) { nil }

  private func press() { onPress() }

  override var canBecomeFirstResponder: Bool { true }

  func handle(_ event: InputEvent) -> Bool {
    guard event.isActivation else { return false }
    onPress()
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showFocus()
    let grid = Palette.grid
    let width = min(place.sizeThatFits(.zero).width.rounded(.up), bounds.width / 2)
    place.frame = CGRect(x: grid, y: 0, width: width, height: bounds.height)
    message.frame = CGRect(
      x: width + 2 * grid, y: 0, width: max(bounds.width - width - 3 * grid, 0),
      height: bounds.height)
  }
}
