import Foundation
import GlissadeGeometry

/// Why a step was left out of a path.
package enum PathFault: String, Error, Sendable {
  case notFinite = "a number that is infinite, undefined or out of range"
  case noCurrentPoint = "a line without a point to start from"
}

/// Collects the steps of a path. A step that cannot be is left out, and told.
package struct PathBuilder: Sendable {
  package private(set) var elements: [PathElement] = []
  /// Where the next line starts; nil before the first point.
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
    // Of several moves in a row only the last one counts.
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

  /// A parabola, as the cubic that it is.
  @discardableResult
  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) -> PathFault? {
    guard let start = currentPoint else { return .noCurrentPoint }
    func raised(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    return addCurve(to: end, control1: raised(start), control2: raised(end))
  }

  /// A part of a circle, after a straight line to its start if there is a point to come from.
  ///
  /// - Parameters:
  ///   - startAngle, endAngle: radians from the x axis towards the y axis.
  ///   - increases: whether the angle grows on the way. A way of a whole turn or more is one whole turn.
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
    let way = increases ? end - start : start - end
    if way == 0 { return 0 }
    var sweep = abs(way) >= turn && way > 0 ? turn : way.truncatingRemainder(dividingBy: turn)
    // Angles that differ by whole turns: once around.
    if sweep <= 0 { sweep += turn }
    return increases ? sweep : -sweep
  }

  /// Goes back to where the part began; nothing where there is nothing to close.
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

/// A circle's part as cubics of a quarter turn at most.
///
/// Source: the cubic whose middle lies on the arc has its controls 4/3·tan(θ/4) radii along the
/// tangents.
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
