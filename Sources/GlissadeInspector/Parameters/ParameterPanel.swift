import GlissadeSprings
import UIKit

/// A panel with the parameters that the program on the canvas has used so far, which the user can
/// change while the program runs.
final class ParameterPanel: UIView {
  /// The action when the user changes a parameter. The value is `nil` to restore the program's own
  /// value.
  var onChange: (Tuning.Parameter, Double?) -> Void = { _, _ in }
  /// The action when the user types a text that is not a value; receives a sentence about the text.
  var onFault: (String) -> Void = { _ in }
  /// The action of the button *Copy as Swift*.
  var onCopy: () -> Void = {}
  /// The action when the user selects a tool in whose spelling the spring is copied.
  var onCopySpring: (SpringSpelling) -> Void = { _ in }
  /// The action when the user pastes a text into the value of a parameter.
  var onPaste: (Tuning.Parameter, String) -> Void = { _, _ in }
  /// The action when a list at the end of the panel has opened.
  var onOpen: () -> Void = {}
  /// The action when the height of the panel changes.
  var onResize: () -> Void = {}
  /// The action of the button *Reset*.
  var onReset: () -> Void = {}

  private let rows: [ParameterRow]
  private let copy = TransportButton(.text("Copy as Swift"))
  private let reset = TransportButton(.text("Reset"))
  private let springs = SpringCopyList(frame: .zero)
  private let placeholder = UILabel()
  private var readings: [ParameterReading] = []
  private var isFilled = false

  override init(frame: CGRect) {
    rows = Tuning.Parameter.allCases.map(ParameterRow.init)
    super.init(frame: frame)
    accessibilityIdentifier = "parameters"
    for row in rows {
      row.onChange = { [weak self] in self?.onChange(row.parameter, $0) }
      row.field.onFault = { [weak self] in self?.onFault($0) }
      row.field.onPaste = { [weak self] in self?.onPaste(row.parameter, $0) }
      row.isHidden = true
      addSubview(row)
    }
    copy.accessibilityIdentifier = "parameters.copy"
    copy.hint = Hint("Copy the changed values to the clipboard")
    reset.hint = Hint("Restore the program's own values")
    reset.accessibilityIdentifier = "parameters.reset"
    copy.onPress = { [weak self] in self?.onCopy() }
    reset.onPress = { [weak self] in self?.onReset() }
    placeholder.text = "Parameters appear here when the program uses them: drag something."
    placeholder.font = .systemFont(ofSize: 12)
    placeholder.textColor = Palette.quietText
    placeholder.numberOfLines = 2
    springs.onCopy = { [weak self] in self?.onCopySpring($0) }
    springs.onOpen = { [weak self] in self?.onOpen() }
    springs.onResize = { [weak self] in
      self?.setNeedsLayout()
      self?.onResize()
    }
    for view in [copy, reset, springs, placeholder] { addSubview(view) }
    show([])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the given parameters and hides all others.
  func show(_ readings: [ParameterReading]) {
    guard readings != self.readings || !isFilled else { return }
    isFilled = true
    let parametersChanged = readings.map(\.parameter) != self.readings.map(\.parameter)
    self.readings = readings
    for row in rows {
      let reading = readings.first { $0.parameter == row.parameter }
      row.isHidden = reading == nil
      if let reading { row.show(reading) }
    }
    let isChanged = readings.contains(where: \.isChanged)
    for button in [copy, reset] {
      button.isEnabled = isChanged
      button.alpha = isChanged ? 1 : 0.4
      button.isHidden = readings.isEmpty
    }
    springs.isHidden = ParameterSpring(readings) == nil
    placeholder.isHidden = !readings.isEmpty
    if parametersChanged {
      setNeedsLayout()
      onResize()
    }
  }

  /// Returns the size of the panel that shows all parameters.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = CGFloat(readings.count)
    guard count > 0 else { return CGSize(width: size.width, height: 40) }
    let list = springs.isHidden ? 0 : springs.sizeThatFits(size).height + Palette.grid
    return CGSize(
      width: size.width, height: count * ParameterRow.height + Palette.grid + 32 + list)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows where !row.isHidden {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: ParameterRow.height)
      y += ParameterRow.height
    }
    y += Palette.grid
    let resetWidth: CGFloat = 80
    copy.frame = CGRect(
      x: 0, y: y, width: bounds.width - resetWidth - Palette.grid, height: 32)
    reset.frame = CGRect(x: bounds.width - resetWidth, y: y, width: resetWidth, height: 32)
    let height = springs.sizeThatFits(bounds.size).height
    springs.frame = CGRect(x: 0, y: y + 32 + Palette.grid, width: bounds.width, height: height)
    placeholder.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 32)
  }
}
