import CoreGraphics

// A file that imports Core Graphics alone (N-18).

func star(in rect: CGRect, points: Int) -> CGPath {
  var turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
  turn = turn.rotated(by: .pi / CGFloat(points))
  return CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2), transform: &turn)
}

func warm(_ amount: CGFloat) -> CGColor {
  return CGColor(red: 1, green: 1 - amount, blue: max(0, 1 - 2 * amount), alpha: 1)
}

func length(of vector: CGVector) -> CGFloat {
  return (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
}
