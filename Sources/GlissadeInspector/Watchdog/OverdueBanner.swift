import UIKit

/// Names who has not completed a transition, and offers to do it (L-03).
package final class OverdueBanner: UIView {
  package static let height: CGFloat = 104

  /// Called with the button.
  package var onComplete: () -> Void = {}
  /// Nil: there is nothing to say.
  package var overdue: OverdueTransition? { didSet { if overdue != oldValue { tell() } } }

  private let mark = UIView()
  private let title = UILabel()
  private let story = UILabel()
  private let button = TransportButton(.text("Complete it"))
  private let key = KeyCap("Return")

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "overdue"
    isHidden = true
    backgroundColor = UIColor(red: 0.25, green: 0.10, blue: 0.11, alpha: 0.97)
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    layer.borderColor = Palette.alarm.withAlphaComponent(0.6).cgColor
    mark.backgroundColor = Palette.alarm
    mark.layer.cornerRadius = 2
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    title.lineBreakMode = .byTruncatingMiddle
    story.font = .systemFont(ofSize: 12)
    story.textColor = UIColor(white: 1, alpha: 0.72)
    story.numberOfLines = 2
    button.accessibilityIdentifier = "overdue.complete"
    button.onPress = { [weak self] in self?.onComplete() }
    for view in [mark, title, story, button, key] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  private func tell() {
    isHidden = overdue == nil
    guard let overdue else { return }
    title.text = overdue.culprit
    story.text =
      "has not called completeTransition: \(overdue.kind) \(overdue.from) → \(overdue.to)"
      + " is at its end, and touches wait for it."
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let grid = Palette.grid
    mark.frame = CGRect(x: grid, y: grid * 1.5, width: 4, height: bounds.height - grid * 3)
    let (left, width) = (grid * 2.5, bounds.width - grid * 4.5)
    title.frame = CGRect(x: left, y: grid, width: width, height: 20)
    story.frame = CGRect(x: left, y: grid + 20, width: width, height: 32)
    button.frame = CGRect(x: left, y: bounds.height - grid - 32, width: 104, height: 32)
    key.frame = CGRect(
      x: button.frame.maxX + grid, y: button.frame.minY + 6,
      width: key.sizeThatFits(.zero).width, height: KeyCap.height)
  }
}
