import Foundation

/// The content of the curves' pane.
package struct CurveContent: Hashable, Sendable {
  /// A point of a curve that can be pulled (T-11).
  package enum Handle: Hashable, Sendable, CaseIterable {
    /// The furthest value beyond the end, which the damping determines.
    case peak
    /// The first value at rest, which the response determines.
    case settled
    /// The value at the release, which the threshold is compared with.
    case release
  }

  /// The curves that move in the visible time, the largest motion first.
  package var curves: [MotionCurve] = []
  /// The curves of the pass or the program before, which are drawn paler.
  package var before: [MotionCurve] = []
  /// The predicted curves.
  package var ahead: [MotionCurve] = []
  package var marks: [MotionCurves.Mark] = []
  package var axis = CurveAxis()
  /// The canvas's time of the visible frame, in seconds.
  package var cursor: TimeInterval = 0
  /// The age of the visible frame, such as “−0.28 s”; `nil` for the present.
  package var age: String?
  /// The figures of the first curve, if its motion is complete.
  package var figures: CurveFigures?
  /// The points that can be pulled, because the program uses the parameters behind them.
  package var handles: Set<Handle> = []

  package init() {}
}

extension CurveFigures {
  /// The point of a handle.
  func point(of handle: CurveContent.Handle) -> MotionCurve.Sample? {
    switch handle {
    case .release: release
    case .settled: settled.map { .init(time: $0.time, value: target) }
    case .peak:
      // Without an overshoot the point is at the end's line, where one would begin.
      peak
        ?? settled.map {
          .init(time: release.time + 0.7 * ($0.time - release.time), value: target)
        }
    }
  }

  /// The words beside a handle.
  ///
  /// - Parameters:
  ///   - unit: The unit of the values, such as “pt”.
  ///   - canPull: A Boolean value that indicates whether the handle can be pulled.
  func words(of handle: CurveContent.Handle, unit: String, canPull: Bool) -> String {
    let number = { (value: Double) in String(format: abs(value) < 10 ? "%.1f" : "%.0f", value) }
    switch handle {
    case .peak:
      let text =
        peak == nil
        ? "no overshoot"
        : "overshoot \(number(overshoot))\(unit), "
          + String(format: "%.1f %%", overshootFraction * 100)
      return text + (canPull ? " · pull: damping" : "")
    case .settled:
      return String(format: "at rest after %.2f s", settlingTime ?? 0)
        + (canPull ? " · pull: response" : "")
    case .release:
      let speed = String(format: "%.0f", abs(releaseRate))
      return "released, \(speed)\(unit)/s" + (canPull ? " · pull: threshold" : "")
    }
  }
}
