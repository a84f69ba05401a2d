import UIKit

/// Two buttons that select the animation between the list and a plant's page.
@MainActor final class StackSwitch: UIView {
  private(set) var style = StackStyle.slide
  private let thumb = UIView()
  private let buttons = StackStyle.allCases.map { _ in UIButton(type: .system) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = StackPalette.ink.withAlphaComponent(0.08)
    layer.cornerRadius = 18
    thumb.backgroundColor = StackPalette.hue
    thumb.layer.cornerRadius = 15
    thumb.accessibilityIdentifier = "knob"
    addSubview(thumb)
    for (style, button) in zip(StackStyle.allCases, buttons) {
      button.accessibilityIdentifier = "button.\(style)"
      button.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
      button.setTitle(style.title, for: .normal)
      let choose = UIAction { [weak self] _ in self?.choose(style) }
      button.addAction(choose, for: .touchUpInside)
      addSubview(button)
    }
    updateStyle()
  }

  required init?(coder: NSCoder) { return nil }

  func choose(_ style: StackStyle) {
    self.style = style
    updateStyle()
  }

  private func updateStyle() {
    for (other, button) in zip(StackStyle.allCases, buttons) {
      button.setTitleColor(other == style ? .white : StackPalette.ink, for: .normal)
    }
    thumb.frame = thumbFrame
  }

  private var thumbFrame: CGRect {
    let half = bounds.width / 2
    return CGRect(
      x: half * CGFloat(style.rawValue) + 3, y: 3, width: max(0, half - 6),
      height: max(0, bounds.height - 6))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: half * CGFloat(index), y: 0, width: half, height: bounds.height)
    }
    thumb.frame = thumbFrame
  }
}
