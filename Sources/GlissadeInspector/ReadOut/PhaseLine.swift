import UIKit

/// A line with the names of a transition's phases, in which the current phase is highlighted.
final class PhaseLine: UIView {
  /// The height of the line, in points.
  static let height: CGFloat = 20

  private static let phases = ["interactive", "animating", "settling", "finishing"]
  private let labels: [(phase: String, label: UILabel)]
  /// The line below all names, of which `bar` marks the current phase.
  private let line = UIView()
  private let bar = UIView()
  private let gauge = Gauge()

  /// The name of the current phase as in the trace; `nil` at rest.
  var phase: String? { didSet { if phase != oldValue { update() } } }

  override init(frame: CGRect) {
    labels = Self.phases.map { ($0, UILabel()) }
    super.init(frame: frame)
    for (phase, label) in labels {
      label.text = phase.capitalized
      addSubview(label)
    }
    line.backgroundColor = Palette.pressedControl
    addSubview(line)
    bar.backgroundColor = Palette.accent
    bar.layer.cornerRadius = 1
    addSubview(bar)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    for (phase, label) in labels {
      let isLit = phase == self.phase
      label.font = .systemFont(ofSize: 12, weight: isLit ? .semibold : .regular)
      label.textColor = isLit ? Palette.accentText : Palette.quietText
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The widest form of each name decides its place, so that no name moves with the phase.
    let widths = labels.map { gauge.width(of: $0.phase.capitalized) }
    let gap = (bounds.width - widths.reduce(0, +)) / CGFloat(max(labels.count - 1, 1))
    line.frame = CGRect(x: 0, y: 17.5, width: bounds.width, height: 1)
    bar.isHidden = phase == nil
    var x: CGFloat = 0
    for (entry, width) in zip(labels, widths) {
      let frame = CGRect(x: x.rounded(), y: 0, width: width, height: 16)
      entry.label.frame = frame
      if entry.phase == phase { bar.frame = CGRect(x: frame.minX, y: 17, width: width, height: 2) }
      x += width + gap
    }
  }

  /// A label that measures names in the font of the current phase.
  @MainActor private struct Gauge {
    private let label = UILabel()

    init() { label.font = .systemFont(ofSize: 12, weight: .semibold) }

    func width(of name: String) -> CGFloat {
      label.text = name
      return label.intrinsicContentSize.width.rounded(.up)
    }
  }
}
