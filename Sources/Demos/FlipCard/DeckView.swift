import UIKit

/// The view of the deck, with instructions above the cards, and below them the page dots and the
/// choice of the animation.
@MainActor final class DeckView: UIView {
  let dots = UIPageControl()
  let styleButtons = FlipStyle.allCases.map { _ in UIButton(type: .system) }
  private let title = UILabel()
  private let subtitle = UILabel()
  private let switchback = UIView()
  private let thumb = UIView()

  private static let ink = UIColor(red: 0.26, green: 0.15, blue: 0.27, alpha: 1)
  private static let paper = UIColor(red: 0.992, green: 0.965, blue: 0.949, alpha: 1)

  /// The animation of the next flip.
  var style = FlipStyle.plays { didSet { updateStyle() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.deck"
    backgroundColor = Self.paper
    clipsToBounds = true
    title.text = "Guess the pet"
    title.textColor = Self.ink
    subtitle.text = "Read, guess, and turn the card over."
    subtitle.textColor = Self.ink.withAlphaComponent(0.7)
    subtitle.font = .systemFont(ofSize: 15, weight: .medium)
    for label in [title, subtitle] { label.textAlignment = .center }
    dots.numberOfPages = Pet.all.count
    dots.currentPageIndicatorTintColor = Self.ink
    dots.pageIndicatorTintColor = Self.ink.withAlphaComponent(0.22)
    setUpSwitch()
    for view in [title, subtitle, dots, switchback] { addSubview(view) }
    updateStyle()
  }

  required init?(coder: NSCoder) { return nil }

  private func setUpSwitch() {
    switchback.backgroundColor = Self.ink.withAlphaComponent(0.08)
    switchback.layer.cornerRadius = 18
    thumb.backgroundColor = Self.ink
    thumb.layer.cornerRadius = 15
    thumb.accessibilityIdentifier = "knob"
    switchback.addSubview(thumb)
    for (style, button) in zip(FlipStyle.allCases, styleButtons) {
      button.accessibilityIdentifier = "button.\(style)"
      button.setTitle(style.title, for: .normal)
      switchback.addSubview(button)
    }
  }

  private func updateStyle() {
    for (other, button) in zip(FlipStyle.allCases, styleButtons) {
      button.setTitleColor(other == style ? Self.paper : Self.ink, for: .normal)
    }
    thumb.frame = thumbFrame
  }

  private var thumbFrame: CGRect {
    let half = switchback.bounds.width / 2
    return CGRect(
      x: (style == .plays ? 0 : half) + 3, y: 3, width: max(0, half - 6),
      height: max(0, switchback.bounds.height - 6))
  }

  /// Returns the heights of the spaces above and below the cards, in points.
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
    subtitle.frame = CGRect(x: 12, y: title.frame.maxY, width: bounds.width - 24, height: 22)
    subtitle.isHidden = title.isHidden
    dots.frame = CGRect(x: 0, y: bottom + (isSmall ? 2 : 14), width: bounds.width, height: 24)
    let width = min(bounds.width - 24, 260)
    switchback.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: bottom + (isSmall ? 30 : 54), width: width,
      height: 36)
    for (index, button) in styleButtons.enumerated() {
      button.titleLabel?.font = .systemFont(ofSize: width < 220 ? 11 : 14, weight: .semibold)
      button.frame = CGRect(x: width / 2 * CGFloat(index), y: 0, width: width / 2, height: 36)
    }
    thumb.frame = thumbFrame
  }
}
