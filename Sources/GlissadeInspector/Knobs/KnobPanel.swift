import UIKit

/// The numbers that the program on stage goes by, to be changed while it runs. Those that it has not
/// used are not there.
final class KnobPanel: UIView {
  /// Called with a value that somebody set; nil: the program's own.
  var onChange: (Tuning.Knob, Double?) -> Void = { _, _ in }
  /// Called with the buttons.
  var onCopy: () -> Void = {}
  /// Called when it wants another height.
  var onResize: () -> Void = {}
  var onReset: () -> Void = {}

  private let rows: [KnobRow]
  private let copy = TransportButton(.text("Copy as Swift"))
  private let reset = TransportButton(.text("Reset"))
  private let nothing = UILabel()
  private var readings: [KnobReading] = []
  private var isFilled = false

  override init(frame: CGRect) {
    rows = Tuning.Knob.allCases.map(KnobRow.init)
    super.init(frame: frame)
    accessibilityIdentifier = "knobs"
    for row in rows {
      row.onChange = { [weak self] in self?.onChange(row.knob, $0) }
      row.isHidden = true
      addSubview(row)
    }
    copy.accessibilityIdentifier = "knobs.copy"
    reset.accessibilityIdentifier = "knobs.reset"
    copy.onPress = { [weak self] in self?.onCopy() }
    reset.onPress = { [weak self] in self?.onReset() }
    nothing.text = "Numbers come here as the program uses them: drag something."
    nothing.font = .systemFont(ofSize: 12)
    nothing.textColor = Palette.quietText
    nothing.numberOfLines = 2
    for view in [copy, reset, nothing] { addSubview(view) }
    show([])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ readings: [KnobReading]) {
    guard readings != self.readings || !isFilled else { return }
    isFilled = true
    let isOtherSet = readings.map(\.knob) != self.readings.map(\.knob)
    self.readings = readings
    for row in rows {
      let reading = readings.first { $0.knob == row.knob }
      row.isHidden = reading == nil
      if let reading { row.show(reading) }
    }
    let isChanged = readings.contains(where: \.isChanged)
    for button in [copy, reset] {
      button.isEnabled = isChanged
      button.alpha = isChanged ? 1 : 0.4
      button.isHidden = readings.isEmpty
    }
    nothing.isHidden = !readings.isEmpty
    if isOtherSet {
      setNeedsLayout()
      onResize()
    }
  }

  /// High enough for what there is.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = CGFloat(readings.count)
    return CGSize(
      width: size.width, height: count == 0 ? 40 : count * KnobRow.height + Palette.grid + 32)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows where !row.isHidden {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: KnobRow.height)
      y += KnobRow.height
    }
    y += Palette.grid
    let resetWidth: CGFloat = 80
    copy.frame = CGRect(
      x: 0, y: y, width: bounds.width - resetWidth - Palette.grid, height: 32)
    reset.frame = CGRect(x: bounds.width - resetWidth, y: y, width: resetWidth, height: 32)
    nothing.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 32)
  }
}
