import Foundation
import GlissadeInspector
import UIKit

// The points of a curve that the user pulls (T-11).
extension CurvesController {
  /// Changes the parameter behind a point of the curve so that the motion goes through the place to
  /// which the user pulls the point. Begins to repeat the last drag.
  func pull(
    _ handle: CurveContent.Handle, _ figures: CurveFigures, to value: Double, at time: TimeInterval
  ) {
    if grabbed?.figures != figures {
      let isKnown = [.springDamping, .springResponse].allSatisfy {
        instrument.parameters.current[$0] != nil
      }
      grabbed = (figures, isKnown ? spring(of: figures).measuredLateness : 0)
    }
    let spring = spring(of: figures)
    switch handle {
    case .peak:
      set([.springDamping: spring.damping(forPeak: value), .springResponse: spring.response])
    case .settled: pullEnd(figures, to: max(time - figures.release.time, 0.05))
    case .release:
      let whole = figures.target - figures.start.value
      guard abs(whole) > 1 else { return }
      set([.completionThreshold: (value - figures.start.value) / whole])
    }
    if handle != .release { expect(figures) }
    if !mode.isLooping || mode.isPast { instrument.loop.toggle() }
  }

  /// Changes the settling time of the rule of a release, or else the response of the spring, so
  /// that the motion is at rest after a time from the release, in seconds.
  private func pullEnd(_ figures: CurveFigures, to seconds: TimeInterval) {
    if controller.curves.firstKey.map(settlingParameter) == .releaseSettling {
      set([.releaseSettling: ReleasePull(figures).settlingTime(forRestAfter: seconds)])
    } else {
      let spring = spring(of: figures)
      set([
        .springDamping: spring.damping,
        .springResponse: spring.response(forRestAfter: seconds),
      ])
    }
  }

  /// Returns the parameter that determines when a curve comes to rest: the settling time of the
  /// rule if its spring follows from the speed of the release, and otherwise the response.
  func settlingParameter(of key: MotionCurve.Key) -> Tuning.Parameter {
    let changed = instrument.parameters.current
    guard changed[.springDamping] == nil, changed[.springResponse] == nil else {
      return .springResponse
    }
    // Before its release, a curve of the loop has no law yet.
    let curves = [watch.curves[key], watch.before.first { $0.key == key }]
    let law = curves.lazy.compactMap { $0?.law }.first
    let isDerived = law?.isDerived ?? (changed[.releaseSettling] != nil)
    return isDerived ? .releaseSettling : .springResponse
  }

  /// Changes parameters in one step. A pull sets both parameters of a spring, because many programs
  /// derive the one from the other, or from the speed of the release.
  private func set(_ values: [Tuning.Parameter: Double]) {
    let used = Set(instrument.parameterReadings.map(\.parameter))
    var changes: [Tuning.Parameter: Double?] = [:]
    for (parameter, value) in values where used.contains(parameter) {
      changes[parameter] = parameter.rounded(value)
    }
    instrument.changeParameters { $0.set(changes, at: instrument.now) }
  }

  /// Returns the spring that the program uses now for a motion with some figures.
  private func spring(of figures: CurveFigures) -> SpringPull {
    let values = Dictionary(
      instrument.parameterReadings.map { ($0.parameter, $0.value) },
      uniquingKeysWith: { one, _ in one })
    return SpringPull(
      figures, damping: values[.springDamping] ?? 1,
      response: values[.springResponse] ?? max((figures.settlingTime ?? 0.5) * 0.7, 0.1),
      lateness: grabbed?.lateness ?? 0)
  }

  /// Shows the figures that the first curve will have with the present parameters, until a
  /// repetition of the drag has been measured with them.
  private func expect(_ figures: CurveFigures) {
    guard let key = controller.curves.firstKey else { return }
    let changed = instrument.parameters.current
    let isRule = settlingParameter(of: key) == .releaseSettling
    let next =
      if isRule, let time = changed[.releaseSettling] {
        ReleasePull(figures).expectedFigures(settlingTime: time)
      } else {
        spring(of: figures).expectedFigures
      }
    expected = ExpectedFigures(key: key, parameters: changed, figures: next)
  }
}

/// The figures that a curve will have after a pull.
struct ExpectedFigures {
  /// The key of the curve.
  var key: MotionCurve.Key
  /// The parameters that the pull has set.
  var parameters: ParameterSets.Values
  /// The figures of the motion with these parameters.
  var figures: CurveFigures
}
