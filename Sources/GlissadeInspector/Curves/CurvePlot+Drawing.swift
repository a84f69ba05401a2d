import Foundation
import GlissadeDrawing
import UIKit

// The drawing of the curves.
extension CurvePlot {
  /// The commands that draw the whole pane, in its points.
  var commands: [DrawCommand] {
    let lanes = lanes(visibleIndices.count)
    var commands = marks
    for (index, lane) in zip(visibleIndices, lanes) {
      let curve = shown.curves[index]
      let scale = scale(of: curve, in: lane)
      commands.append(
        filled(CGRect(x: lane.minX, y: lane.maxY + 3, width: lane.width, height: 1), Palette.line))
      if index == 0 {
        commands += guides(scale) + [velocity(of: curve, in: lane)].compactMap { $0 }
      }
      commands += lines(of: curve, scale, Self.color(index))
      if index == 0 { commands += measuredDots(scale) }
    }
    if let indicator { commands.append(filled(indicator, Palette.quietMark, radius: 1.5)) }
    return commands + cursor + handles
  }

  /// Returns the color of a lane.
  static func color(_ index: Int) -> UIColor {
    [Palette.accent, Palette.transition, Palette.gesture][index % 3]
  }

  private func filled(_ rect: CGRect, _ color: UIColor, radius: CGFloat = 0) -> DrawCommand {
    .shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: radius), fill: themed(color).cgColor))
  }

  // MARK: Curves

  /// Returns the lines of a curve. The line of the previous repetition lies behind the curve, the
  /// predicted part is paler, and the part after the visible frame is thinner.
  private func lines(of curve: MotionCurve, _ scale: CurveScale, _ color: UIColor) -> [DrawCommand]
  {
    let limit = shown.axis.time(at: shown.axis.end)
    func other(_ curves: [MotionCurve]) -> MotionCurve? { curves.first { $0.key == curve.key } }
    var lines: [DrawCommand?] = []
    if let before = other(shown.before) {
      let points = points(of: before, scale, from: -.infinity, to: limit)
      lines.append(line(points, color.withAlphaComponent(0.4), width: 1.5))
    }
    if let ahead = other(shown.ahead) {
      let points = points(of: ahead, scale, from: shown.cursor, to: limit)
      lines.append(line(points, color.withAlphaComponent(0.8), width: 1))
    }
    let end = shown.ahead.isEmpty && shown.before.isEmpty ? limit : curve.last?.time ?? limit
    lines.append(line(points(of: curve, scale, from: shown.cursor, to: end), color, width: 1))
    let past = points(of: curve, scale, from: -.infinity, to: shown.cursor)
    lines.append(line(past, color, width: 2))
    return lines.compactMap { $0 }
  }

  /// Returns the points of a curve between two instants, including the ends of the rests.
  private func points(
    of curve: MotionCurve, _ scale: CurveScale, from start: TimeInterval, to end: TimeInterval
  ) -> [CGPoint] {
    let start = max(start, shown.axis.time(at: shown.axis.start))
    guard start < end else { return [] }
    var points: [CGPoint] = []
    let horizontal = horizontal
    func add(_ time: TimeInterval, _ value: Double) {
      points.append(CGPoint(x: horizontal.x(of: time), y: scale.y(of: value)))
    }
    if let value = curve.value(at: start) { add(start, value) }
    var last: MotionCurve.Sample?
    for sample in curve.samples where sample.time > start && sample.time < end {
      if let last, sample.time - last.time > MotionCurve.longestStep {
        add(sample.time, last.value)
      }
      add(sample.time, sample.value)
      last = sample
    }
    if let value = curve.value(at: end) { add(end, value) }
    return Polyline.simplified(clipped(points))
  }

  /// Returns the part of a line that lies on the track.
  private func clipped(_ points: [CGPoint]) -> [CGPoint] {
    Polyline.clipped(points, to: track.minX...track.maxX)
  }

  private func line(_ points: [CGPoint], _ color: UIColor, width: CGFloat) -> DrawCommand? {
    guard points.count > 1 else { return nil }
    let elements = points.enumerated().map { $0 == 0 ? PathElement.move($1) : .line($1) }
    return .path(
      PathCommand(
        path: CGPath(elements: elements), stroke: themed(color).cgColor, lineWidth: width))
  }

  /// Returns the line of the velocity of a curve, drawn to a scale of its own.
  private func velocity(of curve: MotionCurve, in lane: CGRect) -> DrawCommand? {
    let start = shown.axis.time(at: shown.axis.start)
    var rates: [MotionCurve.Sample] = []
    for (one, other) in zip(curve.samples, curve.samples.dropFirst()) where other.time > start {
      let isRest = other.time - one.time > MotionCurve.longestStep
      let rate = isRest ? 0 : (other.value - one.value) / max(other.time - one.time, 1e-3)
      rates.append(.init(time: other.time, value: rate))
    }
    rates = Self.smoothed(rates)
    let largest = max(rates.map { abs($0.value) }.max() ?? 0, 1)
    var points: [CGPoint] = []
    let horizontal = horizontal
    for (index, rate) in rates.enumerated() {
      let x = horizontal.x(of: rate.time)
      if index > 0, rate.time - rates[index - 1].time > MotionCurve.longestStep {
        points.append(CGPoint(x: x, y: lane.midY))
      }
      let y = lane.midY - CGFloat(rate.value / largest) * lane.height * 0.46
      points.append(CGPoint(x: x, y: y))
    }
    return line(
      Polyline.simplified(clipped(points)), Palette.second.withAlphaComponent(0.75), width: 1)
  }

  /// Returns each rate averaged with its neighbors in the same motion.
  private static func smoothed(_ rates: [MotionCurve.Sample]) -> [MotionCurve.Sample] {
    rates.indices.map { index in
      let near = rates[max(index - 2, 0)...min(index + 2, rates.count - 1)]
        .filter { abs($0.time - rates[index].time) < MotionCurve.longestStep / 2 }
      let mean = near.map(\.value).reduce(0, +) / Double(near.count)
      return .init(time: rates[index].time, value: mean)
    }
  }

  /// Returns the lines at the start and end values of the motion, and the shaded overshoot.
  private func guides(_ scale: CurveScale) -> [DrawCommand] {
    guard let figures = shown.figures else { return [] }
    let track = track
    var commands = [figures.start.value, figures.target].map { value in
      let y = scale.y(of: value).rounded()
      return DrawCommand.path(
        PathCommand(
          path: CGPath(elements: [
            .move(CGPoint(x: track.minX, y: y)), .line(CGPoint(x: track.maxX, y: y)),
          ]),
          stroke: themed(Palette.quietMark).cgColor, lineWidth: 1))
    }
    if let area = overshoot(figures, scale) { commands.append(area) }
    return commands
  }

  /// Returns the area between the line of the end value and the part of the curve beyond it.
  private func overshoot(_ figures: CurveFigures, _ scale: CurveScale) -> DrawCommand? {
    guard figures.peak != nil, let curve = shown.curves.first else { return nil }
    let side = figures.direction
    let base = scale.y(of: figures.target)
    let after = curve.samples.filter { $0.time >= figures.release.time }
    guard let first = after.first(where: { ($0.value - figures.target) * side > 0 }) else {
      return nil
    }
    var points: [CGPoint] = []
    for sample in after where sample.time >= first.time {
      let value = (sample.value - figures.target) * side > 0 ? sample.value : figures.target
      points.append(CGPoint(x: x(of: sample.time), y: scale.y(of: value)))
    }
    points = clipped(points)
    guard let start = points.first, let end = points.last else { return nil }
    points = [CGPoint(x: start.x, y: base)] + points + [CGPoint(x: end.x, y: base)]
    let elements = points.enumerated().map { $0 == 0 ? PathElement.move($1) : .line($1) } + [.close]
    return .path(
      PathCommand(
        path: CGPath(elements: elements),
        fill: themed(Palette.alarm).withAlphaComponent(0.35).cgColor))
  }

  // MARK: Marks, cursor and handles

  /// The marks in the visible time, with their horizontal positions.
  var visibleMarks: [(mark: MotionCurves.Mark, x: CGFloat)] {
    let track = track
    return shown.marks.map { ($0, x(of: $0.time)) }
      .filter { $0.1 >= track.minX && $0.1 <= track.maxX }
  }

  private var marks: [DrawCommand] {
    let track = track
    return visibleMarks.flatMap { mark, x in
      let color =
        mark.kind == .callback ? Palette.quietMark : Palette.second.withAlphaComponent(0.6)
      return stride(from: track.minY - 4, to: track.maxY, by: 6).map {
        filled(CGRect(x: x.rounded(), y: $0, width: 1, height: 3), color)
      }
    }
  }

  private var cursor: [DrawCommand] {
    let x = x(of: shown.cursor).rounded()
    guard x >= track.minX, x <= track.maxX + 1 else { return [] }
    let color = shown.age == nil ? Palette.quietMark : Palette.text
    return [
      filled(
        CGRect(x: min(x, track.maxX - 1), y: track.minY - 4, width: 1, height: track.height + 4),
        color)
    ]
  }

  private var handles: [DrawCommand] {
    CurveContent.Handle.allCases.flatMap { handle -> [DrawCommand] in
      guard let point = location(of: handle) else { return [] }
      let canPull = shown.handles[handle] != nil
      let radius: CGFloat = canPull ? 5 : 3
      let rect = CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      let isRelease = handle == .release
      let ring = isRelease ? Palette.second : Palette.accent
      guard canPull else { return [filled(rect, ring, radius: radius)] }
      return [
        filled(rect.insetBy(dx: -1.5, dy: -1.5), ring, radius: radius + 1.5),
        filled(rect, isRelease ? Palette.second : Palette.thumb, radius: radius),
      ]
    }
  }
}
