import Foundation

/// The figures of the first curve in the window's pane of curves, for a trace.
package struct CurveReading: Hashable, Sendable, Encodable {
  /// A location in the window, in points.
  package struct Place: Hashable, Sendable, Encodable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The name of the view that moves.
  package var view: String
  /// The property that moves, such as `y`.
  package var property: String
  /// The distance by which the motion exceeds its end value, as a fraction of the whole distance.
  package var overshoot: Double
  /// The time from the release to rest, in seconds.
  package var settling: TimeInterval
  /// The locations of the points that can be pulled: `peak`, `settled` and `release`.
  package var points: [String: Place]

  package init(
    view: String, property: String, overshoot: Double, settling: TimeInterval,
    points: [String: Place]
  ) {
    self.view = view
    self.property = property
    self.overshoot = overshoot
    self.settling = settling
    self.points = points
  }
}
