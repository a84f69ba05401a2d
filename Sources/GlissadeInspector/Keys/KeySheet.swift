import UIKit

/// A sheet over the whole window that lists all keys and what they do.
package final class KeySheet: UIControl {
  private static let rowHeight: CGFloat = 32
  private static let columnWidth: CGFloat = 328
  private static let capWidth: CGFloat = 72

  private let card = UIView()
  private let title = UILabel()
  private let hint = UILabel()
  private let rows: [(cap: KeyCap, text: UILabel)]

  /// The action of a touch anywhere on the sheet.
  package var onClose: () -> Void = {}

  /// Creates a sheet that lists the given descriptions of keys, in order.
  package init(_ descriptions: [KeyDescription]) {
    rows = descriptions.map { (KeyCap($0.cap), UILabel()) }
    super.init(frame: .zero)
    accessibilityIdentifier = "keys"
    backgroundColor = Palette.dim
    card.backgroundColor = Palette.raised
    card.layer.cornerRadius = 16
    card.isUserInteractionEnabled = false
    title.text = "Keys"
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    hint.text = "Escape or ? closes this"
    hint.font = .systemFont(ofSize: 12)
    hint.textColor = Palette.quietText
    hint.textAlignment = .right
    addSubview(card)
    for view in [title, hint] { card.addSubview(view) }
    for (row, description) in zip(rows, descriptions) {
      row.text.text = description.text.prefix(1).uppercased() + description.text.dropFirst()
      row.text.font = .systemFont(ofSize: 12)
      row.text.textColor = Palette.text
      card.addSubview(row.cap)
      card.addSubview(row.text)
    }
    addTarget(self, action: Selector(KeySheet.close), for: .touchUpInside)
  }

  package required init?(coder: NSCoder) { nil }

  private func close() { onClose() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    // The rows form one column if the sheet is too narrow for two.
    let columns = bounds.width >= 2 * Self.columnWidth + 6 * grid ? 2 : 1
    let perColumn = (rows.count + columns - 1) / columns
    let rowHeight = min(
      Self.rowHeight, ((bounds.height - 10 * grid) / CGFloat(max(perColumn, 1))).rounded(.down))
    let size = CGSize(
      width: CGFloat(columns) * Self.columnWidth + 4 * grid,
      height: CGFloat(perColumn) * rowHeight + 8 * grid)
    card.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: max(grid, ((bounds.height - size.height) / 2).rounded()), width: size.width,
      height: size.height)
    title.frame = CGRect(x: 3 * grid, y: 2 * grid, width: 120, height: 24)
    hint.frame = CGRect(
      x: size.width - 3 * grid - 200, y: 2 * grid, width: 200, height: 24)
    for (index, row) in rows.enumerated() {
      let x = 3 * grid + CGFloat(index / perColumn) * Self.columnWidth
      let y = 6 * grid + CGFloat(index % perColumn) * rowHeight
      row.cap.frame = CGRect(
        x: x, y: y + ((rowHeight - KeyCap.height) / 2).rounded(),
        width: row.cap.sizeThatFits(.zero).width, height: KeyCap.height)
      row.text.frame = CGRect(
        x: x + Self.capWidth, y: y, width: Self.columnWidth - Self.capWidth - 2 * grid,
        height: rowHeight)
    }
  }
}
