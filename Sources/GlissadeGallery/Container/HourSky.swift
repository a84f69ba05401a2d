import UIKit

/// A sky in bands, as a woodcut has it, with its sun or moon and two rings of light.
@MainActor final class HourSky: UIView {
  private let bands: [UIView]
  private let discs: [UIView]
  private let place: CGPoint
  /// Of the sun or moon, in parts of the smaller side, the largest ring first.
  private static let sizes: [CGFloat] = [0.66, 0.40, 0.20]

  init(_ hour: Hour) {
    place = hour.place
    bands = Tint.scale(of: hour.sky, count: 12).map { UIView.filled(with: $0.color) }
    discs = [0.14, 0.22, 1].map { UIView.filled(with: hour.disc.withAlphaComponent($0)) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    for view in bands + discs { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  /// Where the sun or moon stands, in points from the left.
  var discX: CGFloat { (bounds.width * place.x).rounded() }

  override func layoutSubviews() {
    super.layoutSubviews()
    bounds.stack(bands)
    let center = CGPoint(x: discX, y: (bounds.height * place.y).rounded())
    for (disc, size) in zip(discs, Self.sizes) {
      let side = (min(bounds.width, bounds.height) * size / 2).rounded() * 2
      disc.bounds.size = CGSize(width: side, height: side)
      disc.center = center
      disc.layer.cornerRadius = side / 2
    }
  }
}

extension UIView {
  static func filled(with color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    return view
  }
}

extension CGRect {
  /// Fills the rectangle with bands, the first one on top, each as high as the others. Each goes on a
  /// little under the next: on a scaled stage their edges are no whole pixels, and would let through
  /// what lies behind.
  @MainActor func stack(_ bands: [UIView]) {
    for (index, band) in bands.enumerated() {
      let top = (height * CGFloat(index) / CGFloat(bands.count)).rounded()
      let bottom = (height * CGFloat(index + 1) / CGFloat(bands.count)).rounded()
      let under: CGFloat = index + 1 < bands.count ? 2 : 0
      band.frame = CGRect(x: minX, y: minY + top, width: width, height: bottom - top + under)
    }
  }
}
