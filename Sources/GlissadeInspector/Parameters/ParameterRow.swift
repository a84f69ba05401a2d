import GlissadeGestures
import UIKit

/// A slider that has the focus ring of the panes, and whose value Backspace restores.
final class ParameterSlider: UISlider, KeyHandler {
  /// The action of Backspace.
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

/// A row with a parameter's name, a slider and its value. A double click restores the program's own
/// value.
final class ParameterRow: UIView, Hoverable {
  /// The height of a row, in points.
  static let height: CGFloat = 28

  /// The parameter of the row.
  let parameter: Tuning.Parameter
  /// The action of a changed slider. The value is `nil` if the program's own value applies again.
  var onChange: (Double?) -> Void = { _ in }

  private let name = UILabel()
  let slider = ParameterSlider()
  var isHovered = false
  let hint: Hint? = Hint("Double click: the program's own value", key: "Backspace")
  private let figure = UILabel()
  /// The ring around the slider while it has the focus.
  private let ring = UIView()

  init(_ parameter: Tuning.Parameter) {
    self.parameter = parameter
    super.init(frame: .zero)
    accessibilityIdentifier = "parameter.\(parameter.rawValue)"
    name.text = parameter.title
    for label in [name, figure] {
      label.font = .systemFont(ofSize: 12)
      addSubview(label)
    }
    name.textColor = Palette.quietText
    figure.textAlignment = .right
    slider.minimumValue = Float(parameter.range.lowerBound)
    slider.maximumValue = Float(parameter.range.upperBound)
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
    let doubleTap = UITapGestureRecognizer(target: self, action: Selector(ParameterRow.reset))
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the value of the parameter.
  func show(_ reading: ParameterReading) {
    // While the slider is dragged, its thumb stays at the pointer.
    if !slider.isTracking { slider.value = Float(reading.value) }
    figure.text = parameter.text(reading.value)
    figure.textColor = reading.isChanged ? Palette.accentText : Palette.text
    figure.font = .systemFont(ofSize: 12, weight: reading.isChanged ? .semibold : .regular)
  }

  private func slide() { onChange(parameter.rounded(Double(slider.value))) }
  private func reset(_ tap: UITapGestureRecognizer) { onChange(nil) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left: CGFloat = 116
    let right: CGFloat = 48
    name.frame = CGRect(x: 0, y: 0, width: left - 8, height: bounds.height)
    figure.frame = CGRect(x: bounds.width - right, y: 0, width: right, height: bounds.height)
    slider.frame = CGRect(
      x: left, y: 2, width: max(0, bounds.width - left - right - 8), height: bounds.height - 4)
    ring.frame = slider.frame.insetBy(dx: -6, dy: 0)
    ring.layer.borderColor = shown(Palette.accent).cgColor
    ring.isHidden = !slider.isFirstResponder
  }
}
