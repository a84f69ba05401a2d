import UIKit

/// A view with a heading and a list of pieces.
@MainActor final class PiecesView: UIView {
  let closeButton = UIButton(type: .system)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let line = UIView()
  private let list = UIScrollView()
  private(set) var rows: [PieceRow] = []

  private static let headHeight: CGFloat = 96

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "page.pieces"
    backgroundColor = SheetPalette.paper
    list.accessibilityIdentifier = "list"
    list.alwaysBounceVertical = true
    title.font = .systemFont(ofSize: 24, weight: .bold)
    title.textColor = SheetPalette.ink
    subtitle.font = .systemFont(ofSize: 14)
    subtitle.textColor = SheetPalette.quietInk
    line.backgroundColor = SheetPalette.line
    closeButton.accessibilityIdentifier = "button.close"
    closeButton.setTitle("Done", for: .normal)
    closeButton.setTitleColor(SheetPalette.ink, for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    closeButton.backgroundColor = SheetPalette.cream
    closeButton.layer.cornerRadius = 16
    for view in [list, title, subtitle, closeButton, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the pieces on a side of the record.
  func show(_ side: RecordSide, select: @escaping (Nocturne) -> Void) {
    title.text = side.rawValue
    subtitle.text = side.summary
    for row in rows { row.removeFromSuperview() }
    rows = side.pieces.enumerated().map { index, piece in
      let row = PieceRow(piece, number: index + 1, color: side.color)
      row.addAction(UIAction { _ in select(piece) }, for: .touchUpInside)
      return row
    }
    for row in rows { list.addSubview(row) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = bounds.width < 280 ? 16 : 24
    let width = max(0, bounds.width - 2 * margin)
    title.frame = CGRect(x: margin, y: 26, width: max(0, width - 84), height: 30)
    subtitle.frame = CGRect(x: margin, y: 58, width: max(0, width - 84), height: 20)
    closeButton.frame = CGRect(x: margin + width - 72, y: 30, width: 72, height: 32)
    line.frame = CGRect(x: 0, y: Self.headHeight - 1, width: bounds.width, height: 1)
    list.frame = CGRect(
      x: 0, y: Self.headHeight, width: bounds.width,
      height: max(0, bounds.height - Self.headHeight))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: margin, y: CGFloat(index) * PieceRow.height, width: width, height: PieceRow.height)
    }
    list.contentSize = CGSize(width: bounds.width, height: (rows.last?.frame.maxY ?? 0) + 24)
  }
}

/// A row of the list: the number of a piece, its name and key, and its duration.
@MainActor final class PieceRow: UIControl {
  static let height: CGFloat = 72
  private let number = UILabel()
  private let name = UILabel()
  private let key = UILabel()
  private let duration = UILabel()
  private let line = UIView()

  init(_ piece: Nocturne, number index: Int, color: UIColor) {
    super.init(frame: .zero)
    accessibilityIdentifier = "row.\(index)"
    number.text = "\(index)"
    number.font = .systemFont(ofSize: 15, weight: .bold)
    number.textColor = SheetPalette.paper
    number.textAlignment = .center
    number.backgroundColor = color
    number.clipsToBounds = true
    number.layer.cornerRadius = 18
    name.text = piece.name
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    name.textColor = SheetPalette.ink
    key.text = piece.key
    key.font = .systemFont(ofSize: 13)
    key.textColor = SheetPalette.quietInk
    duration.text = piece.duration
    duration.font = .systemFont(ofSize: 14, weight: .medium)
    duration.textColor = SheetPalette.quietInk
    duration.textAlignment = .right
    line.backgroundColor = SheetPalette.line
    for view in [number, name, key, duration, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let text = max(0, bounds.width - 52 - 64)
    number.frame = CGRect(x: 0, y: 18, width: 36, height: 36)
    name.frame = CGRect(x: 52, y: 15, width: text, height: 22)
    key.frame = CGRect(x: 52, y: 38, width: text, height: 18)
    duration.frame = CGRect(x: bounds.width - 64, y: 26, width: 64, height: 20)
    line.frame = CGRect(x: 52, y: bounds.height - 1, width: max(0, bounds.width - 52), height: 1)
  }
}
