import Foundation
import Glissade
import GlissadeGallery
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The recordings that were opened or made last, below the demos. A click on one opens it.
final class RecentList: UIView {
  /// The greatest number of rows.
  static let limit = 3
  private static let titleHeight: CGFloat = 30

  /// The action of a click on a recording.
  var onOpen: (URL) -> Void = { _ in }

  private let title = UILabel()
  private let line = UIView()
  private let edge = UIView()
  private var rows: [RecentRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Palette.panel
    clipsToBounds = true
    title.text = "Recordings"
    title.font = .systemFont(ofSize: 12, weight: .semibold)
    title.textColor = Palette.quietText
    for view in [line, edge] { view.backgroundColor = Palette.line }
    for view in [title, line, edge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the first recordings of a list.
  func show(_ entries: [RecentRecordings.Entry]) {
    for row in rows { row.removeFromSuperview() }
    rows = entries.prefix(Self.limit).map { entry in
      let row = RecentRow(entry)
      row.onPress = { [weak self] in self?.onOpen(URL(fileURLWithPath: entry.path)) }
      insertSubview(row, belowSubview: edge)
      return row
    }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Returns the height that the rows need; 0 without rows, or if the pane is too low for them.
  func fittingHeight(in height: CGFloat) -> CGFloat {
    guard !rows.isEmpty, height >= 400 else { return 0 }
    return Self.titleHeight + CGFloat(rows.count) * RecentRow.height + Palette.grid
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    edge.frame = CGRect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
    title.frame = CGRect(x: 2 * grid, y: 8, width: bounds.width - 4 * grid, height: 18)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: grid, y: Self.titleHeight + CGFloat(index) * RecentRow.height,
        width: max(0, bounds.width - 2 * grid), height: RecentRow.height)
    }
  }
}

/// A row with the name of a recording, what was recorded, and when.
final class RecentRow: UIControl, Hoverable, KeyHandler {
  /// The height of a row, in points.
  static let height: CGFloat = 38

  var isHovered = false { didSet { if isHovered != oldValue { setNeedsLayout() } } }
  let hint: Hint?
  /// The action of a click on the row.
  var onPress: () -> Void = {}

  private let name = UILabel()
  private let facts = UILabel()

  /// Creates a row for a recording.
  init(_ entry: RecentRecordings.Entry) {
    hint = Hint("Open \(entry.path.printable)")
    super.init(frame: .zero)
    accessibilityIdentifier = "recent"
    layer.cornerRadius = Palette.smallRadius
    name.text = URL(fileURLWithPath: entry.path).lastPathComponent.printable
    name.font = .systemFont(ofSize: 12, weight: .medium)
    name.textColor = Palette.text
    name.lineBreakMode = .byTruncatingMiddle
    facts.text = "\(Self.title(of: entry)), \(Self.format.string(from: entry.date))"
    facts.font = .systemFont(ofSize: 11)
    facts.textColor = Palette.quietText
    for view in [name, facts] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addTarget(self, action: Selector(RecentRow.press), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private static func title(of entry: RecentRecordings.Entry) -> String {
    entry.demo.flatMap { Gallery.demo(named: $0)?.title } ?? entry.program.printable
  }

  private static let format: DateFormatter = {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_GB")
    format.dateFormat = "d MMM, HH:mm"
    return format
  }()

  override var isHighlighted: Bool { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = ground
    layer.borderWidth = isFirstResponder ? 2 : 0
    layer.borderColor = shown(Palette.accent).cgColor
    let width = max(0, bounds.width - 2 * Palette.grid)
    name.frame = CGRect(x: Palette.grid, y: 3, width: width, height: 17)
    facts.frame = CGRect(x: Palette.grid, y: 19, width: width, height: 15)
  }

  private var ground: UIColor {
    if isHighlighted { return Palette.pressedControl }
    return isHovered ? Palette.control : .clear
  }

  private func press() { onPress() }

  override var canBecomeFirstResponder: Bool { true }

  func handle(_ event: InputEvent) -> Bool {
    guard event.isActivation else { return false }
    press()
    return true
  }
}
