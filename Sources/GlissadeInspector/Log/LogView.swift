import Foundation
import GlissadeGestures
import UIKit

/// A table of a scene's log, newest line last, with a search field and filters above it. It scrolls
/// to each new line unless the user has scrolled away from the end.
final class LogView: UIView, UITableViewDataSource, UITableViewDelegate, KeyHandler {
  /// The height of a line with one row of text, in points.
  static let rowHeight: CGFloat = 20
  /// The greatest number of lines. When the log exceeds it, the older half is removed.
  private static let capacity = 2000

  /// The action when the user selects a line.
  var onSelect: (LogLine) -> Void = { _ in }
  /// The action when the user copies lines; receives their text and their number.
  var onCopy: (String, Int) -> Void = { _, _ in }
  /// All lines, also those that the filter hides.
  private var all: [LogLine] = []
  /// The lines that the filter shows.
  private(set) var lines: [LogLine] = []
  /// The index of the selected line among those that are shown, or `nil`.
  private(set) var selected: Int?
  /// A label that is used to measure texts of several lines.
  private let gauge = UILabel()
  /// The heights of texts that have been measured at the present width.
  private var heights: [String: CGFloat] = [:]
  let table = UITableView(frame: .zero)
  let bar = LogBar(frame: .zero)
  private let placeholder = UILabel()
  private var isFollowing = true
  /// A Boolean value that indicates whether the table scrolls because its content changed and not
  /// because the user scrolled it.
  private var isOwnScroll = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "log"
    layer.cornerRadius = Palette.smallRadius
    table.backgroundColor = Palette.control
    table.layer.cornerRadius = Palette.smallRadius
    table.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    table.allowsSelection = false
    let tap = UITapGestureRecognizer(target: self, action: Selector(LogView.press))
    table.addGestureRecognizer(tap)
    table.alwaysBounceVertical = false
    table.register(LogCell.self, forCellReuseIdentifier: "line")
    table.separatorStyle = .none
    table.dataSource = self
    table.delegate = self
    gauge.numberOfLines = 0
    placeholder.font = .systemFont(ofSize: 12)
    placeholder.textColor = Palette.quietText
    for view in [bar, table, placeholder] { addSubview(view) }
    bar.onFilter = { [weak self] _ in self?.filterLines() }
    bar.onCopy = { [weak self] in self?.copyLines() }
    showPlaceholder()
  }

  required init?(coder: NSCoder) { nil }

  /// Adds lines at the end of the log.
  ///
  /// - Parameter new: The lines, oldest first.
  func append(_ new: [LogLine]) {
    guard !new.isEmpty else { return }
    all += new
    guard all.count <= Self.capacity else {
      all.removeFirst(all.count - Self.capacity / 2)
      selected = nil
      return filterLines()
    }
    let shown = new.filter(bar.filter.shows)
    guard !shown.isEmpty else { return showPlaceholder() }
    lines += shown
    reloadTable()
  }

  /// Removes all lines.
  func removeAll() {
    all = []
    lines = []
    selected = nil
    isFollowing = true
    reloadTable()
  }

  /// Removes the lines after an instant of the canvas's time, in seconds.
  func remove(after time: TimeInterval) {
    let kept = all.filter { $0.time <= time }
    guard kept.count < all.count else { return }
    all = kept
    selected = nil
    filterLines()
  }

  /// Shows the lines that match the filter. A selected line stays selected if it is among them.
  private func filterLines() {
    let filter = bar.filter
    let rows = all.indices.filter { filter.shows(all[$0]) }
    let chosen = selected.flatMap { lines.indices.contains($0) ? lines[$0] : nil }
    lines = rows.map { all[$0] }
    selected = chosen.flatMap { lines.firstIndex(of: $0) }
    if selected == nil { isFollowing = true }
    reloadTable()
  }

  /// Copies the lines that are shown.
  private func copyLines() { copy(lines) }

  private func copy(_ copied: [LogLine]) {
    let rows = copied.map { "\(FigureText.text("%.3f", $0.time))\t\($0.text)" }
    onCopy(rows.joined(separator: "\n"), rows.count)
  }

  private func showPlaceholder() {
    placeholder.isHidden = !lines.isEmpty
    placeholder.text =
      all.isEmpty ? "Callbacks, gestures and warnings." : "No line matches the search and filters."
  }

  private func press(_ tap: UITapGestureRecognizer) {
    // The table gets the focus, so that arrow keys move the selection from the tapped line.
    becomeFirstResponder()
    guard let path = table.indexPathForRow(at: tap.location(in: table)) else { return }
    select(path.row)
  }

  /// Selects a line, which the table then shows in full and whose frame the canvas shows.
  func select(_ index: Int) {
    selected = index
    isFollowing = false
    reloadTable()
    onSelect(lines[index])
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// Selects the line above or below the selected one, or the first or last line; Ctrl C copies the
  /// selected line, and Ctrl F begins a search.
  func handle(_ event: InputEvent) -> Bool {
    if event.modifiers == .control, event.key == "f" { return bar.search.becomeFirstResponder() }
    if event.modifiers == .control, event.key == "c" {
      copy(selected.map { [lines[$0]] } ?? lines)
      return true
    }
    guard event.modifiers.isEmpty, !lines.isEmpty else { return false }
    let wanted: Int
    switch event.key {
    case "Up": wanted = (selected ?? lines.count) - 1
    case "Down": wanted = (selected ?? lines.count - 2) + 1
    case "Home": wanted = 0
    case "End": wanted = lines.count - 1
    default: return false
    }
    let index = min(max(wanted, 0), lines.count - 1)
    if index != selected { select(index) }
    table.scrollToRow(at: IndexPath(row: index, section: 0), at: .none, animated: false)
    return true
  }

  private func reloadTable() {
    showPlaceholder()
    isOwnScroll = true
    table.reloadData()
    isOwnScroll = false
    if isFollowing { scrollToEnd() }
  }

  private func scrollToEnd() {
    guard let last = lines.indices.last, bounds.height > 0 else { return }
    isOwnScroll = true
    table.scrollToRow(at: IndexPath(row: last, section: 0), at: .bottom, animated: false)
    isOwnScroll = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.showThemedIndicators()
    showFocus()
    isOwnScroll = true
    // The heights of lines depend on the width of the table.
    let widthChanged = table.frame.width != bounds.width
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: LogBar.height)
    let top = LogBar.height + 8
    table.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    if widthChanged {
      heights = [:]
      table.reloadData()
    }
    isOwnScroll = false
    placeholder.frame = CGRect(x: 8, y: top + 4, width: bounds.width - 16, height: Self.rowHeight)
    if isFollowing { scrollToEnd() }
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  /// Returns the height of a line, which has as many rows of text as it needs.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let line = lines[indexPath.row]
    guard bounds.width > LogCell.margin else { return Self.rowHeight }
    if let height = heights[line.text] { return height }
    gauge.font = line.font
    gauge.text = line.text
    let available = CGSize(width: bounds.width - LogCell.margin, height: 0)
    let height = max(Self.rowHeight, gauge.sizeThatFits(available).height.rounded(.up) + 4)
    heights[line.text] = height
    return height
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    (cell as? LogCell)?.show(lines[indexPath.row], isSelected: indexPath.row == selected)
    return cell
  }

  /// The table scrolls to new lines only while it is at its end. At any other position the user is
  /// reading.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isOwnScroll else { return }
    let end = table.contentSize.height + 4 - table.bounds.height
    isFollowing = table.contentOffset.y >= end - Self.rowHeight / 2
  }
}

