import UIKit

/// A small picture of the sky, composed of discs and bars.
@MainActor final class WeatherSign: UIView {
  enum Sky {
    case clear, fair, cloudy, rain
  }

  static let size = CGSize(width: 36, height: 28)

  init(_ sky: Sky) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    switch sky {
    case .clear: addDisc(x: 18, y: 14, radius: 9, ShadePalette.sun)
    case .fair:
      addDisc(x: 23, y: 9, radius: 8, ShadePalette.sun)
      addCloud(top: 6, ShadePalette.cloud)
    case .cloudy: addCloud(top: 4, ShadePalette.cloud)
    case .rain:
      for (x, y) in [(11, 22), (18, 24), (25, 22)] { addDrop(x: CGFloat(x), y: CGFloat(y)) }
      addCloud(top: 0, ShadePalette.cloud.withAlphaComponent(1))
    }
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { Self.size }

  private func addDisc(x: CGFloat, y: CGFloat, radius: CGFloat, _ color: UIColor) {
    let disc = UIView(
      frame: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    disc.backgroundColor = color
    disc.layer.cornerRadius = radius
    addSubview(disc)
  }

  private func addCloud(top: CGFloat, _ color: UIColor) {
    addDisc(x: 11, y: top + 13, radius: 6, color)
    addDisc(x: 18, y: top + 9, radius: 8, color)
    addDisc(x: 26, y: top + 13, radius: 6, color)
    let foot = UIView(frame: CGRect(x: 11, y: top + 12, width: 15, height: 7))
    foot.backgroundColor = color
    addSubview(foot)
  }

  private func addDrop(x: CGFloat, y: CGFloat) {
    let drop = UIView(frame: CGRect(x: x - 1.5, y: y - 4, width: 3, height: 8))
    drop.backgroundColor = ShadePalette.drop
    drop.layer.cornerRadius = 1.5
    drop.transform = CGAffineTransform(rotationAngle: 0.3)
    addSubview(drop)
  }
}
