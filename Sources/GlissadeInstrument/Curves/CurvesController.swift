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
  var figuresBefore: [MotionCurve.Key: CurveFigures] = [:]
  /// The visible history time in seconds, or `nil` for the default length.
  private(set) var zoom: ClosedRange<TimeInterval>?
  /// A motion that was measured elsewhere, or `nil`.
  var measured: MeasuredMotion?
  /// The axis on which the repetitions of the drag are shown, or `nil` before the first one.
  private var loopAxis: LoopAxis?

  /// The length of the history time that the curves show by default, in seconds.
  private static let span = 5.0
  private static let spans = [1.0, 2, span]

  func connect() {
    let plot = controller.curves
    plot.onScrub = { [weak self] in
      guard let self else { return }
      instrument.past.scrub(to: historyTime(at: $0))
    }
    plot.onRelease = { [weak self] in self?.instrument.past.endScrub() }
    plot.onDoubleClick = { [weak self] in self?.zoomToRelease() }
    plot.onPull = { [weak self] in self?.pull($0, $1, to: $2, at: $3) }
  }

  /// Returns the axis of the curves: the visible history time, and the canvas's time along it.
  func makeAxis() -> CurveAxis {
    if mode.isLooping, var axis = loopAxis?.axis {
      if let zoom { axis.show(zoom) }
      return axis
    }
    let frames = instrument.past.frames
    var end = max(instrument.past.ahead.last?.offset ?? frames.end, frames.end)
    let length = min(end - frames.start, Self.span)
    let span = Self.spans.first { $0 >= length } ?? Self.span
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
    return axis
  }

  /// Returns the history time of the frame at a place of the axis. In the loop the axis stays the
  /// same, while the frames of each repetition have history times of their own.
  func historyTime(at place: TimeInterval) -> TimeInterval {
    let frames = instrument.past.frames
    guard mode.isLooping, let axis = loopAxis?.axis, !frames.isEmpty else { return place }
    let time = axis.time(at: place)
    let position = (0..<frames.count).last { frames[$0].time <= time } ?? 0
    return frames[position].offset + max(0, place - axis.offset(of: frames[position].time))
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
    if mode.isLooping { content.curves = inLanesOfPassBefore(content.curves, start, end) }
    content.marks = curves.marks.filter { $0.time >= start && $0.time <= end }
    (content.figures, content.handles) = figures(of: content.curves.first, curves)
    content.measured = measured
    controller.curves.show(content)
  }

  /// Returns the moving curves of this repetition of the drag in the order of the previous one, so
  /// that each keeps its lane. A curve that has not moved yet is shown as in the previous one.
  private func inLanesOfPassBefore(
    _ curves: [MotionCurve], _ start: TimeInterval, _ end: TimeInterval
  ) -> [MotionCurve] {
    let before = watch.before.moving(from: start, to: end)
    let known = before.map { old in curves.first { $0.key == old.key } ?? old }
    return known + curves.filter { curve in !before.contains { $0.key == curve.key } }
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
      let value = curve.value(at: began.time) ?? curve.samples.first?.value
    {
      figures?.start = .init(time: began.time, value: value)
    }
    let isMeasured = figures?.settled != nil && released != nil && !instrument.loop.isPassStale
    if mode.isLooping, !isMeasured, let last = figuresBefore[curve.key] { figures = last }
    guard figures?.settled != nil else { return (figures, []) }
    if let figures, isMeasured, isAtRest { figuresBefore[curve.key] = figures }
    let used = Set(instrument.parameterReadings.map(\.parameter))
    var handles: Set<CurveContent.Handle> = []
    if used.contains(.springDamping) { handles.insert(.peak) }
    if used.contains(.springResponse) { handles.insert(.settled) }
    if used.contains(.completionThreshold) { handles.insert(.release) }
    return (figures, handles)
  }

  // MARK: Passes

  /// Forgets all curves, because another program is shown.
  func reset() {
    watch = CurveWatch()
    figuresBefore = [:]
    zoom = nil
  }

  /// Forgets the axis of the last repeated drag, because another drag will be repeated.
  func beginLoop() { loopAxis = nil }

  /// Prepares the axis for the next repetition of the drag. The axis stays as it is while the user
  /// pulls a point of a curve, and whenever the motion still fits.
  ///
  /// - Parameter start: The canvas's time at the start of each repetition, in seconds.
  func keepAxis(from start: TimeInterval) {
    let moved = watch.curves.curves.compactMap(\.last?.time)
    guard let end = moved.filter({ $0 > start }).max() else { return }
    let next = LoopAxis(makeAxis(), from: start, to: end, speed: canvas.playback.speed)
    if let axis = loopAxis, controller.curves.isPulling || axis.fits(next) { return }
    loopAxis = next
  }

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
