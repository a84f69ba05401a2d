import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The mode in which a layer turns while it follows a path.
public struct CAAnimationRotationMode: Hashable, Sendable, RawRepresentable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The mode in which the layer's horizontal axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The mode in which the layer's horizontal axis points backwards along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

// Keyframe animations along a path.
extension CAKeyframeAnimation {
  /// The number of points on each curve: the chords between so many points deviate by less than a
  /// pixel from a curve as large as a screen.
  private static let pointsPerCurve = 32
  /// The distance between the two points that determine the direction, as a fraction of the
  /// animation.
  private static let directionStep = 1e-3

  /// Returns the interpolation along a path, or `nil` if the path has no lines or curves. Each line
  /// and curve of the path is a step between two keys, with the times and timings of the animation.
  func interpolation(along path: CGPath) -> KeyframeInterpolation? {
    let steps = path.steps(pointsPerCurve: Self.pointsPerCurve)
    guard let first = steps.first?.first else { return nil }
    let isPaced = calculationMode.isPaced
    let even = (0...steps.count).map { Double($0) / Double(steps.count) }
    let times = isPaced ? even : self.times(count: steps.count + 1) ?? even
    var keys = [KeyframeInterpolation.Key(time: 0, value: .point(first))]
    if times[0] > 0 { keys.append(.init(time: times[0], value: .point(first))) }
    for (index, step) in steps.enumerated() {
      let (start, length) = (times[index], times[index + 1] - times[index])
      if calculationMode == .discrete {
        keys.append(.init(time: start + length, value: .point(step[step.count - 1])))
        continue
      }
      let curve = timingFunctions.flatMap { index < $0.count && !isPaced ? $0[index].curve : nil }
      for number in 1..<step.count {
        let fraction = Double(number) / Double(step.count - 1)
        let point = curve.map { step.point(at: $0.value(at: fraction)) } ?? step[number]
        keys.append(.init(time: start + length * fraction, value: .point(point)))
      }
    }
    if let last = keys.last, last.time < 1 { keys.append(.init(time: 1, value: last.value)) }
    let mode = calculationMode == .cubic ? .linear : calculationMode
    return KeyframeInterpolation(
      keys: keys,
      passages: Array(repeating: .interpolate(nil), count: keys.count - 1),
      mode: mode == .cubicPaced ? .paced : mode)
  }

  /// Returns the angle of the path at a fraction of the animation in radians, or `nil` if the layer
  /// does not turn.
  func rotation(at fraction: Double) -> CGFloat? {
    guard let rotationMode, path != nil, let interpolation else { return nil }
    let start = min(max(fraction - Self.directionStep, 0), 1 - 2 * Self.directionStep)
    guard case .point(let from) = interpolation.value(at: start),
      case .point(let to) = interpolation.value(at: start + 2 * Self.directionStep)
    else { return nil }
    let angle = atan2(to.y - from.y, to.x - from.x)
    return rotationMode == .rotateAutoReverse ? angle + .pi : angle
  }
}

extension [CGPoint] {
  /// Returns the point at a fraction of the array, interpolated between two neighboring points.
  fileprivate func point(at fraction: Double) -> CGPoint {
    let place = Swift.min(Swift.max(fraction, 0), 1) * Double(count - 1)
    let index = Swift.min(Int(place), count - 2)
    return self[index].interpolated(to: self[index + 1], at: place - Double(index))
  }
}

extension CGPath {
  /// Returns the points of each line and curve, including its start and end. A jump between two
  /// subpaths is no step.
  fileprivate func steps(pointsPerCurve: Int) -> [[CGPoint]] {
    var (steps, start, current): ([[CGPoint]], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let end):
        steps.append([current, end])
        current = end
      case .curve(let control1, let control2, let end):
        let points = (0...pointsPerCurve).map { index in
          Self.cubic(
            current, control1, control2, end, at: Double(index) / Double(pointsPerCurve))
        }
        steps.append(points)
        current = end
      case .close:
        if current != start { steps.append([current, start]) }
        current = start
      }
    }
    return steps
  }
}
