import UIKit

/// A row of buttons with a thumb behind the selected button.
@MainActor final class DayBar: UIView {
  let buttons: [UIButton]
  private let thumb = UIView()
  private static let inset: CGFloat = 4
  private static let ink = UIColor(red: 0.10, green: 0.12, blue: 0.20, alpha: 1)

  /// The index of the selected button, behind which the thumb lies.
  var selectedIndex = 0 { didSet { thumb.frame = frame(of: selectedIndex) } }

  init(_ titles: [String]) {
    buttons = titles.map { _ in UIButton(type: .system) }
    super.init(frame: .zero)
    accessibilityIdentifier = "bar"
    backgroundColor = UIColor(white: 1, alpha: 0.88)
    layer.cornerRadius = 22
    thumb.accessibilityIdentifier = "knob"
    thumb.backgroundColor = DayBar.hue
    thumb.layer.cornerRadius = 18
    addSubview(thumb)
    for (button, title) in zip(buttons, titles) {
      button.accessibilityIdentifier = "button.\(title.lowercased())"
      button.setTitle(title, for: .normal)
      button.setTitleColor(Self.ink, for: .normal)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// The color that identifies the demo, which is that of low sun.
  nonisolated static let hue = UIColor(red: 0.93, green: 0.68, blue: 0.27, alpha: 1)

  private func frame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(buttons.count)
    return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
      .insetBy(dx: Self.inset, dy: Self.inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.width < 260
    for (index, button) in buttons.enumerated() {
      button.titleLabel?.font = .systemFont(ofSize: isSmall ? 12 : 14, weight: .semibold)
      button.frame = frame(of: index)
    }
    thumb.frame = frame(of: selectedIndex)
  }
}
