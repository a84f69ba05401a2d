import UIKit

/// Two buttons, one of which holds: how pages come.
@MainActor final class StackSwitch: UIView {
  private(set) var manner = StackManner.slide
  private let knob = UIView()
  private let buttons = StackManner.allCases.map { _ in UIButton(type: .system) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = StackPalette.ink.withAlphaComponent(0.08)
    layer.cornerRadius = 18
    knob.backgroundColor = StackPalette.hue
    knob.layer.cornerRadius = 15
    knob.accessibilityIdentifier = "knob"
    addSubview(knob)
    for (manner, button) in zip(StackManner.allCases, buttons) {
      button.accessibilityIdentifier = "button.\(manner)"
      button.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
      button.setTitle(manner.title, for: .normal)
      let choose = UIAction { [weak self] _ in self?.choose(manner) }
      button.addAction(choose, for: .touchUpInside)
      addSubview(button)
    }
    showManner()
  }

  required init?(coder: NSCoder) { return nil }

  func choose(_ manner: StackManner) {
    self.manner = manner
    showManner()
  }

  private func showManner() {
    for (other, button) in zip(StackManner.allCases, buttons) {
      button.setTitleColor(other == manner ? .white : StackPalette.ink, for: .normal)
    }
    knob.frame = knobFrame
  }

  private var knobFrame: CGRect {
    let half = bounds.width / 2
    return CGRect(
      x: half * CGFloat(manner.rawValue) + 3, y: 3, width: max(0, half - 6),
      height: max(0, bounds.height - 6))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: half * CGFloat(index), y: 0, width: half, height: bounds.height)
    }
    knob.frame = knobFrame
  }
}
