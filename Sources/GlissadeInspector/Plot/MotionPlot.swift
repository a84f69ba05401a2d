import Foundation
import GlissadeDrawing
import UIKit

/// A plot of progress and velocity over the last three seconds of the canvas's time, with marks
/// where gestures and transitions changed their state.
final class MotionPlot: UIView {
  /// The height of the plot and its legend, in points.
  static let height: CGFloat = 112
  private static let legendHeight: CGFloat = 16

  /// The values to plot.
  var history = MotionHistory() { didSet { if history != oldValue { setNeedsLayout() } } }

  /// The values before the last live reload, which are drawn paler behind the others.
  var before: [MotionHistory.Sample] = [] {
    didSet { if before.count != oldValue.count { setNeedsLayout() } }
  }

  private let progressName = UILabel()
  private let rateName = UILabel()
  private let gestureName = UILabel()
  private let phaseName = UILabel()
  /// The area of the lines. It is a view of its own so that its changes in every frame do not
  /// damage the legend.
  private let plotArea = UIView()
  /// The traits that the colors of the lines are resolved by.
  private var traits = UITraitCollection()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "plot"
    let names = [
      (progressName, "Progress", Palette.accent), (rateName, "Velocity", Palette.second),
      (gestureName, "Gesture", Palette.gesture), (phaseName, "Transition", Palette.transition),
    ]
    for (label, text, color) in names {
      label.text = text
      label.font = .systemFont(ofSize: 12)
      label.textColor = color
      addSubview(label)
    }
    rateName.textAlignment = .left
    plotArea.backgroundColor = Palette.control
    plotArea.layer.cornerRadius = Palette.smallRadius
    plotArea.isUserInteractionEnabled = false
    addSubview(plotArea)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - Self.legendHeight - Palette.grid
    plotArea.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let limit = history.rateLimit
    rateName.text = String(format: "Velocity ±%g /s", limit)
    var x: CGFloat = 0
    for label in [progressName, rateName, gestureName, phaseName] {
      let width = label.intrinsicContentSize.width.rounded(.up)
      label.frame = CGRect(x: x, y: height + Palette.grid, width: width, height: Self.legendHeight)
      x += width + 10
    }
    traits = traitCollection
    plotArea.layer.contentCommands = commands(limit)
  }

  private func themed(_ color: UIColor) -> UIColor { color.resolvedColor(with: traits) }

  private func commands(_ limit: Double) -> [DrawCommand] {
    let area = plotArea.bounds.insetBy(dx: 0, dy: 8)
    let grid = [area.minY, area.midY, area.maxY].map { y in
      Self.filled(
        CGRect(x: 0, y: y.rounded() - 0.5, width: area.width, height: 1), themed(Palette.line))
    }
    guard let end = history.end, !history.isEmpty else { return grid }
    let start = end - MotionHistory.span
    func x(_ time: TimeInterval) -> CGFloat {
      area.width * CGFloat((time - start) / MotionHistory.span)
    }
    func y(rate: Double) -> CGFloat { area.midY - CGFloat(rate / limit) * area.height / 2 }
    func y(progress: Double) -> CGFloat {
      area.maxY - CGFloat(min(max(progress, -0.1), 1.1)) * area.height
    }
    let marks = history.marks.map { command(for: $0, at: x($0.time)) }
    let old = before.filter { $0.time >= start && $0.time <= end }
    // Clipping would cost more than drawing the lines. Instead lines that begin before the plot are
    // cut at its edge, and the insets keep lines away from the rounded corners.
    return grid + marks
      + [
        line(old, \.rate, Palette.second.withAlphaComponent(0.4), x: x, y: y(rate:)),
        line(old, \.progress, Palette.accent.withAlphaComponent(0.4), x: x, y: y(progress:)),
        line(history.samples, \.rate, Palette.second, x: x, y: y(rate:)),
        line(history.samples, \.progress, Palette.accent, x: x, y: y(progress:)),
      ].compactMap { $0 }
  }

  /// Returns the upright line of a mark. Gesture and transition often change in the same frame, so
  /// each mark has its half of the height.
  private func command(for mark: MotionHistory.Mark, at x: CGFloat) -> DrawCommand {
    let isGesture = mark.kind == .gesture
    // The lines end before the rounded corners.
    let area = plotArea.bounds.insetBy(dx: 0, dy: 8)
    let rect = CGRect(
      x: min(x, area.maxX - 1).rounded(), y: isGesture ? area.minY : area.midY, width: 1,
      height: area.height / 2)
    let color = themed(isGesture ? Palette.gesture : Palette.transition)
    return Self.filled(rect, color.withAlphaComponent(0.7))
  }

  private static func filled(_ rect: CGRect, _ color: UIColor) -> DrawCommand {
    .shape(ShapeCommand(outline: RoundedRect(rect: rect, radius: 0), fill: color.cgColor))
  }

  /// Returns a line through all samples that have a value. Samples without a value interrupt it.
  private func line(
    _ samples: [MotionHistory.Sample], _ value: KeyPath<MotionHistory.Sample, Double?>,
    _ color: UIColor,
    x: (TimeInterval) -> CGFloat, y: (Double) -> CGFloat
  ) -> DrawCommand? {
    var runs: [[CGPoint]] = [[]]
    for sample in samples {
      if let value = sample[keyPath: value] {
        runs[runs.count - 1].append(CGPoint(x: x(sample.time), y: y(value)))
      } else if runs.last?.isEmpty == false {
        runs.append([])
      }
    }
    let elements = runs.flatMap { run in
      Polyline.simplified(Polyline.clipped(run, from: 0)).enumerated().map {
        $0 == 0 ? PathElement.move($1) : .line($1)
      }
    }
    guard elements.count > 1 else { return nil }
    return .path(
      PathCommand(path: CGPath(elements: elements), stroke: themed(color).cgColor, lineWidth: 1.5))
  }
}
