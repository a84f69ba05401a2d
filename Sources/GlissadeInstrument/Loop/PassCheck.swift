import Foundation
import GlissadeInspector

/// The comparison of a repetition of the drag with the one before it.
///
/// A repetition plays the same input. It moves differently only if a parameter or the program has
/// changed, or if the program depends on something that a recording does not contain.
struct PassCheck {
  /// The difference of two repetitions that is reported, in points.
  private static let tolerance = 1.0
  /// The time between two compared values of a curve, in seconds.
  private static let step = 1.0 / 60

  /// The last complete repetition whose drag moved something, or `nil`.
  private var last: MeasuredPass?
  /// A sentence about the last complete repetition, or `nil` if it was as expected.
  private(set) var remark: String?

  /// Compares a complete repetition with the one before it.
  mutating func add(_ pass: MeasuredPass) {
    remark = Self.remark(about: pass, after: last)
    if pass.hasMotion { last = pass }
  }

  private static func remark(about pass: MeasuredPass, after last: MeasuredPass?) -> String? {
    guard let last else { return nil }
    guard pass.hasMotion else {
      return "The repeated drag moves nothing now: the view under it is gone, or elsewhere."
    }
    guard pass.parameters == last.parameters, pass.environment == last.environment,
      let place = difference(of: pass, from: last)
    else { return nil }
    return "\(place) moved differently, although no parameter changed:\n"
      + "the program depends on something that is not recorded."
  }

  /// Returns the name of the first view whose motion differs between two repetitions, or `nil`.
  private static func difference(of pass: MeasuredPass, from last: MeasuredPass) -> String? {
    let end = min(pass.curves.end, last.curves.end)
    for curve in pass.curves.moving(from: pass.start, to: pass.curves.end) {
      guard let other = last.curves[curve.key] else { return curve.key.view }
      for time in stride(from: pass.start, through: end, by: step) {
        guard let value = curve.value(at: time), let before = other.value(at: time) else {
          continue
        }
        let distance = abs(value - before) * curve.key.property.weight
        if distance > tolerance { return curve.key.view }
      }
    }
    return nil
  }
}
