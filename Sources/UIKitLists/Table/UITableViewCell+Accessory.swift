import UIKitCore

// This extension shows the accessory of a cell, a view to the right of the content.
extension UITableViewCell {
  /// The kinds of a standard control to the right of a cell's content.
  public enum AccessoryType: Int, Sendable {
    /// No control (`none`), or an arrow that announces another page (`disclosureIndicator`).
    case none = 0, disclosureIndicator
    /// A button for details, and an arrow to the right of the button.
    case detailDisclosureButton
    /// A check mark in the tint color.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The distance of an accessory from the cell's right side and from the content, in points.
  private static let accessoryMargin: CGFloat = 16

  /// Updates the accessory view from `accessoryType` and `accessoryView`.
  func showAccessory() {
    let old = shownAccessory
    let standard = accessoryType == .none ? nil : CellAccessory(accessoryType)
    shownAccessory = accessoryView ?? standard
    if old !== shownAccessory { old?.removeFromSuperview() }
    if let shownAccessory { addSubview(shownAccessory) }
    let press = UIAction { [weak self] _ in
      guard let self else { return }
      self.table?.pressAccessory(of: self)
    }
    standard?.addAction(press, for: .touchUpInside)
    setNeedsLayout()
  }

  /// The width by which the accessory reduces the content, in points. It is 0 while the row is
  /// being edited.
  var accessoryWidth: CGFloat {
    guard let shownAccessory, !editing.isOn else { return 0 }
    return shownAccessory.bounds.width + Self.accessoryMargin
  }

  func layOutAccessory() {
    guard let shownAccessory else { return }
    shownAccessory.isHidden = editing.isOn
    let size = shownAccessory.bounds.size
    shownAccessory.frame = CGRect(
      x: bounds.width - Self.accessoryMargin - size.width,
      y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }
}

extension UITableView {
  /// Notifies the delegate that the user has pressed the button for details of a row.
  fileprivate func pressAccessory(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

/// A standard accessory of a cell. It reacts to presses if it has a button for details.
private final class CellAccessory: UIControl {
  private let arrow = CAShapeLayer()
  private let mark = CAShapeLayer()
  private let dot = CAShapeLayer()
  private static let arrowSize = CGSize(width: 8, height: 14)
  private static let buttonSide: CGFloat = 22
  private static let gap: CGFloat = 10

  init(_ type: UITableViewCell.AccessoryType) {
    super.init(frame: .zero)
    accessibilityIdentifier = "cell.accessory"
    let hasButton = type == .detailButton || type == .detailDisclosureButton
    isUserInteractionEnabled = hasButton
    for line in [mark, arrow] {
      line.fillColor = nil
      line.lineWidth = 2
      line.lineCap = .round
      line.lineJoin = .round
      layer.addSublayer(line)
    }
    layer.addSublayer(dot)
    arrow.strokeColor = UIColor(white: 0.5, alpha: 0.6).cgColor
    if hasButton { drawButton() } else if type == .checkmark { drawCheckMark() }
    let hasArrow = type == .disclosureIndicator || type == .detailDisclosureButton
    if hasArrow { drawArrow(from: hasButton ? Self.buttonSide + Self.gap : 0) }
    let markWidth = hasButton ? Self.buttonSide : type == .checkmark ? 14 : 0
    let arrowWidth = hasArrow ? Self.arrowSize.width + (hasButton ? Self.gap : 0) : 0
    bounds.size = CGSize(width: markWidth + arrowWidth, height: Self.buttonSide)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { return nil }

  private func drawArrow(from x: CGFloat) {
    let top = (Self.buttonSide - Self.arrowSize.height) / 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x + 1, y: top))
    path.addLine(to: CGPoint(x: x + Self.arrowSize.width - 1, y: Self.buttonSide / 2))
    path.addLine(to: CGPoint(x: x + 1, y: top + Self.arrowSize.height))
    arrow.path = path.cgPath
  }

  private func drawCheckMark() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 11))
    path.addLine(to: CGPoint(x: 5, y: 16))
    path.addLine(to: CGPoint(x: 13, y: 6))
    mark.path = path.cgPath
  }

  /// Draws a circle with the letter i.
  private func drawButton() {
    let circle = CGRect(x: 1, y: 1, width: Self.buttonSide - 2, height: Self.buttonSide - 2)
    let path = UIBezierPath(ovalIn: circle)
    path.move(to: CGPoint(x: circle.midX, y: 10))
    path.addLine(to: CGPoint(x: circle.midX, y: 16))
    mark.lineWidth = 1.5
    mark.path = path.cgPath
    dot.path = UIBezierPath(ovalIn: CGRect(x: circle.midX - 1, y: 5.5, width: 2, height: 2)).cgPath
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    mark.strokeColor = tintColor.cgColor
    dot.fillColor = tintColor.cgColor
  }
}
