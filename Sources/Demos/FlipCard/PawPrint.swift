import UIKit

/// A paw print in one color: a pad and four toes.
@MainActor final class PawPrint: UIView {
  private let pad = UIView()
  private let toes = (0..<4).map { _ in UIView() }
  /// The centers, sizes and angles of the toes. Lengths are fractions of the side of the print.
  private static let places:
    [(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, turn: CGFloat)] =
      [
        (0.14, 0.42, 0.19, 0.26, -0.4), (0.37, 0.19, 0.20, 0.29, -0.1),
        (0.63, 0.19, 0.20, 0.29, 0.1), (0.86, 0.42, 0.19, 0.26, 0.4),
      ]

  init(color: UIColor) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for part in [pad] + toes {
      part.backgroundColor = color
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    pad.frame = CGRect(x: 0.23 * side, y: 0.47 * side, width: 0.54 * side, height: 0.46 * side)
    pad.layer.cornerRadius = 0.22 * side
    for (toe, place) in zip(toes, Self.places) {
      toe.bounds.size = CGSize(width: place.width * side, height: place.height * side)
      toe.center = CGPoint(x: place.x * side, y: place.y * side)
      toe.transform = CGAffineTransform(rotationAngle: place.turn)
      toe.layer.cornerRadius = place.width * side / 2
    }
  }
}
