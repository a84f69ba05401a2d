import Foundation

/// A timing curve, which can have different curves for the two axes: a spring that continues a
/// planar motion has a different relative velocity along each axis (H-02).
package struct PlanarCurve: Sendable, Equatable {
  package struct Axes: Sendable, Equatable {
    package var x: TimingCurve
    package var y: TimingCurve
    package init(x: TimingCurve, y: TimingCurve) { (self.x, self.y) = (x, y) }
  }

  /// The timing of all values that are not positions.
  package var main: TimingCurve
  /// The timing of positions along each axis, or `nil` if positions also follow `main`.
  package var axes: Axes?

  package init(_ main: TimingCurve, axes: Axes? = nil) { (self.main, self.axes) = (main, axes) }

  func progress(at time: TimeInterval, duration: TimeInterval) -> PlanarProgress {
    map { $0.progress(at: time, duration: duration) }
  }

  func velocity(at time: TimeInterval, duration: TimeInterval) -> PlanarProgress {
    map { $0.velocity(at: time, duration: duration) }
  }

  /// The time until all springs have settled, in seconds, or 0 if no curve is a spring.
  var settlingDuration: TimeInterval {
    (0..<3).reduce(0) { max($0, self[$1].settlingDuration ?? 0) }
  }

  package func compressed(by factor: Double) -> PlanarCurve {
    PlanarCurve(
      main.compressed(by: factor),
      axes: axes.map { Axes(x: $0.x.compressed(by: factor), y: $0.y.compressed(by: factor)) })
  }

  /// Returns the curve of a component of `PlanarProgress`.
  subscript(component: Int) -> TimingCurve {
    switch component {
    case 1: axes?.x ?? main
    case 2: axes?.y ?? main
    default: main
    }
  }

  private func map(_ value: (TimingCurve) -> Double) -> PlanarProgress {
    let whole = value(main)
    guard let axes else { return PlanarProgress(repeating: whole) }
    return PlanarProgress(
      whole, axes.x == main ? whole : value(axes.x), axes.y == main ? whole : value(axes.y))
  }
}

/// Three completed fractions: of values that are not positions, of horizontal positions, and of
/// vertical positions.
package typealias PlanarProgress = SIMD3<Double>

extension PlanarProgress {
  /// The progress of values that are not positions.
  package var main: Double { x }
  var across: Double { y }
  var down: Double { z }
  /// A Boolean value that indicates whether all three fractions are too small to be visible.
  var isTiny: Bool { greatest < 1e-9 }
  /// The largest magnitude of the three fractions.
  var greatest: Double { (0..<3).reduce(0) { Swift.max($0, abs(self[$1])) } }
}
