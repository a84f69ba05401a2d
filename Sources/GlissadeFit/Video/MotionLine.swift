import Foundation

/// The line along which something moves.
struct MotionLine {
  private let center: Shift
  private let cosine: Double
  private let sine: Double

  /// The angle from an axis up to which a line counts as that axis, in radians.
  private static let axisReach = 0.12

  /// Finds the direction of the largest motion.
  init(_ shifts: [Shift]) {
    // Single wrong places change medians little.
    center = Shift(x: shifts.map(\.x).median, y: shifts.map(\.y).median)
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for shift in shifts {
      let offset = shift - center
      xx += offset.x * offset.x
      xy += offset.x * offset.y
      yy += offset.y * offset.y
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

  /// The direction, such as “y”.
  var name: String {
    if sine == 0 { return "x" }
    if cosine == 0 { return "y" }
    return "along \(Int((atan2(sine, cosine) * 180 / .pi).rounded()))°"
  }

  /// Returns the position along the line.
  func position(of shift: Shift) -> Double { shift.x * cosine + shift.y * sine }

  /// Returns the distance from the line.
  func distance(of shift: Shift) -> Double {
    let offset = shift - center
    return abs(offset.y * cosine - offset.x * sine)
  }
}
