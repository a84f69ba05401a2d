import Foundation
import UIKit

/// The scale of a lane, which maps values to heights in points. Values are not clamped (T-10).
struct CurveScale: Hashable {
  let low: Double
  let high: Double
  let area: CGRect
  /// A Boolean value that indicates whether lower values are drawn higher, so that a motion rises.
  let isFlipped: Bool

  /// Creates the scale of a lane that shows some curves.
  init(_ curves: [MotionCurve], _ axis: CurveAxis, in area: CGRect, isFlipped: Bool = false) {
    let (start, end) = (axis.time(at: axis.start), axis.time(at: axis.end))
    var (low, high) = (Double.infinity, -Double.infinity)
    for curve in curves {
      for sample in curve.samples where sample.time >= start && sample.time <= end {
        low = min(low, sample.value)
        high = max(high, sample.value)
      }
    }
    if !low.isFinite { (low, high) = (0, 1) }
    let least = curves.first.map { 4 * $0.key.property.tolerance } ?? 1
    let missing = max(0, least - (high - low)) / 2
    self.low = low - missing
    self.high = high + missing
    self.area = area
    self.isFlipped = isFlipped
  }

  func y(of value: Double) -> CGFloat {
    let part = CGFloat((value - low) / (high - low))
    return area.minY + (isFlipped ? part : 1 - part) * area.height
  }

  func value(atY y: CGFloat) -> Double {
    let part = Double((y - area.minY) / area.height)
    return low + (isFlipped ? part : 1 - part) * (high - low)
  }
}
