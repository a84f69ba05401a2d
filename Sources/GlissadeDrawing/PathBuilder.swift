import Foundation
import GlissadeGeometry

/// A reason to omit a segment of a path.
package enum PathFault: String, Error, Sendable {
  case notFinite = "a number that is infinite, undefined or out of range"
  case noCurrentPoint = "a line without a point to start from"
}

/// A builder of a path's segments. Invalid segments are omitted and reported.
package struct PathBuilder: Sendable {
  package private(set) var elements: [PathElement] = []
  /// The point at which the next line starts, or `nil` before the first point.
  package private(set) var currentPoint: CGPoint?
  private var partStart = CGPoint.zero

  package init() {}

  package init(_ path: CGPath) {
    append(path)
  }

  package var path: CGPath { CGPath(elements: elements) }

  @discardableResult
  package mutating func move(to point: CGPoint) -> PathFault? {
    guard point.isFinite else { return .notFinite }
    // A move directly after another move replaces it.
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(point))
    (partStart, currentPoint) = (point, point)
    return nil
  }

  @discardableResult
  package mutating func addLine(to point: CGPoint) -> PathFault? {
    guard point.isFinite else { return .notFinite }
    guard currentPoint != nil else { return .noCurrentPoint }
    elements.append(.line(point))
    currentPoint = point
    return nil
  }

  @discardableResult
  package mutating func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint
  ) -> PathFault? {
    guard end.isFinite, control1.isFinite, control2.isFinite else { return .notFinite }
    guard currentPoint != nil else { return .noCurrentPoint }
    elements.append(.curve(control1: control1, control2: control2, end: end))
    currentPoint = end
    return nil
  }

  /// Adds a quadratic curve as the equivalent cubic curve.
  @discardableResult
  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) -> PathFault? {
    guard let start = currentPoint else { return .noCurrentPoint }
    func raised(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return addCurve(to: end, control1: raised(start), control2: raised(end))
  }

  /// Adds an arc of a circle, after a straight line from the current point, if any, to the start of
  /// the arc.
  ///
  /// - Parameters:
  ///   - startAngle, endAngle: The angles in radians from the x axis towards the y axis.
  ///   - increases: A Boolean value that indicates whether the angle increases along the arc. A
  ///     difference of a full turn or more is one full turn.
  @discardableResult
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increases: Bool,
    transform: CGAffineTransform = .identity
  ) -> PathFault? {
    guard center.isFinite, radius.isFinite, radius >= 0, startAngle.isFinite, endAngle.isFinite
    else {
      return .notFinite
    }
    let sweep = Self.sweep(from: startAngle, to: endAngle, increases: increases)
    let arc = ArcCurves(center: center, radius: radius, start: startAngle, sweep: sweep)
    let start = arc.start.applying(transform)
    let fault = currentPoint == nil ? move(to: start) : addLine(to: start)
    for curve in arc.curves {
      addCurve(
        to: curve.end.applying(transform), control1: curve.control1.applying(transform),
        control2: curve.control2.applying(transform))
    }
    return fault
  }

  private static func sweep(
    from start: CGFloat, to end: CGFloat, increases: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = increases ? end - start : start - end
    if difference == 0 { return 0 }
    var sweep =
      abs(difference) >= turn && difference > 0
      ? turn : difference.truncatingRemainder(dividingBy: turn)
    // Angles that differ by full turns yield a full circle.
    if sweep <= 0 { sweep += turn }
    return increases ? sweep : -sweep
  }

  /// Closes the current subpath, unless it is empty or closed already.
  package mutating func close() {
    switch elements.last {
    case nil, .move, .close: return
    case .line, .curve: break
    }
    elements.append(.close)
    currentPoint = partStart
  }

  @discardableResult
  package mutating func append(
    _ path: CGPath, transform: CGAffineTransform = .identity
  ) -> PathFault? {
    for element in path.elements {
      let fault =
        switch element.applying(transform) {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: point)
        case .curve(let control1, let control2, let end):
          addCurve(to: end, control1: control1, control2: control2)
        case .close: closing()
        }
      if let fault { return fault }
    }
    return nil
  }

  private mutating func closing() -> PathFault? {
    close()
    return nil
  }
}

/// An arc of a circle as cubic curves of at most a quarter turn each.
///
/// Source: the control points of a cubic curve whose middle lies on an arc of angle θ are
/// 4/3·tan(θ/4) radii from the ends along the tangents.
private struct ArcCurves {
  struct Curve {
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  let start: CGPoint
  private(set) var curves: [Curve] = []

  init(center: CGPoint, radius: CGFloat, start: CGFloat, sweep: CGFloat) {
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radius * (cosine - sine * along),
        y: center.y + radius * (sine + cosine * along))
    }
    self.start = point(start, 0)
    guard sweep != 0, radius > 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      curves.append(
        Curve(control1: point(from, handle), control2: point(to, -handle), end: point(to, 0)))
    }
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
