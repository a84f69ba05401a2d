import UIKit

/// Three lines of hills along the lower edge of the view, one in front of the other.
@MainActor final class HourHills: UIView {
  private let lines: [CAShapeLayer]
  /// The heights of the ridges at equal distances, as fractions of the view's height.
  private static let ridges: [[CGFloat]] = [
    [0.62, 0.78, 0.92, 0.70, 0.84, 1.00, 0.82, 0.66, 0.74],
    [0.34, 0.46, 0.60, 0.52, 0.38, 0.44, 0.58, 0.50, 0.40],
    [0.24, 0.20, 0.12, 0.08, 0.10, 0.07, 0.14, 0.24, 0.30],
  ]

  init(_ hour: Hour) {
    lines = hour.hills.map { color in
      let line = CAShapeLayer()
      line.fillColor = color.cgColor
      return line
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for line in lines { layer.addSublayer(line) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (line, ridge) in zip(lines, Self.ridges) {
      line.frame = bounds
      line.path = outline(of: ridge).cgPath
    }
  }

  /// Returns a smooth outline of a ridge. The points of the ridge are the control points of
  /// quadratic curves, which join midway between them.
  private func outline(of ridge: [CGFloat]) -> UIBezierPath {
    let distance = bounds.width / CGFloat(ridge.count - 1)
    let points = ridge.indices.map {
      CGPoint(x: distance * CGFloat($0), y: bounds.height * (1 - ridge[$0]))
    }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    path.addLine(to: points[0])
    for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
      let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
      path.addQuadCurve(to: middle, controlPoint: point)
    }
    path.addLine(to: points[points.count - 1])
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    return path
  }
}
