import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import UIKit

/// The curves of everything that moves (T-10), and the points of a curve that the user can pull
/// (T-11).
@MainActor final class CurvesController: InstrumentPart {
  /// The curves of everything that moves.
  var watch = CurveWatch()
  /// The figures of the curve that the user pulls, and the time by which its motion was at rest
  /// later than calculated, in seconds; `nil` before the first pull.
  var grabbed: (figures: CurveFigures, lateness: TimeInterval)?
  /// The figures that a pull expects, or `nil`.
  var expected: ExpectedFigures?
  /// The visible history time in seconds, or `nil` for the default length.
  private(set) var zoom: ClosedRange<TimeInterval>?
  /// A motion that was measured elsewhere, or `nil`.
  var measured: MeasuredMotion?
  /// The time that was shown when a drag through the history began, or `nil`.
  private var scrubStart: ScrubStart?

  private enum ScrubStart { case present, past }

  /// The axis on which the repetitions of the drag are shown, or `nil` before the first one.
  private var loopAxis: LoopAxis?

  /// The length of the history time that the curves show by default, in seconds.
  private static let span = 5.0
  private static let spans = [1.0, 2, span]

  func connect() {
    let plot = controller.curves
    plot.onScrub = { [weak self] in
      guard let self else { return }
      if scrubStart == nil { scrubStart = mode.isPast ? .past : .present }
      instrument.past.scrub(to: historyTime(at: $0))
    }
    plot.onRelease = { [weak self] in
      self?.scrubStart = nil
      self?.instrument.past.endScrub()
    }
    plot.onCancel = { [weak self] in self?.cancelScrub() }
    plot.onZoom = { [weak self] in self?.zoom(by: $0, at: $1) }
    plot.onDoubleClick = { [weak self] in self?.zoomToRelease() }
    plot.onPull = { [weak self] in self?.pull($0, $1, to: $2, at: $3) }
  }

  /// Returns to the present, if a drag that turned out to be another gesture has left it.
  private func cancelScrub() {
    if scrubStart == .present, mode.isPast { instrument.send(.presentSelected) }
    scrubStart = nil
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
    content.ahead =
      (mode.isLooping ? instrument.loop.measured?.curves : instrument.past.prediction?.curves)?
      .curves ?? []
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

  /// Returns the figures of the first curve and the points that can be pulled. In the loop the
  /// figures are those of the measured drag, also while its motion lasts.
  private func figures(
    of curve: MotionCurve?, _ curves: MotionCurves
  ) -> (CurveFigures?, [CurveContent.Handle: Tuning.Parameter]) {
    guard let curve else { return (nil, [:]) }
    let isAtRest = !canvas.presentNeedsFrame || canvas.time - (curve.last?.time ?? 0) > 0.1
    let shown = curves.figures(of: curve, at: canvas.time, isAtRest: isAtRest)
    let figures = loopFigures(of: curve.key) ?? shown
    guard figures?.settled != nil else { return (figures, [:]) }
    let used = Set(instrument.parameterReadings.map(\.parameter))
    let handles: [CurveContent.Handle: Tuning.Parameter] = [
      .peak: .springDamping, .settled: settlingParameter(of: curve.key),
      .release: .completionThreshold,
    ]
    return (figures, handles.filter { used.contains($0.value) })
  }

  /// Returns the figures of a curve in the repeated drag with the present parameters. Until they
  /// have been measured, the figures are those that a pull expects, or the last measured ones.
  private func loopFigures(of key: MotionCurve.Key) -> CurveFigures? {
    guard mode.isLooping else { return nil }
    let measured = instrument.loop.measured
    let parameters = instrument.parameters.current
    if measured?.parameters != parameters, let expected, expected.key == key,
      expected.parameters == parameters
    {
      return expected.figures
    }
    return measured?.figures(of: key)
  }

  // MARK: Passes

  /// Forgets all curves, because another program is shown.
  func reset() {
    watch = CurveWatch()
    expected = nil
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

  /// Zooms the axis about the pointer by a wheel, or scrolls the lanes if the pointer is over their
  /// names or Shift is held.
  func turnWheel(_ event: InputEvent) {
    let plot = controller.curves
    if event.modifiers.contains(.shift) || plot.isOnNames(plot.convert(event.location, from: nil)) {
      return plot.scroll(by: event.deltaY)
    }
    zoom(by: exp(event.deltaY / 240), at: event.x)
  }

  /// Shows so many times as much time, where a location of the window, horizontally in points,
  /// keeps its time.
  func zoom(by factor: Double, at x: CGFloat) {
    let axis = makeAxis()
    let plot = controller.curves
    let part = Double(
      (plot.convert(CGPoint(x: x, y: 0), from: nil).x - plot.track.minX) / plot.track.width)
    let fixed = axis.start + min(max(part, 0), 1) * axis.length
    let length = min(max(axis.length * factor, 0.1), 60)
    let start = fixed - (fixed - axis.start) * length / axis.length
    zoom = length >= 59 ? nil : start...(start + length)
  }

  /// Shows less or more time around the visible frame, or around the middle of the axis if the
  /// frame is not on it.
  func zoom(isCloser: Bool) {
    guard controller.showsCurves else { return }
    let plot = controller.curves
    let cursor = makeAxis().x(
      of: instrument.past.frame?.time ?? canvas.time, width: plot.track.width)
    let isShown = cursor >= 0 && cursor <= plot.track.width
    let x = plot.track.minX + (isShown ? cursor : plot.track.width / 2)
    zoom(by: exp(isCloser ? -0.5 : 0.5), at: plot.convert(CGPoint(x: x, y: 0), to: nil).x)
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
