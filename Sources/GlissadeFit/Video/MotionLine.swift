import Foundation

/// The line along which an object moves in a video.
struct MotionLine {
  private let center: Shift
  private let cosine: Double
  private let sine: Double

  /// The greatest angle between the line and an axis for which the line counts as that axis, in
  /// radians.
  private static let axisReach = 0.12

  /// The fault that is added to those of all places, so that no single place determines the line.
  private static let leastFault = 0.05

  /// Computes the direction of the largest motion. A place with a smaller fault has a greater
  /// weight.
  init(_ places: [TrackedPlace]) {
    let weights = places.map { place in
      1 / ((place.fault + Self.leastFault) * (place.fault + Self.leastFault))
    }
    let total = max(weights.reduce(0, +), 1e-9)
    let x = zip(weights, places).reduce(0) { $0 + $1.0 * $1.1.shift.x } / total
    let y = zip(weights, places).reduce(0) { $0 + $1.0 * $1.1.shift.y } / total
    center = Shift(x: x, y: y)
    var xx = 0.0
    var xy = 0.0
    var yy = 0.0
    for (weight, place) in zip(weights, places) {
      let offset = place.shift - center
      xx += weight * offset.x * offset.x
      xy += weight * offset.x * offset.y
      yy += weight * offset.y * offset.y
    }
    let angle = atan2(2 * xy, xx - yy) / 2
    let quarter = Double.pi / 2
    let axis = (angle / quarter).rounded()
    if abs(angle - axis * quarter) < Self.axisReach {
      cosine = axis == 0 ? 1 : 0
      sine = axis == 0 ? 0 : 1
    } else {
      cosine = cos(angle)
      sine = sin(angle)
    }
  }

  /// The name of the line's direction, such as “y”.
  var name: String {
    if sine == 0 { return "x" }
    if cosine == 0 { return "y" }
    return "along \(Int((atan2(sine, cosine) * 180 / .pi).rounded()))°"
  }

  /// Returns the position of a displacement along the line, in pixels.
  func position(of shift: Shift) -> Double { shift.x * cosine + shift.y * sine }

  /// Returns the distance of a displacement from the line, in pixels.
  func distance(of shift: Shift) -> Double {
    let offset = shift - center
    return abs(offset.y * cosine - offset.x * sine)
  }
}
