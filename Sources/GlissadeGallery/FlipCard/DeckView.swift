import UIKit

/// The look of the deck: what to do above the cards, which card it is and how it turns below them.
@MainActor final class DeckView: UIView {
  let dots = UIPageControl()
  let mannerButtons = FlipManner.allCases.map { _ in UIButton(type: .system) }
  private let title = UILabel()
  private let story = UILabel()
  private let switchback = UIView()
  private let knob = UIView()

  private static let ink = UIColor(red: 0.26, green: 0.15, blue: 0.27, alpha: 1)
  private static let paper = UIColor(red: 0.992, green: 0.965, blue: 0.949, alpha: 1)

  /// How the next card will turn.
  var manner = FlipManner.plays { didSet { showManner() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.deck"
    backgroundColor = Self.paper
    clipsToBounds = true
    title.text = "Guess the pet"
    title.textColor = Self.ink
    story.text = "Read, guess, and turn the card over."
    story.textColor = Self.ink.withAlphaComponent(0.7)
    story.font = .systemFont(ofSize: 15, weight: .medium)
    for label in [title, story] { label.textAlignment = .center }
    dots.numberOfPages = Pet.all.count
    dots.currentPageIndicatorTintColor = Self.ink
    dots.pageIndicatorTintColor = Self.ink.withAlphaComponent(0.22)
    setUpSwitch()
    for view in [title, story, dots, switchback] { addSubview(view) }
    showManner()
  }

  required init?(coder: NSCoder) { return nil }

  private func setUpSwitch() {
    switchback.backgroundColor = Self.ink.withAlphaComponent(0.08)
    switchback.layer.cornerRadius = 18
    knob.backgroundColor = Self.ink
    knob.layer.cornerRadius = 15
    knob.accessibilityIdentifier = "knob"
    switchback.addSubview(knob)
    for (manner, button) in zip(FlipManner.allCases, mannerButtons) {
      button.accessibilityIdentifier = "button.\(manner)"
      button.setTitle(manner.title, for: .normal)
      switchback.addSubview(button)
    }
  }

  private func showManner() {
    for (other, button) in zip(FlipManner.allCases, mannerButtons) {
      button.setTitleColor(other == manner ? Self.paper : Self.ink, for: .normal)
    }
    knob.frame = knobFrame
  }

  private var knobFrame: CGRect {
    let half = switchback.bounds.width / 2
    return CGRect(
      x: (manner == .plays ? 0 : half) + 3, y: 3, width: max(0, half - 6),
      height: max(0, switchback.bounds.height - 6))
  }

  /// The room above and below the cards.
  static func margins(in size: CGSize) -> (top: CGFloat, bottom: CGFloat) {
    if size.height < 300 { return (2, 72) }
    return size.height < 560 ? (72, 88) : (118, 118)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margins = Self.margins(in: bounds.size)
    let isSmall = margins.bottom < 118
    let bottom = bounds.height - margins.bottom
    title.font = .systemFont(ofSize: isSmall ? 24 : 34, weight: .bold)
    title.frame = CGRect(
      x: 12, y: isSmall ? 14 : 40, width: bounds.width - 24, height: isSmall ? 32 : 44)
    title.isHidden = margins.top < 72
    story.frame = CGRect(x: 12, y: title.frame.maxY, width: bounds.width - 24, height: 22)
    story.isHidden = title.isHidden
    dots.frame = CGRect(x: 0, y: bottom + (isSmall ? 2 : 14), width: bounds.width, height: 24)
    let width = min(bounds.width - 24, 260)
    switchback.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bottom + (isSmall ? 30 : 54), width: width,
      height: 36)
    for (index, button) in mannerButtons.enumerated() {
      button.titleLabel?.font = .systemFont(ofSize: width < 220 ? 11 : 14, weight: .semibold)
      button.frame = CGRect(x: width / 2 * CGFloat(index), y: 0, width: width / 2, height: 36)
    }
    knob.frame = knobFrame
  }
}
