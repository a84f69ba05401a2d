import GlissadeAssets
import UIKit

/// A page with a map, a title, the button that presents the panel, and the choice of the panel's
/// style.
@MainActor final class MapView: UIView {
  let openButton = UIButton(type: .system)
  let styleButtons = PanelStyle.allCases.map { _ in UIButton(type: .system) }
  private let picture = UIImageView(image: UIImage(named: "valley", in: GlissadeAssets.bundle))
  private let title = UILabel()
  private let subtitle = UILabel()
  private let switchback = UIView()
  private let thumb = UIView()
  private let grabber = UIView()

  /// The style of the panel.
  var style = PanelStyle.half { didSet { showStyle() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "page.map"
    backgroundColor = PanelPalette.shade
    clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    title.text = "Lac Blanc"
    title.textColor = PanelPalette.ink
    subtitle.text = "Pull the panel up from the lower edge"
    subtitle.style(PanelPalette.font(15, .medium), PanelPalette.quietInk)
    openButton.accessibilityIdentifier = "button.open"
    openButton.setTitleColor(.white, for: .normal)
    openButton.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
    openButton.backgroundColor = PanelPalette.trail
    openButton.layer.cornerRadius = 24
    grabber.backgroundColor = PanelPalette.ink.withAlphaComponent(0.3)
    grabber.layer.cornerRadius = 2.5
    setUpSwitch()
    for view in [picture, title, subtitle, switchback, openButton, grabber] { addSubview(view) }
    showStyle()
  }

  required init?(coder: NSCoder) { return nil }

  private func setUpSwitch() {
    switchback.backgroundColor = PanelPalette.paper.withAlphaComponent(0.9)
    switchback.layer.cornerRadius = 18
    thumb.backgroundColor = PanelPalette.ink
    thumb.layer.cornerRadius = 15
    thumb.accessibilityIdentifier = "knob"
    switchback.addSubview(thumb)
    for (style, button) in zip(PanelStyle.allCases, styleButtons) {
      button.accessibilityIdentifier = "button.\(style)"
      button.setTitle(style == .half ? "Half" : "Three heights", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
      switchback.addSubview(button)
    }
  }

  private func showStyle() {
    openButton.setTitle(style == .half ? "Show the hut" : "Show the huts", for: .normal)
    for (other, button) in zip(PanelStyle.allCases, styleButtons) {
      button.setTitleColor(other == style ? PanelPalette.paper : PanelPalette.ink, for: .normal)
    }
    thumb.frame = thumbFrame
  }

  private var thumbFrame: CGRect {
    let half = switchback.bounds.width / 2
    return switchback.directed(
      CGRect(
        x: (style == .half ? 0 : half) + 3, y: 3, width: max(0, half - 6),
        height: max(0, switchback.bounds.height - 6)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.width < 280 || bounds.height < 320
    let margin: CGFloat = isSmall ? 16 : 32
    let width = min(bounds.width - 2 * margin, 260)
    let left = ((bounds.width - width) / 2).rounded()
    picture.frame = bounds
    picture.alpha = traitCollection.userInterfaceStyle == .dark ? 0.35 : 1
    title.font = .systemFont(ofSize: isSmall ? 26 : 48, weight: .bold)
    title.frame = CGRect(
      x: margin - 2, y: isSmall ? 14 : 52, width: bounds.width - 2 * margin,
      height: isSmall ? 34 : 60)
    subtitle.frame = CGRect(
      x: margin, y: title.frame.maxY, width: bounds.width - 2 * margin,
      height: scaled(24))
    subtitle.isHidden = isSmall
    openButton.frame = CGRect(
      x: left, y: bounds.height - (isSmall ? 74 : 92), width: width, height: 48)
    switchback.frame = CGRect(
      x: left, y: openButton.frame.minY - (isSmall ? 42 : 50), width: width, height: 36)
    for (index, button) in styleButtons.enumerated() {
      button.titleLabel?.font = .systemFont(ofSize: isSmall ? 12 : 14, weight: .semibold)
      button.frame = switchback.directed(
        CGRect(x: width / 2 * CGFloat(index), y: 0, width: width / 2, height: 36))
    }
    thumb.frame = thumbFrame
    grabber.frame = CGRect(
      x: (bounds.width / 2).rounded() - 20, y: bounds.height - 12, width: 40, height: 5)
  }
}
