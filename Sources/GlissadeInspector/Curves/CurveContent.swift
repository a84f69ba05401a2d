import Foundation
import UIKit

/// The content of the curves' pane.
package struct CurveContent: Hashable, Sendable {
  /// A point of a curve that the user can pull (T-11).
  package enum Handle: Hashable, Sendable, CaseIterable {
    /// The value furthest beyond the end value, which depends on the spring's damping.
    case peak
    /// The first value at rest, which depends on the spring's response, or on the settling time of
    /// the rule by which the spring follows from the speed of a release.
    case settled
    /// The value at the release, which the program compares with its completion threshold.
    case release
  }

  /// The curves that move in the visible time, the largest motion first.
  package var curves: [MotionCurve] = []
  /// The curves of the previous repetition of the drag or of the program before a reload, drawn
  /// paler.
  package var before: [MotionCurve] = []
  /// The curves of the predicted frames.
  package var ahead: [MotionCurve] = []
  package var marks: [MotionCurves.Mark] = []
  package var axis = CurveAxis()
  /// The canvas's time of the visible frame, in seconds.
  package var cursor: TimeInterval = 0
  /// The age of the visible frame, such as “−0.28 s”; `nil` for the present.
  package var age: String?
  /// The figures of the first curve, or `nil` while its motion is incomplete.
  package var figures: CurveFigures?
  /// A motion that was measured elsewhere and is drawn over that of the first curve, or `nil`.
  package var measured: MeasuredMotion?
  /// The points that can be pulled, each with the parameter that its place determines.
  package var handles: [Handle: Tuning.Parameter] = [:]

  package init() {}
}

extension CurveFigures {
  /// Returns the point of the curve at a handle, or `nil` if the motion has no such point.
  func point(of handle: CurveContent.Handle) -> MotionCurve.Sample? {
    switch handle {
    case .release: release
    case .settled: settled.map { .init(time: $0.time, value: target) }
    case .peak:
      // Without an overshoot the handle is on the line of the end value, where an overshoot would
      // begin.
      peak
        ?? settled.map {
          .init(time: release.time + 0.7 * ($0.time - release.time), value: target)
        }
    }
  }

  /// Returns the text beside a handle.
  ///
  /// - Parameters:
  ///   - unit: The unit of the values, such as “pt”.
  ///   - parameter: The parameter that changes when the handle is pulled, or `nil` if it cannot be
  ///     pulled.
  func words(
    of handle: CurveContent.Handle, unit: String, pulls parameter: Tuning.Parameter?
  ) -> String {
    figureWords(of: handle, unit: unit) + (parameter.map { " · pull: \($0.shortTitle)" } ?? "")
  }

  private func figureWords(of handle: CurveContent.Handle, unit: String) -> String {
    let number = { (value: Double) in String(format: abs(value) < 10 ? "%.1f" : "%.0f", value) }
    switch handle {
    case .peak:
      guard peak != nil else { return "no overshoot" }
      return "overshoot \(number(overshoot))\(unit), "
        + String(format: "%.1f %%", overshootFraction * 100)
    case .settled: return String(format: "at rest after %.2f s", settlingTime ?? 0)
    case .release:
      let speed = String(format: "%.0f", abs(releaseRate))
      return "released, \(speed)\(unit)/s"
    }
  }
}
