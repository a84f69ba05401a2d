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
  /// The action when the user selects the place of a motion in the client's code.
  var onCopyPlace: (CodeLine) -> Void = { _ in }
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
  let presets = PresetList(frame: .zero)
  private let motions = MotionList(frame: .zero)
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
    springs.onResize = { [weak self] in self?.resize() }
    motions.onCopy = { [weak self] in self?.onCopyPlace($0) }
    presets.onOpen = { [weak self] in self?.onOpen() }
    presets.onResize = { [weak self] in self?.resize() }
    let views = [copy, reset, springs, presets.toggle, presets, placeholder, motions]
    for view in views { addSubview(view) }
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
    presets.toggle.isHidden = readings.isEmpty
    presets.isHidden = readings.isEmpty
    placeholder.isHidden = !readings.isEmpty
    if parametersChanged {
      setNeedsLayout()
      onResize()
    }
  }

  /// Shows the motions that the program has made.
  func showMotions(_ rows: [MotionRow]) {
    if motions.show(rows) { resize() }
  }

  private func resize() {
    setNeedsLayout()
    onResize()
  }

  /// Returns the size of the panel that shows all parameters and motions.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let list = motions.sizeThatFits(size).height
    return CGSize(width: size.width, height: parametersHeight(size) + list)
  }

  /// Returns the height of everything above the motions.
  private func parametersHeight(_ size: CGSize) -> CGFloat {
    guard !readings.isEmpty else { return 40 }
    return presetsTop(size) + presets.sizeThatFits(size).height
  }

  /// The distance of the button *Copy as Swift* from the top, in points.
  private var buttonsTop: CGFloat { CGFloat(readings.count) * ParameterRow.height + Palette.grid }

  /// The distance of the button *Copy spring as* from the top, in points.
  private var listsTop: CGFloat { buttonsTop + 32 + Palette.grid }

  /// Returns the distance of the list of presets from the top, in points.
  private func presetsTop(_ size: CGSize) -> CGFloat {
    listsTop
      + (springs.isHidden ? SpringCopyList.buttonHeight : springs.sizeThatFits(size).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows where !row.isHidden {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: ParameterRow.height)
      y += ParameterRow.height
    }
    layOutButtons()
    placeholder.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 32)
    func place(_ list: UIView, at top: CGFloat) {
      list.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: list.sizeThatFits(bounds.size).height)
    }
    place(springs, at: listsTop)
    place(presets, at: presetsTop(bounds.size))
    place(motions, at: parametersHeight(bounds.size))
  }

  /// Places the buttons below the parameters in two rows.
  private func layOutButtons() {
    let resetWidth: CGFloat = 80
    copy.frame = CGRect(
      x: 0, y: buttonsTop, width: bounds.width - resetWidth - Palette.grid, height: 32)
    reset.frame = CGRect(
      x: bounds.width - resetWidth, y: buttonsTop, width: resetWidth, height: 32)
    let width = springs.isHidden ? bounds.width : 96
    springs.besideButton = width + Palette.grid
    presets.toggle.frame = CGRect(
      x: bounds.width - width, y: listsTop, width: width, height: SpringCopyList.buttonHeight)
  }
}
