import UIKit

/// A banner that names the client that has not completed a transition, and offers to complete it
/// (L-03).
package final class OverdueBanner: UIView {
  /// The height of the banner, in points.
  package static let height: CGFloat = 104

  /// The action of the button that completes the transition.
  package var onComplete: () -> Void = {}
  /// The overdue transition that the banner shows; `nil` hides the banner.
  package var overdue: OverdueTransition? { didSet { if overdue != oldValue { update() } } }

  private let mark = UIView()
  private let title = UILabel()
  private let explanation = UILabel()
  private let button = TransportButton(.text("Complete it"))
  private let key = KeyCap("Return")

  package override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "overdue"
    isHidden = true
    backgroundColor = Palette.alarmGround
    layer.cornerRadius = Palette.radius
    layer.borderWidth = 1
    mark.backgroundColor = Palette.alarm
    mark.layer.cornerRadius = 2
    title.font = .systemFont(ofSize: 14, weight: .semibold)
    title.textColor = Palette.text
    title.lineBreakMode = .byTruncatingMiddle
    explanation.font = .systemFont(ofSize: 12)
    explanation.textColor = Palette.quietText
    explanation.numberOfLines = 2
    button.accessibilityIdentifier = "overdue.complete"
    button.hint = InstrumentCommand.complete.hint
    button.onPress = { [weak self] in self?.onComplete() }
    for view in [mark, title, explanation, button, key] { addSubview(view) }
  }

  package required init?(coder: NSCoder) { nil }

  private func update() {
    isHidden = overdue == nil
    guard let overdue else { return }
    title.text = overdue.culprit
    explanation.text =
      "has not called completeTransition: \(overdue.kind) \(overdue.from) → \(overdue.to)"
      + " has ended, and touches wait for it."
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = shown(Palette.alarm).withAlphaComponent(0.6).cgColor
    let grid = Palette.grid
    mark.frame = CGRect(x: grid, y: grid * 1.5, width: 4, height: bounds.height - grid * 3)
    let left = grid * 2.5
    let width = bounds.width - grid * 4.5
    title.frame = CGRect(x: left, y: grid, width: width, height: 20)
    explanation.frame = CGRect(x: left, y: grid + 20, width: width, height: 32)
    button.frame = CGRect(x: left, y: bounds.height - grid - 32, width: 104, height: 32)
    key.frame = CGRect(
      x: button.frame.maxX + grid, y: button.frame.minY + 6,
      width: key.sizeThatFits(.zero).width, height: KeyCap.height)
  }
}
