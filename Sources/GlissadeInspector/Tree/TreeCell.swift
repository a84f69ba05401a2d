import Foundation
import UIKit

/// A cell with a view's class, name, opacity and size, indented by its depth.
final class TreeCell: UITableViewCell, Hoverable {
  /// The height of a row, in points.
  static let height: CGFloat = 20
  private static let indentation: CGFloat = 8
  /// The greatest indentation of a row in points, which leaves space for the names of deep views.
  private static let deepest: CGFloat = 96
  private static let triangleWidth: CGFloat = 16
  private static let figureWidth: CGFloat = 84

  /// The action when the pointer enters or leaves the cell.
  var onHover: (Bool) -> Void = { _ in }
  /// A Boolean value that indicates whether the pointer is over the cell.
  var isHovered = false {
    didSet {
      guard isHovered != oldValue else { return }
      updateGround()
      onHover(isHovered)
    }
  }

  private let triangle = UILabel()
  private let title = UILabel()
  private let figure = UILabel()
  private var row: TreeOutline.Row?
  private var isChosen = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    layer.cornerRadius = 4
    for label in [triangle, title, figure] {
      label.font = .systemFont(ofSize: 12)
      contentView.addSubview(label)
    }
    triangle.textAlignment = .center
    triangle.textColor = Palette.quietText
    title.lineBreakMode = .byTruncatingMiddle
    figure.textAlignment = .right
    figure.textColor = Palette.quietText
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row of the tree.
  func show(_ row: TreeOutline.Row, isChosen: Bool) {
    guard row != self.row || isChosen != self.isChosen else { return }
    self.row = row
    self.isChosen = isChosen
    triangle.text = row.node.hasChildren ? row.isFolded ? "▸" : "▾" : nil
    title.text = row.node.title
    title.textColor = row.isMatch && !row.node.isHidden ? Palette.text : Palette.quietText
    title.font = .systemFont(ofSize: 12, weight: row.node.name == nil ? .regular : .semibold)
    let size = row.node.frame.size
    figure.text =
      row.node.opacityText
      ?? "\(ViewTree.Node.number(size.width)) × \(ViewTree.Node.number(size.height))"
    updateGround()
    setNeedsLayout()
  }

  /// Returns whether a point of the cell is on the triangle that folds and unfolds.
  func isTriangle(at point: CGPoint) -> Bool {
    row?.node.hasChildren == true && point.x < triangle.frame.maxX + 2
  }

  private func updateGround() {
    let ground = isHovered ? Palette.hoveredControl : nil
    backgroundColor = isChosen ? Palette.chosen : ground
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = min(CGFloat(row?.node.depth ?? 0) * Self.indentation, Self.deepest)
    triangle.frame = CGRect(x: left, y: 0, width: Self.triangleWidth, height: bounds.height)
    let start = left + Self.triangleWidth
    let end = bounds.width - Self.figureWidth - 4
    title.frame = CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height)
    figure.frame = CGRect(
      x: end, y: 0, width: Self.figureWidth, height: bounds.height)
  }
}
