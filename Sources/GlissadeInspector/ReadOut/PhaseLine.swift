import UIKit

/// A line with the names of a transition's phases, in which the current phase is highlighted.
final class PhaseLine: UIView {
  /// The height of the line, in points.
  static let height: CGFloat = 20

  private static let phases = ["interactive", "animating", "settling", "finishing"]
  private let labels: [(phase: String, label: UILabel)]
  private let bar = UIView()

  /// The name of the current phase as in the trace; `nil` at rest.
  var phase: String? { didSet { if phase != oldValue { update() } } }

  override init(frame: CGRect) {
    labels = Self.phases.map { ($0, UILabel()) }
    super.init(frame: frame)
    for (phase, label) in labels {
      label.text = phase.capitalized
      addSubview(label)
    }
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
    let width = (bounds.width / CGFloat(labels.count)).rounded(.down)
    bar.isHidden = phase == nil
    for (index, entry) in labels.enumerated() {
      let x = CGFloat(index) * width
      entry.label.frame = CGRect(x: x, y: 0, width: width, height: 16)
      guard entry.phase == phase else { continue }
      let length = min(entry.label.intrinsicContentSize.width.rounded(.up), width - 4)
      bar.frame = CGRect(x: x, y: 17, width: length, height: 2)
    }
  }
}
