import Foundation
import UIKit

/// The scene's log, the newest line last; it follows its end unless somebody scrolled away from there.
final class LogView: UIView, UITableViewDataSource, UITableViewDelegate {
  static let rowHeight: CGFloat = 20
  /// How many lines are kept at the most; then the older half goes.
  private static let capacity = 2000

  private(set) var lines: [LogLine] = []
  /// Measures what takes more than one line.
  private let gauge = UILabel()
  let table = UITableView(frame: .zero)
  private let nothing = UILabel()
  private var isFollowing = true
  /// Whether the table moves because of what is in it, and not because of somebody.
  private var isOwnScroll = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "log"
    table.backgroundColor = Palette.control
    table.layer.cornerRadius = Palette.smallRadius
    table.indicatorStyle = .white
    table.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    table.allowsSelection = false
    table.alwaysBounceVertical = false
    table.register(LogCell.self, forCellReuseIdentifier: "line")
    table.dataSource = self
    table.delegate = self
    gauge.font = .systemFont(ofSize: 12)
    gauge.numberOfLines = 0
    nothing.text = "Callbacks, gestures and warnings come here."
    nothing.font = .systemFont(ofSize: 12)
    nothing.textColor = Palette.quietText
    addSubview(table)
    addSubview(nothing)
  }

  required init?(coder: NSCoder) { nil }

  func append(_ new: [LogLine]) {
    guard !new.isEmpty else { return }
    lines += new
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity / 2) }
    changed()
  }

  func removeAll() {
    lines = []
    isFollowing = true
    changed()
  }

  /// Removes the lines that came after an instant of the stage's time.
  func remove(after time: TimeInterval) {
    let kept = lines.filter { $0.time <= time }
    guard kept.count < lines.count else { return }
    lines = kept
    changed()
  }

  private func changed() {
    nothing.isHidden = !lines.isEmpty
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
    isOwnScroll = true
    // How high an alarm is depends on how wide it may be.
    let isOtherWidth = table.frame.width != bounds.width
    table.frame = bounds
    if isOtherWidth { table.reloadData() }
    isOwnScroll = false
    nothing.frame = CGRect(x: 8, y: 4, width: bounds.width - 16, height: Self.rowHeight)
    if isFollowing { scrollToEnd() }
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  /// Alarms are told in full.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let line = lines[indexPath.row]
    guard line.isAlarm, bounds.width > LogCell.margin else { return Self.rowHeight }
    gauge.text = line.text
    let room = CGSize(width: bounds.width - LogCell.margin, height: 0)
    return max(Self.rowHeight, gauge.sizeThatFits(room).height.rounded(.up) + 4)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    (cell as? LogCell)?.show(lines[indexPath.row])
    return cell
  }

  /// At its end it follows; anywhere else somebody is reading.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isOwnScroll else { return }
    let end = table.contentSize.height + 4 - table.bounds.height
    isFollowing = table.contentOffset.y >= end - Self.rowHeight / 2
  }
}

/// A line of the log: when, and what.
private final class LogCell: UITableViewCell {
  /// What is left and right of the words.
  static let margin: CGFloat = 64
  private let time = UILabel()
  private let text = UILabel()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [time, text] {
      label.font = .systemFont(ofSize: 12)
      contentView.addSubview(label)
    }
    time.textColor = Palette.quietText
    time.textAlignment = .right
  }

  required init?(coder: NSCoder) { nil }

  func show(_ line: LogLine) {
    time.text = String(format: "%.2f", line.time)
    text.text = line.text
    text.textColor = line.isAlarm ? Palette.alarm : Palette.text
    text.numberOfLines = line.isAlarm ? 0 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    time.frame = CGRect(x: 0, y: 0, width: 48, height: LogView.rowHeight)
    text.frame = CGRect(
      x: 56, y: 0, width: max(0, bounds.width - Self.margin), height: bounds.height)
  }
}
