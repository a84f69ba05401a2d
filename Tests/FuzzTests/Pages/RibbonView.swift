import UIKit

/// Something on a page that an explicit animation draws across it (E-19).
@MainActor final class RibbonView: UIView {
  /// Where its middle is when the page is there, in points; 0 when it is not.
  static let reach: CGFloat = 200

  init(depth: Int) {
    super.init(frame: CGRect(x: Self.reach - 20, y: 50, width: 40, height: 10))
    accessibilityIdentifier = "ribbon.\(depth)"
    backgroundColor = .blue
  }

  required init?(coder: NSCoder) { return nil }

  /// In step with a page that comes or goes as `UIView.animate` moves it.
  func draw(comes: Bool) {
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = comes ? 0 : Self.reach
    slide.toValue = comes ? Self.reach : 0
    slide.duration = CurtainViews.duration
    slide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(slide, forKey: "slide")
  }
}
