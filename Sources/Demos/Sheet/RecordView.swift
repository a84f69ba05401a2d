import UIKit

/// A view of a record on its turntable, seen from above. A tap turns the record over.
@MainActor final class RecordView: UIView {
  /// The dark floor around the plinth. It replaces a shadow, which would be blurred again at each
  /// scale.
  private let floor = UIView()
  private let plinth = UIView()
  private let platter = UIView()
  private let disc = UIView()
  private let label = UIView()
  private let title = UILabel()
  private let hole = UIView()
  private let grooves = CAShapeLayer()
  private let gleam = CAShapeLayer()
  private let arm = CAShapeLayer()

  var side = RecordSide.a { didSet { if side != oldValue { turnOver() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "record"
    plinth.backgroundColor = SheetPalette.wood
    plinth.layer.cornerRadius = 18
    floor.backgroundColor = SheetPalette.night.withAlphaComponent(0.55)
    floor.layer.cornerRadius = 22
    platter.backgroundColor = SheetPalette.rgb(0.55, 0.53, 0.52)
    disc.backgroundColor = SheetPalette.vinyl
    hole.backgroundColor = SheetPalette.cream
    grooves.fillColor = nil
    grooves.strokeColor = UIColor(white: 1, alpha: 0.07).cgColor
    gleam.fillColor = UIColor(white: 1, alpha: 0.06).cgColor
    arm.fillColor = nil
    arm.strokeColor = SheetPalette.rgb(0.86, 0.84, 0.82).cgColor
    arm.lineCap = .round
    arm.lineJoin = .round
    title.textAlignment = .center
    title.textColor = SheetPalette.paper
    disc.layer.addSublayer(grooves)
    disc.layer.addSublayer(gleam)
    for view in [label, title, hole] { disc.addSubview(view) }
    for view in [floor, plinth, platter, disc] { addSubview(view) }
    layer.addSublayer(arm)
    for view in subviews { view.isUserInteractionEnabled = false }
    showSide()
  }

  required init?(coder: NSCoder) { return nil }

  private func showSide() {
    label.backgroundColor = side.color
    title.text = side.rawValue
  }

  private func turnOver() {
    UIView.animate(withDuration: 0.45, delay: 0, options: [.curveEaseInOut]) {
      self.disc.transform = self.disc.transform.rotated(by: .pi)
      self.title.transform = self.title.transform.rotated(by: .pi)
      self.showSide()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    plinth.frame = bounds
    floor.frame = bounds.insetBy(dx: -5, dy: -3).offsetBy(dx: 0, dy: 6)
    let middle = CGPoint(x: side * 0.47, y: bounds.height / 2)
    round(platter, side * 0.90, at: middle)
    round(disc, side * 0.86, at: middle)
    let inner = CGPoint(x: disc.bounds.midX, y: disc.bounds.midY)
    round(label, side * 0.30, at: inner)
    round(hole, max(4, side * 0.022), at: inner)
    title.font = .systemFont(ofSize: max(8, side * 0.048), weight: .semibold)
    title.bounds.size = CGSize(width: side * 0.28, height: side * 0.07)
    title.center = CGPoint(x: inner.x, y: inner.y + side * 0.07)
    drawGrooves(side * 0.86)
    drawArm(side)
    CATransaction.commit()
  }

  private func round(_ view: UIView, _ diameter: CGFloat, at center: CGPoint) {
    view.bounds.size = CGSize(width: diameter, height: diameter)
    view.center = center
    view.layer.cornerRadius = diameter / 2
  }

  private func drawGrooves(_ diameter: CGFloat) {
    let (rings, center) = (UIBezierPath(), CGPoint(x: diameter / 2, y: diameter / 2))
    for share in [0.46, 0.43, 0.40, 0.36, 0.33, 0.29, 0.26, 0.22] {
      rings.append(
        UIBezierPath(
          ovalIn: CGRect(
            x: center.x - diameter * share, y: center.y - diameter * share,
            width: 2 * diameter * share, height: 2 * diameter * share)))
    }
    grooves.frame = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    grooves.path = rings.cgPath
    grooves.lineWidth = max(1, diameter * 0.006)
    let shine = UIBezierPath()
    for start in [-0.42, 0.58] {
      shine.move(to: center)
      shine.addArc(
        withCenter: center, radius: diameter * 0.48, startAngle: .pi * start,
        endAngle: .pi * (start + 0.16), clockwise: true)
      shine.close()
    }
    gleam.frame = grooves.frame
    gleam.path = shine.cgPath
  }

  private func drawArm(_ side: CGFloat) {
    let path = UIBezierPath()
    let base = CGPoint(x: bounds.width - side * 0.10, y: bounds.height * 0.14)
    path.move(to: base)
    path.addLine(to: CGPoint(x: bounds.width - side * 0.12, y: bounds.height * 0.58))
    path.addLine(to: CGPoint(x: side * 0.735, y: bounds.height * 0.71))
    arm.frame = bounds
    arm.path = path.cgPath
    arm.lineWidth = max(3, side * 0.026)
  }
}
