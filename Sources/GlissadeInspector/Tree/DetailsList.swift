import Foundation
import GlissadeGestures
import UIKit

/// A list of the selected view's details: properties, running animations, recognizers, constraints.
final class DetailsList: UIView, UITableViewDataSource, KeyHandler {
  private let table = UITableView(frame: .zero)
  private let placeholder = UILabel()
  private var lines: [ViewDetails.Line] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "details"
    backgroundColor = Palette.control
    layer.cornerRadius = Palette.smallRadius
    table.backgroundColor = nil
    table.rowHeight = TreeCell.height
    table.separatorStyle = .none
    table.alwaysBounceVertical = false
    table.allowsSelection = false
    table.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    table.register(DetailCell.self, forCellReuseIdentifier: "line")
    table.dataSource = self
    placeholder.font = .systemFont(ofSize: 12)
    placeholder.textColor = Palette.quietText
    placeholder.text = "Select a view, or press X and click one."
    for view in [table, placeholder] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the details of a view; `nil` shows a hint.
  func show(_ details: ViewDetails?) {
    let new = details?.lines ?? []
    guard new != lines else { return }
    let countChanged = new.count != lines.count
    lines = new
    placeholder.isHidden = !lines.isEmpty
    if countChanged { table.reloadData() }
    for case let cell as DetailCell in table.visibleCells {
      if let path = table.indexPath(for: cell) { cell.show(lines[path.row]) }
    }
  }

  override var canBecomeFirstResponder: Bool { true }

  func handle(_ event: InputEvent) -> Bool { table.scroll(by: event, line: TreeCell.height) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    (cell as? DetailCell)?.show(lines[indexPath.row])
    return cell
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.showThemedIndicators()
    showFocus()
    table.frame = CGRect(x: 8, y: 0, width: max(0, bounds.width - 16), height: bounds.height)
    placeholder.frame = CGRect(x: 8, y: 4, width: max(0, bounds.width - 16), height: 20)
  }
}

/// A cell that shows a line of the details.
private final class DetailCell: UITableViewCell {
  private static let nameWidth: CGFloat = 96
  private static let barWidth: CGFloat = 56

  private let name = UILabel()
  private let value = UILabel()
  private let groove = UIView()
  private let bar = UIView()
  private var line: ViewDetails.Line?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for label in [name, value] { contentView.addSubview(label) }
    groove.backgroundColor = Palette.pressedControl
    bar.backgroundColor = Palette.accent
    for view in [groove, bar] {
      view.layer.cornerRadius = 2
      contentView.addSubview(view)
    }
    value.lineBreakMode = .byTruncatingMiddle
  }

  required init?(coder: NSCoder) { nil }

  func show(_ line: ViewDetails.Line) {
    guard line != self.line else { return }
    self.line = line
    switch line {
    case .title(let title): set(title, nil, isTitle: true)
    case .property(let name, let model, let shown):
      set(name, shown.map { "\($0) → \(model)" } ?? model)
    case .animation(let name, _, let note): set(name, note)
    case .text(let text): set(text, nil)
    }
    if case .property(_, _, .some) = line { value.textColor = Palette.accentText }
    setNeedsLayout()
  }

  private func set(_ title: String, _ text: String?, isTitle: Bool = false) {
    name.text = title
    value.text = text
    for label in [name, value] {
      label.font = .systemFont(ofSize: 12, weight: isTitle ? .semibold : .regular)
    }
    name.textColor = text == nil ? Palette.text : Palette.quietText
    value.textColor = Palette.text
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    let left = value.text == nil ? bounds.width : Self.nameWidth
    name.frame = CGRect(x: 0, y: 0, width: left, height: height)
    for view in [groove, bar] { view.isHidden = true }
    var start = left + 4
    if case .animation(_, let fraction, _) = line {
      for view in [groove, bar] { view.isHidden = false }
      groove.frame = CGRect(x: start, y: height / 2 - 2, width: Self.barWidth, height: 4)
      bar.frame = groove.frame
      bar.frame.size.width = (Self.barWidth * fraction * 2).rounded() / 2
      start += Self.barWidth + 8
    }
    value.frame = CGRect(x: start, y: 0, width: max(0, bounds.width - start), height: height)
  }
}
