import Foundation
import GlissadeDrawing
import GlissadeFiles
import GlissadeRaster

/// A picture for a report, with samples and the motions that were fitted to them.
package struct FitPicture {
  private let fit: MotionFit
  private let unit: String
  private let title: String

  private static let size = CGSize(width: 860, height: 560)
  private static let scale = 2.0
  /// The rectangle of the curves, in points.
  private static let upper = CGRect(x: 78, y: 70, width: 752, height: 310)
  /// The rectangle of the residuals below the curves, in points.
  private static let lower = CGRect(x: 78, y: 410, width: 752, height: 92)

  private static let ink = CGColor(red: 0.11, green: 0.12, blue: 0.14, alpha: 1)
  private static let quiet = CGColor(red: 0.42, green: 0.44, blue: 0.48, alpha: 1)
  private static let grid = CGColor(red: 0.88, green: 0.89, blue: 0.91, alpha: 1)
  private static let shade = CGColor(red: 0.955, green: 0.96, blue: 0.968, alpha: 1)
  private static let accent = CGColor(red: 0.09, green: 0.40, blue: 0.84, alpha: 1)
  private static let second = CGColor(red: 0.85, green: 0.44, blue: 0.07, alpha: 1)

  /// Creates the picture of a fit.
  ///
  /// - Parameters:
  ///   - unit: The unit of the values; empty if it is unknown.
  ///   - title: The name of the moving object.
  package init(_ fit: MotionFit, unit: String, title: String) {
    self.fit = fit
    self.unit = unit
    self.title = title
  }

  /// Writes the picture to a PNG file. The file appears only when it is complete.
  package func write(to path: String) throws(FileError) {
    let run = PictureRun(
      width: Int(Self.size.width * Self.scale), height: Int(Self.size.height * Self.scale),
      scale: Self.scale, fonts: FontLibrary())
    _ = run.paint(list)
    try PNGWriter.write(run.surface, to: URL(fileURLWithPath: path))
  }

  /// The display list of the picture.
  var list: DisplayList {
    let axes = (values: valueAxis, faults: faultAxis)
    let curves = plot(in: Self.upper, axes.values)
    let residuals = residuals(in: Self.lower, axes.faults)
    let commands =
      header + frame(Self.upper, axes.values, valueTitle) + curves
      + frame(Self.lower, axes.faults, faultTitle) + residuals + timeLabels
    return DisplayList(
      size: Self.size, scale: Self.scale,
      background: CGColor(red: 1, green: 1, blue: 1, alpha: 1),
      root: DisplayGroup(id: 0, commands: commands))
  }

  // MARK: Axes

  /// A scale of an axis with its marks.
  private struct Axis {
    var range: ClosedRange<Double>
    var step: Double

    init(_ low: Double, _ high: Double, marks: Double) {
      let span = max(high - low, 1e-9)
      let rough = span / marks
      let power = pow(10, log10(rough).rounded(.down))
      step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? power * 10
      range = low...low + span
    }

    var marks: [Double] {
      let first = Int((range.lowerBound / step).rounded(.up))
      let last = Int((range.upperBound / step).rounded(.down))
      return first <= last ? (first...last).map { Double($0) * step } : []
    }

    func text(_ value: Double) -> String {
      MotionFit.number(value, max(0, Int(-log10(step).rounded(.down))))
    }

    func part(_ value: Double) -> Double {
      (value - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
  }

  private var shown: [MotionSample] {
    fit.samples.filter { time.range.contains($0.time) }
  }

  /// The axis of time, from shortly before the motion until the rest after it.
  private var time: Axis {
    let motion = fit.best.motion
    let inside = fit.samples.filter { fit.span.contains($0.time) }
    let reach = abs(motion.to - motion.from)
    let last =
      inside.last { abs($0.value - motion.to) > max(reach * 0.004, 3 * fit.noise) }?.time
      ?? fit.span.upperBound
    let length = max(last - motion.start, 0.05)
    let first = max(fit.samples[0].time, motion.start - length * 0.5)
    return Axis(first, min(fit.span.upperBound, last + length * 0.35), marks: 8)
  }

  private var valueAxis: Axis {
    let values = shown.map(\.value)
    let low = values.min() ?? 0
    let high = values.max() ?? 1
    let margin = max((high - low) * 0.07, 1e-6)
    return Axis(low - margin, high + margin, marks: 6)
  }

  private var faultAxis: Axis {
    let faults = residualSamples.map { abs($0.value) }.sorted()
    let reach = max((faults.isEmpty ? 1 : faults[faults.count * 97 / 100]) * 1.25, fit.best.rms * 3)
    return Axis(-reach, reach, marks: 4)
  }

  private var residualSamples: [MotionSample] {
    let motion = fit.best.motion
    return shown.filter { $0.time >= motion.start - 1e-9 }.map {
      MotionSample(time: $0.time, value: $0.value - motion.value(at: $0.time))
    }
  }

  private var valueTitle: String { unit.isEmpty ? "value" : "position, \(unit)" }
  private var faultTitle: String { unit.isEmpty ? "residual" : "residual, \(unit)" }

  private func place(_ time: Double, _ value: Double, _ rect: CGRect, _ axis: Axis) -> CGPoint {
    CGPoint(
      x: rect.minX + self.time.part(time) * rect.width,
      y: rect.maxY - axis.part(value) * rect.height)
  }

  private func frame(_ rect: CGRect, _ axis: Axis, _ title: String) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let start = min(max(time.part(fit.best.motion.start), 0), 1) * rect.width
    if start > 0 {
      let before = CGRect(x: rect.minX, y: rect.minY, width: start, height: rect.height)
      commands.append(
        .shape(ShapeCommand(outline: RoundedRect(before), fill: Self.shade)))
    }
    for mark in axis.marks {
      let y = rect.maxY - axis.part(mark) * rect.height
      commands.append(line([CGPoint(x: rect.minX, y: y), CGPoint(x: rect.maxX, y: y)], Self.grid))
      commands.append(
        text(
          axis.text(mark), CGRect(x: rect.minX - 66, y: y - 8, width: 58, height: 16), .right,
          Self.quiet))
    }
    for mark in time.marks {
      let x = rect.minX + time.part(mark) * rect.width
      commands.append(line([CGPoint(x: x, y: rect.minY), CGPoint(x: x, y: rect.maxY)], Self.grid))
    }
    commands.append(
      line([CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY)], Self.quiet))
    commands.append(
      text(
        title, CGRect(x: rect.minX - 66, y: rect.minY - 20, width: 200, height: 16), .left,
        Self.quiet))
    return commands
  }

  private var timeLabels: [DrawCommand] {
    let rect = Self.lower
    let numbers = time.marks.map { mark in
      let x = rect.minX + time.part(mark) * rect.width
      return text(
        time.text(mark), CGRect(x: x - 30, y: rect.maxY + 6, width: 60, height: 16), .center,
        Self.quiet)
    }
    return numbers + [
      text(
        "time, s", CGRect(x: rect.minX, y: rect.maxY + 24, width: rect.width, height: 16), .center,
        Self.quiet)
    ]
  }

  // MARK: Curves

  private func plot(in rect: CGRect, _ axis: Axis) -> [DrawCommand] {
    var commands: [DrawCommand] = []
    let target = place(time.range.lowerBound, fit.best.motion.to, rect, axis).y
    if rect.minY...rect.maxY ~= target {
      commands.append(
        line(
          [CGPoint(x: rect.minX, y: target), CGPoint(x: rect.maxX, y: target)], Self.quiet,
          dash: [2, 3]))
    }
    if fit.models.count > 1 {
      commands.append(
        line(curve(fit.models[1].motion, rect, axis), Self.second, width: 1.5, dash: [6, 4]))
    }
    commands.append(line(curve(fit.best.motion, rect, axis), Self.accent, width: 2))
    let radius = shown.count > 300 ? 1.4 : 2.2
    for sample in shown {
      let point = place(sample.time, sample.value, rect, axis)
      let isUsed = sample.time >= fit.best.motion.start - 1e-9
      commands.append(dot(point, radius, isUsed ? Self.ink : Self.quiet, isFilled: isUsed))
    }
    return commands
  }

  private func curve(_ motion: MotionModel, _ rect: CGRect, _ axis: Axis) -> [CGPoint] {
    let first = max(motion.start, time.range.lowerBound)
    return (0...600).map { step in
      let instant = first + (time.range.upperBound - first) * Double(step) / 600
      let point = place(instant, motion.value(at: instant), rect, axis)
      return CGPoint(x: point.x, y: min(max(point.y, rect.minY), rect.maxY))
    }
  }

  private func residuals(in rect: CGRect, _ axis: Axis) -> [DrawCommand] {
    let zero = place(time.range.lowerBound, 0, rect, axis).y
    let axisLine = line(
      [CGPoint(x: rect.minX, y: zero), CGPoint(x: rect.maxX, y: zero)], Self.accent, width: 1.5)
    let dots = residualSamples.map { sample in
      let point = place(sample.time, sample.value, rect, axis)
      let isInside = rect.minY...rect.maxY ~= point.y
      let inside = CGPoint(x: point.x, y: min(max(point.y, rect.minY), rect.maxY))
      return dot(inside, 1.8, isInside ? Self.ink : Self.second, isFilled: isInside)
    }
    return [axisLine] + dots
  }

  // MARK: Header

  private var header: [DrawCommand] {
    let left = Self.upper.minX - 66
    var commands = [
      text(
        summary, CGRect(x: left, y: 12, width: 800, height: 22), .left, Self.ink, size: 15,
        weight: 600),
      text(title, CGRect(x: 470, y: 35, width: 360, height: 16), .right, Self.quiet),
    ]
    var x = left
    func entry(_ label: String, _ mark: DrawCommand, width: Double) {
      commands.append(mark)
      commands.append(
        text(label, CGRect(x: x + 24, y: 35, width: width, height: 16), .left, Self.quiet))
      x += width + 30
    }
    entry("samples", dot(CGPoint(x: x + 10, y: 43), 2.2, Self.ink, isFilled: true), width: 54)
    entry(
      "before the start", dot(CGPoint(x: x + 10, y: 43), 2.2, Self.quiet, isFilled: false),
      width: 96)
    entry(
      fit.best.motion.name,
      line([CGPoint(x: x, y: 43), CGPoint(x: x + 18, y: 43)], Self.accent, width: 2), width: 44)
    if fit.models.count > 1 {
      entry(
        "\(fit.models[1].motion.name), the next best",
        line(
          [CGPoint(x: x, y: 43), CGPoint(x: x + 18, y: 43)], Self.second, width: 1.5,
          dash: [6, 4]), width: 130)
    }
    return commands
  }

  private var summary: String {
    let rms = "rms \(MotionFit.number(fit.best.rms, 2))" + (unit.isEmpty ? "" : " \(unit)")
    let ends = { (name: String, places: Int) -> String in
      guard let interval = fit.best.intervals[name] else { return "" }
      return " ± \(MotionFit.number((interval.upperBound - interval.lowerBound) / 2, places))"
    }
    switch fit.best.motion {
    case .spring(let spring):
      return "Spring: ζ \(MotionFit.number(spring.dampingRatio, 3))\(ends("damping_ratio", 3)),"
        + " ω₀ \(MotionFit.number(spring.omega, 2))\(ends("omega", 2)) rad/s, \(rms)"
    case .release(let release):
      return "Release: ω₀ \(MotionFit.number(release.omega, 2))\(ends("omega", 2)) rad/s,"
        + " \(speed(release.velocity, 0)) at the start, \(rms)"
    case .bezier(let curve):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map { MotionFit.number($0, 2) }
      return "cubic-bezier(\(points.joined(separator: ", "))),"
        + " \(MotionFit.number(curve.duration, 3)) s, \(rms)"
    case .decay(let decay):
      return "Decay: \(MotionFit.number(decay.decelerationRate, 4)) per ms, \(rms)"
    case .linear(let line):
      return "Constant velocity: \(speed(line.velocity, 1)), \(rms)"
    }
  }

  /// Returns a velocity with its unit.
  private func speed(_ velocity: Double, _ places: Int) -> String {
    let number = MotionFit.number(velocity, places).replacingOccurrences(of: "-", with: "−")
    return number + (unit.isEmpty ? " per second" : " \(unit)/s")
  }

  // MARK: Commands

  private func line(
    _ points: [CGPoint], _ color: CGColor, width: CGFloat = 1, dash: [CGFloat] = []
  ) -> DrawCommand {
    let path = CGMutablePath()
    path.addLines(between: points)
    return .path(
      PathCommand(
        path: path, stroke: color, line: LineStyle(width: width, join: .round, dash: dash)))
  }

  private func dot(
    _ center: CGPoint, _ radius: CGFloat, _ color: CGColor, isFilled: Bool
  ) -> DrawCommand {
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let path = CGPath(ellipseIn: rect, transform: nil)
    return .path(
      PathCommand(
        path: path, fill: isFilled ? color : nil, stroke: isFilled ? nil : color, lineWidth: 1))
  }

  private func text(
    _ text: String, _ frame: CGRect, _ alignment: TextAlignment, _ color: CGColor,
    size: CGFloat = 11, weight: Int = 400
  ) -> DrawCommand {
    let style = TextStyle(
      font: FontDescription(family: "Inter", size: size, weight: weight), color: color,
      alignment: alignment, lineBreak: .truncateTail, lineLimit: 1)
    return .text(TextCommand(text: text, style: style, frame: frame))
  }
}
