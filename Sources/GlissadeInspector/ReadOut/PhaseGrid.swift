import UIKit

/// A grid of the phases of a transition in which the current one is highlighted.
final class PhaseGrid: UIView {
  /// The height of the grid, in points.
  static let height: CGFloat = 56

  private static let phases = ["interactive", "animating", "settling", "finishing"]
  private let pills: [(phase: String, label: UILabel)]

  /// The current phase, as the trace names it; `nil` at rest.
  var phase: String? { didSet { if phase != oldValue { updatePills() } } }

  override init(frame: CGRect) {
    pills = Self.phases.map { ($0, UILabel()) }
    super.init(frame: frame)
    for (phase, label) in pills {
      label.text = phase.capitalized
      label.textAlignment = .center
      label.layer.cornerRadius = Palette.smallRadius
      addSubview(label)
    }
    updatePills()
  }

  required init?(coder: NSCoder) { nil }

  private func updatePills() {
    for (phase, label) in pills {
      let isLit = phase == self.phase
      label.font = .systemFont(ofSize: 12, weight: isLit ? .semibold : .regular)
      label.textColor = isLit ? Palette.accentText : Palette.quietText
      label.backgroundColor = isLit ? Palette.chosen : Palette.control
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = ((bounds.width - Palette.grid) / 2).rounded(.down)
    for (index, pill) in pills.enumerated() {
      pill.label.frame = CGRect(
        x: CGFloat(index % 2) * (width + Palette.grid),
        y: CGFloat(index / 2) * (24 + Palette.grid), width: width, height: 24)
    }
  }
}
