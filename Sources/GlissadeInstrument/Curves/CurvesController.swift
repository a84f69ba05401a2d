import Foundation
import GlissadeDrawing
import GlissadeInspector
import UIKit

/// The curves of everything that moves (T-10), and the points of a curve that the user can pull
/// (T-11).
@MainActor final class CurvesController: InstrumentPart {
  /// The curves of everything that moves.
  var watch = CurveWatch()
  /// The figures of the motions in the previous repetition of the drag.
  private var figuresBefore: [MotionCurve.Key: CurveFigures] = [:]
  /// The visible history time in seconds, or `nil` for the default length.
  private(set) var zoom: ClosedRange<TimeInterval>?
  /// A motion that was measured elsewhere, or `nil`.
  var measured: MeasuredMotion?
  /// The axis of the previous repetition of the drag.
  private var passAxis = CurveAxis()

  /// The length of the history time that the curves show by default, in seconds.
  private static let span = 5.0
  private static let spans = [1.0, 2, span]

  func connect() {
    let plot = controller.curves
    plot.onScrub = { [weak self] in self?.instrument.past.scrub(to: $0) }
    plot.onRelease = { [weak self] in self?.instrument.past.endScrub() }
    plot.onDoubleClick = { [weak self] in self?.zoomToRelease() }
    plot.onPull = { [weak self] in self?.pull($0, $1, to: $2, at: $3) }
  }

  /// Returns the axis of the curves: the visible history time, and the canvas's time along it.
  func makeAxis() -> CurveAxis {
    let frames = instrument.past.frames
    var end = max(instrument.past.ahead.last?.offset ?? frames.end, expectedEnd)
    let length = min(end - frames.start, Self.span)
    // While a drag is repeated, the axis has the length of one repetition.
    let span = mode.isLooping ? max(length, 0.5) : Self.spans.first { $0 >= length } ?? Self.span
    // While time runs, the axis moves in steps of two pixels, because each move costs a redraw.
    let step = 2 * span / Double(max(controller.curves.bounds.width, 100))
    if instrument.past.frame == nil { end = (end / step).rounded(.up) * step }
    if let shown = instrument.past.frame?.offset, shown < end - span { end = shown + span / 2 }
    var axis =
      zoom.map { CurveAxis(start: $0.lowerBound, end: $0.upperBound) }
      ?? CurveAxis(start: end - span, end: end)
    axis.endSlope = 1 / canvas.playback.speed
    for position in frames.position(at: axis.start)..<max(frames.count, 1)
    where position < frames.count {
      axis.append(.init(time: frames[position].time, offset: frames[position].offset))
    }
    if mode.isLooping, let last = frames.last {
      // The rest of this repetition is assumed to last as long as in the previous one, with its
      // pauses.
      let shift = passShift(at: last)
      for knot in passAxis.knots where knot.time > last.time {
        axis.append(.init(time: knot.time, offset: knot.offset + shift))
      }
    }
    return axis
  }

  /// The history time at which the repetition of the drag ends if it lasts as long as the previous
  /// one.
  private var expectedEnd: TimeInterval {
    guard mode.isLooping, let last = instrument.past.frames.last,
      let end = watch.before.compactMap(\.last?.time).max()
    else { return 0 }
    return passAxis.offset(of: max(end, last.time)) + passShift(at: last) + 0.25
  }

  /// Returns the difference between the history times of a frame in this repetition of the drag and
  /// in the previous one, in seconds.
  private func passShift(at last: FrameHistory.Frame) -> TimeInterval {
    last.offset - passAxis.offset(of: last.time)
  }

  /// Shows the curves, if there is space for them.
  func show() {
    guard controller.showsCurves else { return }
    let axis = makeAxis()
    var content = CurveContent()
    let (start, end) = (axis.time(at: axis.start), axis.time(at: axis.end))
    let curves = watch.curves
    content.axis = axis
    content.before = watch.before
    content.ahead = instrument.past.prediction?.curves.curves ?? []
    content.cursor = instrument.past.frame?.time ?? canvas.time
    content.age = instrument.past.summary?.first
    content.curves = curves.moving(from: start, to: end)
    if content.curves.isEmpty, mode.isLooping {
      // Before anything has moved in this repetition, the plot shows the curves of the previous
      // one.
      content.curves = content.before.filter { $0.extent(from: start, to: end) > 1 }
    }
    content.marks = curves.marks.filter { $0.time >= start && $0.time <= end }
    (content.figures, content.handles) = figures(of: content.curves.first, curves)
    content.measured = measured
    controller.curves.show(content)
  }

