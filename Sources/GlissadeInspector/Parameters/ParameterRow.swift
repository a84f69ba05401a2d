import Foundation
import GlissadeGestures
import UIKit

/// A slider that shows the panes' focus ring, and whose value Backspace resets.
final class ParameterSlider: UISlider, KeyHandler {
  /// The action of the Backspace key.
  var onReset: () -> Void = {}

  func handle(_ event: InputEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == "Backspace" || event.key == "Delete" else {
      return keyDown(event)
    }
    onReset()
    return true
  }

  override func becomeFirstResponder() -> Bool {
    superview?.setNeedsLayout()
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    superview?.setNeedsLayout()
    return super.resignFirstResponder()
  }
}

/// A row with a parameter's name, a slider and the parameter's value. A double click restores the
/// program's own value.
final class ParameterRow: UIView, Hoverable {
  /// The height of a row, in points.
  static let height: CGFloat = 28

  /// The parameter of the row.
  let parameter: Tuning.Parameter
  /// The action when the user changes the value, which is `nil` to restore the program's own value.
  var onChange: (Double?) -> Void = { _ in }

  private let name = UILabel()
  let slider = ParameterSlider()
  var isHovered = false
  let hint: Hint? = Hint("Double click: the program's own value", key: "Backspace")
  let field: ValueField
  /// The ring around the slider while it has the focus.
  private let ring = UIView()

  init(_ parameter: Tuning.Parameter) {
    self.parameter = parameter
    field = ValueField(parameter)
    super.init(frame: .zero)
    accessibilityIdentifier = "parameter.\(parameter.rawValue)"
    name.text = parameter.title
    name.font = .systemFont(ofSize: 12)
    name.textColor = Palette.quietText
    addSubview(name)
    field.onValue = { [weak self] in self?.onChange($0) }
    addSubview(field)
    slider.minimumValue = position(of: parameter.range.lowerBound)
    slider.maximumValue = position(of: parameter.range.upperBound)
    slider.maximumTrackTintColor = Palette.pressedControl
    slider.minimumTrackTintColor = Palette.accent
    slider.thumbTintColor = Palette.thumb
    slider.addTarget(self, action: Selector(ParameterRow.slide), for: .valueChanged)
    addSubview(slider)
    slider.onReset = { [weak self] in self?.onChange(nil) }
    ring.isUserInteractionEnabled = false
    ring.layer.cornerRadius = Palette.smallRadius
    ring.layer.borderWidth = 2
    addSubview(ring)
    name.isUserInteractionEnabled = true
    // A double click on the value selects the text for typing and does not reset the parameter.
    for view in [name, slider] {
      let doubleTap = UITapGestureRecognizer(target: self, action: Selector(ParameterRow.reset))
      doubleTap.numberOfTapsRequired = 2
      view.addGestureRecognizer(doubleTap)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the value of the row's parameter.
  func show(_ reading: ParameterReading) {
    // While the user drags the slider, its thumb stays at the pointer.
    if !slider.isTracking { slider.value = position(of: reading.value) }
    field.show(reading)
  }

  /// Returns the position of the slider for a value of the parameter.
  private func position(of value: Double) -> Float {
    Float(parameter.isRatio ? log(max(value, 1e-6)) : value)
  }

  private func slide() {
    let value = Double(slider.value)
    onChange(parameter.rounded(parameter.isRatio ? exp(value) : value))
  }
  private func reset(_ tap: UITapGestureRecognizer) { onChange(nil) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = 116
    let right: CGFloat = 60
    name.frame = CGRect(x: 0, y: 0, width: left - 8, height: bounds.height)
    field.frame = CGRect(
      x: bounds.width - right, y: 2, width: right, height: bounds.height - 4)
    slider.frame = CGRect(
      x: left, y: 2, width: max(0, bounds.width - left - right - 8), height: bounds.height - 4)
    ring.frame = slider.frame.insetBy(dx: -6, dy: 0)
    ring.layer.borderColor = shown(Palette.accent).cgColor
    ring.isHidden = !slider.isFirstResponder
  }
}
