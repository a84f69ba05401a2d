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
    let spring = spring(of: figures)
    switch handle {
    case .peak:
      set([.springDamping: spring.damping(forPeak: value), .springResponse: spring.response])
    case .settled:
      let seconds = max(time - figures.release.time, 0.05)
      let response = spring.response(forRestAfter: seconds)
      set([.springDamping: spring.damping, .springResponse: response])
    case .release:
      let whole = figures.target - figures.start.value
      guard abs(whole) > 1 else { return }
      set([.completionThreshold: (value - figures.start.value) / whole])
    }
    if handle != .release { expect(figures) }
    if !mode.isLooping || mode.isPast { instrument.loop.toggle() }
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
      response: values[.springResponse] ?? max((figures.settlingTime ?? 0.5) * 0.7, 0.1))
  }

  /// Shows the figures that the first curve will have with the present parameters, until a
  /// repetition of the drag has been measured with them.
  private func expect(_ figures: CurveFigures) {
    guard let key = controller.curves.firstKey else { return }
    figuresBefore[key] = spring(of: figures).expectedFigures
  }
}
