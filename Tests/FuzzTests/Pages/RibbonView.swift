import UIKit

/// A view on a page that an explicit animation moves across it (E-19).
@MainActor final class RibbonView: UIView {
  /// The x coordinate of its center when the page is fully visible, in points; 0 when it is not.
  static let reach: CGFloat = 200

  init(depth: Int) {
    super.init(frame: CGRect(x: Self.reach - 20, y: 50, width: 40, height: 10))
    accessibilityIdentifier = "ribbon.\(depth)"
    backgroundColor = .blue
  }

  required init?(coder: NSCoder) { return nil }

  /// Animates with the duration and the curve of the page, which `UIView.animate` moves.
  func draw(comes: Bool) {
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = comes ? 0 : Self.reach
    slide.toValue = comes ? Self.reach : 0
    slide.duration = CurtainViews.duration
    slide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(slide, forKey: "slide")
  }
}
