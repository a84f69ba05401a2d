import Foundation

/// A timing curve, with others along the two axes where they differ: a spring takes over a movement
/// in the plane, whose components are not the same parts of their ways (H-02).
package struct PlanarCurve: Sendable, Equatable {
  package struct Axes: Sendable, Equatable {
    package var x: TimingCurve
    package var y: TimingCurve
    package init(x: TimingCurve, y: TimingCurve) { (self.x, self.y) = (x, y) }
  }

  /// Along which everything goes that is no position.
  package var main: TimingCurve
  /// Nil where positions go along `main`, too.
  package var axes: Axes?

  package init(_ main: TimingCurve, axes: Axes? = nil) { (self.main, self.axes) = (main, axes) }

  func progress(at time: TimeInterval, duration: TimeInterval) -> PlanarProgress {
    map { $0.progress(at: time, duration: duration) }
  }

  func velocity(at time: TimeInterval, duration: TimeInterval) -> PlanarProgress {
    map { $0.velocity(at: time, duration: duration) }
  }

  /// Seconds until its springs are at rest; 0 without one.
  var settlingDuration: TimeInterval {
    (0..<3).reduce(0) { longest, component in
      guard case .spring(let motion) = self[component] else { return longest }
      return max(longest, motion.settlingDuration)
    }
  }

  package func compressed(by factor: Double) -> PlanarCurve {
    PlanarCurve(
      main.compressed(by: factor),
      axes: axes.map { Axes(x: $0.x.compressed(by: factor), y: $0.y.compressed(by: factor)) })
  }

  /// That of a component of `PlanarProgress`.
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

/// How much of the way is done: of what is no position, of the way across, of the way down.
package typealias PlanarProgress = SIMD3<Double>

extension PlanarProgress {
  /// Of what is no position.
  package var main: Double { x }
  var across: Double { y }
  var down: Double { z }
  /// Whether nothing of it can be seen.
  var isTiny: Bool { greatest < 1e-9 }
  /// The greatest of its components, whatever their sign.
  var greatest: Double { (0..<3).reduce(0) { Swift.max($0, abs(self[$1])) } }
}
