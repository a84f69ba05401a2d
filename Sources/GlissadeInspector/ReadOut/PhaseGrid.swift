import UIKit

/// The states that a transition goes through, the one that it is in lit.
final class PhaseGrid: UIView {
  static let height: CGFloat = 56

  private static let phases = ["interactive", "animating", "settling", "finishing"]
  private let pills: [(phase: String, label: UILabel)]

  /// As the trace names it; nil at rest.
  var phase: String? { didSet { if phase != oldValue { light() } } }

  override init(frame: CGRect) {
    pills = Self.phases.map { ($0, UILabel()) }
    super.init(frame: frame)
    for (phase, label) in pills {
      label.text = phase.capitalized
      label.textAlignment = .center
      label.layer.cornerRadius = Palette.smallRadius
      addSubview(label)
    }
    light()
  }

  required init?(coder: NSCoder) { nil }

  private func light() {
    for (phase, label) in pills {
      let isLit = phase == self.phase
      label.font = .systemFont(ofSize: 12, weight: isLit ? .semibold : .regular)
      label.textColor = isLit ? Palette.accent : Palette.quietText
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
