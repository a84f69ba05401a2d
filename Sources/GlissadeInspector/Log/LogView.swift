import Foundation
import GlissadeGestures
import UIKit

/// A table of a scene's log, newest line last, that scrolls to each new line unless the user has
/// scrolled away from the end.
final class LogView: UIView, UITableViewDataSource, UITableViewDelegate, KeyHandler {
  /// The height of a line that is not an alarm, in points.
  static let rowHeight: CGFloat = 20
  /// The greatest number of lines. When the log exceeds it, the older half is removed.
  private static let capacity = 2000

  /// The action when the user selects a line.
  var onSelect: (LogLine) -> Void = { _ in }
  private(set) var lines: [LogLine] = []
  /// The index of the selected line, which is shown in full, or `nil`.
  private(set) var selected: Int?
  /// A label that is used to measure texts of several lines.
  private let gauge = UILabel()
  /// The heights of texts that have been measured at the present width.
  private var heights: [String: CGFloat] = [:]
  let table = UITableView(frame: .zero)
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
    placeholder.text = "Callbacks, gestures and warnings."
    placeholder.font = .systemFont(ofSize: 12)
    placeholder.textColor = Palette.quietText
    addSubview(table)
    addSubview(placeholder)
  }

  required init?(coder: NSCoder) { nil }

  /// Adds lines at the end of the log.
  ///
  /// - Parameter new: The lines, oldest first.
  func append(_ new: [LogLine]) {
    guard !new.isEmpty else { return }
    lines += new
    if lines.count > Self.capacity {
      lines.removeFirst(lines.count - Self.capacity / 2)
      selected = nil
    }
    reloadTable()
  }

  /// Removes all lines.
  func removeAll() {
    lines = []
    selected = nil
    isFollowing = true
    reloadTable()
  }

  /// Removes the lines after an instant of the canvas's time, in seconds.
  func remove(after time: TimeInterval) {
    let kept = lines.filter { $0.time <= time }
    guard kept.count < lines.count else { return }
    lines = kept
    selected = nil
    reloadTable()
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

  /// Selects the line above or below the selected one, or the first or last line.
  func handle(_ event: InputEvent) -> Bool {
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
    placeholder.isHidden = !lines.isEmpty
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
    // The height of an alarm depends on the width of the table.
    let widthChanged = table.frame.width != bounds.width
    table.frame = bounds
    if widthChanged {
      heights = [:]
      table.reloadData()
    }
    isOwnScroll = false
    placeholder.frame = CGRect(x: 8, y: 4, width: bounds.width - 16, height: Self.rowHeight)
    if isFollowing { scrollToEnd() }
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  /// Returns the height of a line. Alarms, decisions with their reasons and the selected line are
  /// shown in full, on as many rows of text as they need.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let line = lines[indexPath.row]
    guard line.isWrapped || indexPath.row == selected, bounds.width > LogCell.margin else {
      return Self.rowHeight
    }
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
  /// A Boolean value that indicates whether the line reports a decision with its reason.
  fileprivate var isDecision: Bool { reason != nil }
  /// A Boolean value that indicates whether the line is shown in full without being selected.
  fileprivate var isWrapped: Bool { isAlarm || isDecision || isExplanation }
  /// The font of the line.
  @MainActor fileprivate var font: UIFont {
    .systemFont(ofSize: 12, weight: isDecision ? .semibold : .regular)
  }
}

/// A cell with the time and the text of a log line.
private final class LogCell: UITableViewCell {
  /// The width of the cell that its text cannot use, in points.
  static let margin: CGFloat = 64
  private let time = UILabel()
  private let text = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [time, text] {
      label.font = .systemFont(ofSize: 12)
      contentView.addSubview(label)
    }
    time.textAlignment = .right
  }

  required init?(coder: NSCoder) { nil }

  func show(_ line: LogLine, isSelected: Bool) {
    backgroundColor = isSelected ? Palette.chosen : nil
    time.textColor = Palette.quietText
    time.text = String(format: "%.2f", line.time)
    text.text = line.text
    text.textColor = line.isAlarm ? Palette.alarm : Palette.text
    text.font = line.font
    text.numberOfLines = line.isWrapped || isSelected ? 0 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.frame = CGRect(x: 0, y: 0, width: 48, height: LogView.rowHeight)
    text.frame = CGRect(
      x: 56, y: 0, width: max(0, bounds.width - Self.margin), height: bounds.height)
  }
}
