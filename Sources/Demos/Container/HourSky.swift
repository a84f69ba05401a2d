import UIKit

/// A sky of color bands, with the sun or moon and two rings of light.
@MainActor final class HourSky: UIView {
  private let bands: [UIView]
  private let discs: [UIView]
  private let place: CGPoint
  /// The diameters of the disc and its rings as fractions of the shorter side, largest first.
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

  /// The horizontal position of the sun or moon, in points.
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
  /// Stacks the bands in the rectangle with equal heights, the first one at the top.
  ///
  /// Each band extends by two points under the next one. Otherwise the background would be visible
  /// between bands on a scaled canvas, where their edges do not lie on whole pixels.
  @MainActor func stack(_ bands: [UIView]) {
    for (index, band) in bands.enumerated() {
      let top = (height * CGFloat(index) / CGFloat(bands.count)).rounded()
      let bottom = (height * CGFloat(index + 1) / CGFloat(bands.count)).rounded()
      let under: CGFloat = index + 1 < bands.count ? 2 : 0
      band.frame = CGRect(x: minX, y: minY + top, width: width, height: bottom - top + under)
    }
  }
}
