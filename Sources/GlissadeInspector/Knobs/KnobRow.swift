import UIKit

/// A number: its name, a slider, its value. A double click leaves it to the program again.
final class KnobRow: UIView {
  static let height: CGFloat = 28

  let knob: Tuning.Knob
  /// Called with a value that somebody set; nil: the program's own.
  var onChange: (Double?) -> Void = { _ in }

  private let name = UILabel()
  let slider = UISlider()
  private let figure = UILabel()

  init(_ knob: Tuning.Knob) {
    self.knob = knob
    super.init(frame: .zero)
    accessibilityIdentifier = "knob.\(knob.rawValue)"
    name.text = knob.title
    for label in [name, figure] {
      label.font = .systemFont(ofSize: 12)
      addSubview(label)
    }
    name.textColor = Palette.quietText
    figure.textAlignment = .right
    slider.minimumValue = Float(knob.range.lowerBound)
    slider.maximumValue = Float(knob.range.upperBound)
    slider.maximumTrackTintColor = Palette.pressedControl
    slider.minimumTrackTintColor = Palette.accent
    slider.thumbTintColor = UIColor(white: 0.9, alpha: 1)
    slider.addTarget(self, action: Selector(KnobRow.slide), for: .valueChanged)
    addSubview(slider)
    let twice = UITapGestureRecognizer(target: self, action: Selector(KnobRow.reset))
    twice.numberOfTapsRequired = 2
    addGestureRecognizer(twice)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ reading: KnobReading) {
    // A thumb that is held is where the hand has it.
    if !slider.isTracking { slider.value = Float(reading.value) }
    figure.text = knob.text(reading.value)
    figure.textColor = reading.isChanged ? Palette.accent : Palette.text
    figure.font = .systemFont(ofSize: 12, weight: reading.isChanged ? .semibold : .regular)
  }

  private func slide() { onChange(knob.rounded(Double(slider.value))) }
  private func reset(_ tap: UITapGestureRecognizer) { onChange(nil) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right): (CGFloat, CGFloat) = (104, 48)
    name.frame = CGRect(x: 0, y: 0, width: left - 8, height: bounds.height)
    figure.frame = CGRect(x: bounds.width - right, y: 0, width: right, height: bounds.height)
    slider.frame = CGRect(
      x: left, y: 2, width: max(0, bounds.width - left - right - 8), height: bounds.height - 4)
  }
}