  /// Returns the figures of the first curve and the points that can be pulled. While a motion of a
  /// repeated drag lasts, the figures are those of the previous repetition.
  private func figures(
    of curve: MotionCurve?, _ curves: MotionCurves
  ) -> (CurveFigures?, Set<CurveContent.Handle>) {
    guard let curve else { return (nil, []) }
    let isAtRest = !canvas.presentNeedsFrame || canvas.time - (curve.last?.time ?? 0) > 0.1
    let released = curves.release(before: canvas.time)?.time
    var figures = CurveFigures(curve, released: released, isAtRest: isAtRest)
    // The motion starts where a drag began, even if the pointer paused before its release.
    if let released,
      let began = curves.marks.last(where: { $0.kind == .began && $0.time < released }),
      let value = curve.value(at: began.time)
    {
      figures?.start = .init(time: began.time, value: value)
    }
    if mode.isLooping, figures?.settled == nil || released == nil,
      let last = figuresBefore[curve.key]
    {
      figures = last
    }
    guard figures?.settled != nil else { return (figures, []) }
    if let figures, isAtRest { figuresBefore[curve.key] = figures }
    let used = Set(instrument.parameterReadings.map(\.parameter))
    var handles: Set<CurveContent.Handle> = []
    if used.contains(.springDamping) { handles.insert(.peak) }
    if used.contains(.springResponse) { handles.insert(.settled) }
    if used.contains(.completionThreshold) { handles.insert(.release) }
    return (figures, handles)
  }

  // MARK: Pulling

  /// Changes the parameter behind a point of the curve so that the motion goes through the place to
  /// which the user pulls the point. Begins to repeat the last drag.
  private func pull(
    _ handle: CurveContent.Handle, _ figures: CurveFigures, to value: Double, at time: TimeInterval
  ) {
    let values = Dictionary(
      instrument.parameterReadings.map { ($0.parameter, $0.value) },
      uniquingKeysWith: { one, _ in one })
    let spring = SpringPull(
      figures, damping: values[.springDamping] ?? 1,
      response: values[.springResponse] ?? max((figures.settlingTime ?? 0.5) * 0.7, 0.1))
    switch handle {
    case .peak: set(.springDamping, to: spring.damping(forPeak: value))
    case .settled:
      let seconds = max(time - figures.release.time, 0.05)
      set(.springResponse, to: spring.response(forRestAfter: seconds))
    case .release:
      let whole = figures.target - figures.start.value
      guard abs(whole) > 1 else { return }
      set(.completionThreshold, to: (value - figures.start.value) / whole)
    }
    if !mode.isLooping || mode.isPast { instrument.loop.toggle() }
  }

  private func set(_ parameter: Tuning.Parameter, to value: Double) {
    instrument.tune(parameter, to: parameter.rounded(value))
  }

  // MARK: Passes

  /// Forgets all curves, because another program is shown.
  func reset() {
    watch = CurveWatch()
    figuresBefore = [:]
    zoom = nil
  }

  /// Keeps the axis of this repetition of the drag for the next one.
  func keepAxis() { passAxis = makeAxis() }

  // MARK: Zoom

  /// Zooms the axis about a location of the window, by a wheel's movement in points. A positive
  /// movement shows more time.
  func zoom(by points: Double, atX x: CGFloat) {
    let axis = makeAxis()
    let plot = controller.curves
    let part = Double(
      (plot.convert(CGPoint(x: x, y: 0), from: nil).x - plot.track.minX) / plot.track.width)
    let fixed = axis.start + min(max(part, 0), 1) * axis.length
    let factor = exp(points / 240)
    let length = min(max(axis.length * factor, 0.1), 60)
    let start = fixed - (fixed - axis.start) * length / axis.length
    zoom = length >= 59 ? nil : start...(start + length)
  }

  /// Shows 150 ms before and after the last release, or the default time if the axis is zoomed.
  func zoomToRelease() {
    guard zoom == nil, let release = watch.curves.release(before: .infinity) else {
      return zoom = nil
    }
    let offset = makeAxis().offset(of: release.time)
    zoom = (offset - 0.15)...(offset + 0.15)
  }

  // MARK: The pass before

  /// Returns the outlines that moving views had in the previous repetition of the drag, where they
  /// differ from the present ones.
  func drawPassBefore() -> [DrawCommand] {
    guard mode.isLooping, !mode.isPast else { return [] }
    let now = watch.outlines
    return watch.trailBefore.movers(at: canvas.time).compactMap { mover in
      if let outline = now[mover.view], Self.isSame(outline, mover.outline) { return nil }
      let path = CGPath(polygon: mover.outline)
      return .path(
        PathCommand(path: path, stroke: Palette.Overlay.moving.cgColor, lineWidth: 1.5))
    }
  }

  private static func isSame(_ one: [CGPoint], _ other: [CGPoint]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) < 0.75 }
  }
}
