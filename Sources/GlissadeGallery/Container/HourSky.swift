import UIKit

/// A sky with its sun or moon.
@MainActor final class HourSky: UIView {
  private let disc = UIView()
  private let glow = CAGradientLayer()
  private let place: CGPoint

  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ hour: Hour) {
    place = hour.place
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    let sky = layer as? CAGradientLayer
    sky?.colors = hour.sky.map { $0.cgColor }
    sky?.locations = [0, 0.6, 1]
    glow.type = .radial
    glow.colors = [0.55, 0.16, 0].map { hour.disc.withAlphaComponent($0).cgColor }
    glow.locations = [0, 0.4, 1]
    glow.startPoint = CGPoint(x: 0.5, y: 0.5)
    glow.endPoint = CGPoint(x: 1, y: 1)
    disc.backgroundColor = hour.disc
    layer.addSublayer(glow)
    addSubview(disc)
  }

  required init?(coder: NSCoder) { return nil }

  /// Where the sun or moon stands, in points from the left.
  var discX: CGFloat { (bounds.width * place.x).rounded() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = (min(bounds.width, bounds.height) * 0.2).rounded()
    let center = CGPoint(x: discX, y: (bounds.height * place.y).rounded())
    disc.bounds.size = CGSize(width: side, height: side)
    disc.center = center
    disc.layer.cornerRadius = side / 2
    glow.frame = CGRect(
      x: center.x - 2.4 * side, y: center.y - 2.4 * side, width: 4.8 * side, height: 4.8 * side)
  }
}
