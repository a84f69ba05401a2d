import UIKitCore

/// The editing state of a cell, with the controls that are shown during editing.
struct CellEditing {
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// A Boolean value that indicates whether the button that deletes the row is visible.
  var isConfirming = false
  var control: CellEditControl?
  var deleteButton: UIButton?
}

// This extension shows the controls with which the user deletes and inserts rows.
extension UITableViewCell {
  /// The change of a row that an editing control performs.
  public enum EditingStyle: Int, Sendable {
    /// No change (`none`), the deletion of the row (`delete`), or an insertion after the row
    /// (`insert`).
    case none = 0, delete, insert
  }

  /// The width of the editing control at the left side of a cell, in points.
  static var editControlWidth: CGFloat { 38 }
  private static var editDuration: TimeInterval { 0.25 }

  func layOutEditing(animated: Bool) {
    setNeedsLayout()
    guard animated, window != nil else { return tidyEditing() }
    UIView.animate(withDuration: Self.editDuration) {
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.tidyEditing()
    }
  }

  /// Removes the controls that are no longer visible.
  private func tidyEditing() {
    if !editing.isOn {
      editing.control?.removeFromSuperview()
      editing.control = nil
    }
    if !editing.isConfirming {
      editing.deleteButton?.removeFromSuperview()
      editing.deleteButton = nil
    }
  }

  func pressEditControl() {
    guard editing.style == .delete else { return table?.commit(editing.style, of: self) ?? () }
    confirm(!editing.isConfirming)
  }

  /// Shows or hides the button that deletes the row.
  func confirm(_ isOn: Bool) {
    guard isOn != editing.isConfirming else { return }
    if isOn { table?.hideConfirmations() }
    editing.isConfirming = isOn
    if isOn { makeDeleteButton() }
    layOutEditing(animated: true)
  }

  private func makeDeleteButton() {
    let button = UIButton(type: .custom)
    button.setTitle(table?.deleteTitle(of: self) ?? "Delete", for: .normal)
    button.backgroundColor = .systemRed
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    button.accessibilityIdentifier = "button.delete"
    let press = UIAction { [weak self] _ in
      guard let self else { return }
      self.table?.commit(.delete, of: self)
    }
    button.addAction(press, for: .touchUpInside)
    let width = button.sizeThatFits(bounds.size).width
    button.frame = CGRect(x: bounds.maxX, y: 0, width: width, height: bounds.height)
    editing.deleteButton?.removeFromSuperview()
    editing.deleteButton = button
    addSubview(button)
    button.layoutIfNeeded()
  }

  /// Lays out the content and the editing controls beside it.
  func layOutEditing() {
    let left = editing.isOn && editing.style != .none ? Self.editControlWidth : 0
    let delete = editing.deleteButton?.bounds.width ?? 0
    let shift = editing.isConfirming ? delete : 0
    contentView.frame = CGRect(
      x: left - shift, y: 0, width: max(0, bounds.width - left - accessoryWidth),
      height: bounds.height)
    editing.control?.frame = CGRect(
      x: editing.isOn ? -shift : -Self.editControlWidth, y: 0, width: Self.editControlWidth,
      height: bounds.height)
    editing.deleteButton?.frame = CGRect(
      x: bounds.maxX - shift, y: 0, width: delete, height: bounds.height)
  }
}

/// The round control at the left side of a row that is being edited.
@MainActor final class CellEditControl: UIControl {
  private let disc = UIView()
  private let sign = CAShapeLayer()
  private static let side: CGFloat = 22

  init(_ style: UITableViewCell.EditingStyle, onPress: @escaping () -> Void) {
    super.init(frame: .zero)
    accessibilityIdentifier = style == .delete ? "control.delete" : "control.insert"
    disc.backgroundColor = style == .delete ? .systemRed : .systemGreen
    disc.layer.cornerRadius = Self.side / 2
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 6, y: 11))
    path.addLine(to: CGPoint(x: 16, y: 11))
    if style == .insert {
      path.move(to: CGPoint(x: 11, y: 6))
      path.addLine(to: CGPoint(x: 11, y: 16))
    }
    sign.path = path.cgPath
    sign.strokeColor = UIColor.white.cgColor
    sign.lineWidth = 2
    sign.lineCap = .round
    disc.layer.addSublayer(sign)
    addAction(UIAction { _ in onPress() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    disc.frame = CGRect(
      x: bounds.maxX - Self.side, y: bounds.midY - Self.side / 2, width: Self.side,
      height: Self.side)
  }
}
