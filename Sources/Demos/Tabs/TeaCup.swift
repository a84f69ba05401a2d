import UIKit

/// A view of a cup of tea on its saucer, seen from above.
@MainActor final class TeaCup: UIView {
  private let saucer = UIView()
  private let hollow = UIView()
  private let handle = UIView()
  private let rim = UIView()
  private let liquor = UIView()
  private let surface = CAGradientLayer()
  private let gleam = CAShapeLayer()
  private static let china = UIColor(white: 1, alpha: 1)

  init(_ tea: Tea) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [saucer, handle, rim] { view.backgroundColor = Self.china }
    hollow.backgroundColor = tea.paper
    shade(saucer, radius: 14, opacity: 0.22, down: 10)
    shade(handle, radius: 4, opacity: 0.16, down: 3)
    shade(rim, radius: 8, opacity: 0.20, down: 5)
    liquor.clipsToBounds = true
    surface.type = .radial
    surface.colors = tea.liquor.map { $0.cgColor }
    surface.locations = [0.35, 1]
    surface.startPoint = CGPoint(x: 0.5, y: 0.5)
    surface.endPoint = CGPoint(x: 1, y: 1)
    liquor.layer.addSublayer(surface)
    gleam.fillColor = nil
    gleam.strokeColor = UIColor(white: 1, alpha: 0.45).cgColor
    gleam.lineCap = .round
    liquor.layer.addSublayer(gleam)
    for view in [saucer, hollow, handle, rim, liquor] { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  private func shade(_ view: UIView, radius: CGFloat, opacity: Float, down: CGFloat) {
    view.layer.shadowColor = Tea.ink.cgColor
    view.layer.shadowRadius = radius
    view.layer.shadowOpacity = opacity
    view.layer.shadowOffset = CGSize(width: 0, height: down)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    round(saucer, side)
    round(hollow, side * 0.86)
    hollow.alpha = 0.55
    round(rim, side * 0.64)
    round(liquor, side * 0.57)
    handle.bounds.size = CGSize(width: side * 0.19, height: side * 0.075)
    handle.layer.cornerRadius = side * 0.0375
    handle.center = CGPoint(x: bounds.midX + side * 0.285, y: bounds.midY - side * 0.1645)
    handle.transform = CGAffineTransform(rotationAngle: -.pi / 6)
    surface.frame = liquor.bounds
    layOutGleam(liquor.bounds.width)
    CATransaction.commit()
  }

  private func round(_ view: UIView, _ side: CGFloat) {
    let side = side.rounded()
    view.bounds.size = CGSize(width: side, height: side)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    view.layer.cornerRadius = side / 2
  }

  /// Lays out the highlight along the upper left edge of the cup.
  private func layOutGleam(_ width: CGFloat) {
    let arc = UIBezierPath()
    let middle = CGPoint(x: width / 2, y: width / 2)
    arc.addArc(
      withCenter: middle, radius: width * 0.40, startAngle: .pi * 1.02, endAngle: .pi * 1.36,
      clockwise: true)
    gleam.frame = CGRect(x: 0, y: 0, width: width, height: width)
    gleam.path = arc.cgPath
    gleam.lineWidth = max(2, width * 0.03)
  }
}
