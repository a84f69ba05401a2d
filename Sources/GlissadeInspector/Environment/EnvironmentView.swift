import Foundation
import GlissadeGestures
import UIKit

/// A card beside the canvas in which the user selects the environment of the program: the
/// appearance, the motion, the text size, the direction, the device and the display (T-16).
package final class EnvironmentView: UIView {
  private static let padding: CGFloat = 14
  private static let head: CGFloat = 44
  private static let gap: CGFloat = 6
  /// The size of the card, in points.
  package static let size = CGSize(
    width: 292, height: head + 6 * EnvironmentRow.height + 5 * gap + padding)

  /// The action when the user selects another environment.
  package var onChange: (EnvironmentChange) -> Void = { _ in }
  /// The action of the button that closes the card.
  package var onClose: () -> Void = {}

  private let title = UILabel()
  private let close = TransportButton(.text("×"))
  private let rows: [EnvironmentRow]

  package override init(frame: CGRect) {
    rows = EnvironmentPart.all.map { EnvironmentRow($0) }
    super.init(frame: frame)
    accessibilityIdentifier = "environment"
    backgroundColor = Palette.raised
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    layer.shadowOpacity = 1
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    title.text = "Environment"
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    close.accessibilityIdentifier = "environment.close"
    close.hint = Hint("Close", key: "D")
    close.onPress = { [weak self] in self?.onClose() }
    for view in [title, close] + rows { addSubview(view) }
    for row in rows { row.onChange = { [weak self] in self?.onChange($0) } }
  }

  package required init?(coder: NSCoder) { nil }

  /// Shows the environment in force.
  package func show(_ reading: EnvironmentReading) {
    for row in rows where row.reading != reading { row.reading = reading }
  }

  /// Gives the keyboard focus to the first row.
  package func focus() { rows.first?.becomeFirstResponder() }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = shown(Palette.edge).cgColor
    layer.shadowColor = shown(Palette.shadow).cgColor
    let padding = Self.padding
    title.frame = CGRect(x: padding, y: 8, width: 200, height: 28)
    close.frame = CGRect(x: bounds.width - 8 - 28, y: 8, width: 28, height: 28)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: padding, y: Self.head + CGFloat(index) * (EnvironmentRow.height + Self.gap),
        width: bounds.width - 2 * padding, height: EnvironmentRow.height)
    }
  }
}

/// A row of the card: the name of a part of the environment, and a control with the values. While
/// the row has the focus, the left and right arrow keys change the value.
private final class EnvironmentRow: UIView, KeyHandler {
  static let height: CGFloat = 30
  private static let nameWidth: CGFloat = 74

  var onChange: (EnvironmentChange) -> Void = { _ in }
  /// The environment in force, or `nil` before the row was shown.
  var reading: EnvironmentReading? { didSet { setNeedsLayout() } }

  private let part: EnvironmentPart
  private let name = UILabel()
  private let groove = UIView()
  private let segments: [TransportButton]

  init(_ part: EnvironmentPart) {
    self.part = part
    segments = part.choices.map { choice in
      let segment = TransportButton(.text(""), fontSize: 12)
      segment.accessibilityIdentifier = "environment.\(part.name).\(choice.name)"
      segment.hint = Hint(choice.hint)
      segment.isFocusable = false
      return segment
    }
    super.init(frame: .zero)
    name.text = part.name
    name.font = .systemFont(ofSize: 12)
    name.textColor = Palette.quietText
    groove.backgroundColor = Palette.control
    groove.layer.cornerRadius = Palette.smallRadius
    groove.isUserInteractionEnabled = false
    for view in [name, groove] + segments { addSubview(view) }
    for (choice, segment) in zip(part.choices, segments) {
      segment.isPlain = true
      segment.onPress = { [weak self] in
        guard let self, let reading = self.reading else { return }
        self.onChange(choice.change(reading))
      }
    }
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.isEmpty, let reading else { return false }
    let change: EnvironmentChange?
    switch event.key {
    case "Left": change = part.step(reading, -1)
    case "Right": change = part.step(reading, 1)
    case "Space", "Return": change = part.activate(reading)
    default: return false
    }
    if let change { onChange(change) }
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    name.frame = CGRect(x: 0, y: 0, width: Self.nameWidth, height: bounds.height)
    groove.frame = CGRect(
      x: Self.nameWidth, y: 0, width: bounds.width - Self.nameWidth, height: bounds.height)
    let color = isFirstResponder ? Palette.accent : nil
    groove.layer.borderWidth = color == nil ? 0 : 2
    groove.layer.borderColor = color.map { shown($0).cgColor }
    let count = CGFloat(segments.count)
    for (index, segment) in segments.enumerated() {
      let start = (groove.frame.width * CGFloat(index) / count).rounded()
      let end = (groove.frame.width * CGFloat(index + 1) / count).rounded()
      segment.frame = CGRect(
        x: Self.nameWidth + start, y: 0, width: end - start, height: bounds.height
      ).insetBy(dx: 2, dy: 2)
      guard let reading else { continue }
      segment.face = .text(part.choices[index].title(reading))
      segment.isLit = part.choices[index].isLit(reading)
    }
  }
}