extension LogLine {
  /// The font of the line. Decisions stand out.
  @MainActor fileprivate var font: UIFont {
    .systemFont(ofSize: 12, weight: kind == .decision ? .semibold : .regular)
  }
}

/// A cell with the time, the icon and the text of a log line.
private final class LogCell: UITableViewCell {
  /// The width of the cell that its text cannot use, in points.
  static let margin: CGFloat = 78
  private let time = UILabel()
  private let icon = UIView()
  private let text = UILabel()
  private var kind = LogLine.Kind.call

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [time, text] {
      label.font = .systemFont(ofSize: 12)
      contentView.addSubview(label)
    }
    time.textAlignment = .right
    icon.isUserInteractionEnabled = false
    contentView.addSubview(icon)
    text.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  func show(_ line: LogLine, isSelected: Bool) {
    backgroundColor = isSelected ? Palette.chosen : nil
    time.textColor = Palette.quietText
    time.text = FigureText.text("%.2f", line.time)
    kind = line.kind
    text.text = line.text
    text.textColor = line.isAlarm ? Palette.alarm : Palette.text
    text.font = line.font
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.frame = CGRect(x: 0, y: 0, width: 48, height: LogView.rowHeight)
    icon.frame = CGRect(x: 52, y: 2, width: 16, height: 16)
    icon.layer.contentCommands = kind.glyph.commands(at: .zero, color: shown(kind.color))
    text.frame = CGRect(
      x: 72, y: 0, width: max(0, bounds.width - Self.margin), height: bounds.height)
  }
}

extension LogLine.Kind {
  /// The color of the icon.
  @MainActor fileprivate var color: UIColor {
    switch self {
    case .decision: Palette.accentText
    case .fault: Palette.alarm
    case .gesture, .call, .contact: Palette.quietText
    }
  }
}
