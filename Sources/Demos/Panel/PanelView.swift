import UIKit

/// The panel's view: a background with rounded corners, a grabber, a heading and the content.
@MainActor final class PanelView: UIView {
  let closeButton = UIButton(type: .system)
  private let paper = UIView()
  private let grabber = UIView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let content: UIView

  /// The length by which the background extends below the panel, in points. It is visible when the
  /// panel is pulled beyond its highest stop.
  private static let skirt: CGFloat = 480
  private static let widest: CGFloat = 560
  private static let headHeight: CGFloat = 88

  init(style: PanelStyle) {
    let hut = Hut.tour[0]
    content = style == .half ? HutCard(hut) : HutList(Hut.tour)
    super.init(frame: .zero)
    accessibilityIdentifier = "page.panel"
    paper.backgroundColor = PanelPalette.paper
    paper.layer.cornerRadius = 22
    paper.isUserInteractionEnabled = false
    grabber.backgroundColor = PanelPalette.ink.withAlphaComponent(0.22)
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    title.text = style == .half ? hut.name : "Huts on the way"
    title.style(PanelPalette.font(22, .bold), PanelPalette.ink)
    subtitle.text =
      style == .half ? "Open until the end of September" : "Sixteen nights round the mountain"
    subtitle.style(PanelPalette.font(14), PanelPalette.quietInk)
    closeButton.accessibilityIdentifier = "button.close"
    closeButton.setTitle("Close", for: .normal)
    closeButton.setTitleColor(PanelPalette.trail, for: .normal)
    closeButton.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    closeButton.backgroundColor = PanelPalette.shade
    closeButton.layer.cornerRadius = 16
    for view in [paper, grabber, title, subtitle, content, closeButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// The list in the panel, or `nil` for a panel without a list.
  var list: HutList? { content as? HutList }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isSmall = bounds.width < 280
    let margin: CGFloat = isSmall ? 16 : 24
    let width = min(bounds.width - 2 * margin, Self.widest)
    let left = ((bounds.width - width) / 2).rounded()
    paper.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + Self.skirt)
    grabber.frame = CGRect(x: (bounds.width / 2).rounded() - 20, y: 8, width: 40, height: 5)
    let head = Self.headHeight - 48 + scaled(48)
    closeButton.frame = directed(CGRect(x: left + width - 72, y: 26, width: 72, height: 32))
    title.font = PanelPalette.font(isSmall ? 16 : 22, .bold)
    title.frame = directed(
      CGRect(x: left, y: 24, width: max(0, width - 84), height: scaled(28)))
    subtitle.frame = directed(
      CGRect(x: left, y: 24 + scaled(28), width: max(0, width - 84), height: scaled(20)))
    content.frame = CGRect(
      x: left, y: head, width: width,
      height: max(0, bounds.height - head - (list == nil ? 16 : 0)))
  }

  /// Returns whether a point is on the panel, to which the background below the view belongs.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    paper.frame.contains(point)
  }
}
