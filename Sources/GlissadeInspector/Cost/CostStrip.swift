import Foundation
import GlissadeDrawing
import UIKit

/// A strip of bars, one per recent frame, that shows the processor time of each frame against the
/// time available to it.
package final class CostStrip: UIView, Hoverable {
  /// The height of the strip, in points.
  static let height: CGFloat = 40
  /// The number of frames that the strip shows.
  private static let count = 48
  /// The horizontal distance between two bars, in points.
  private static let pitch: CGFloat = 3
  /// The time available to a frame at 60 frames per second, in milliseconds.
  private static let budget = 1000.0 / 60
  /// The time that a bar of full height represents, in milliseconds.
  private static let fullScale = 20.0

  private let name = UILabel()
  private let figure = UILabel()
  /// The labels of the strip's scale: the time available to a frame, and zero.
  private let scale = (budget: UILabel(), zero: UILabel())
  private let strip = UIView()
  private var costs: [Double] = []
  package var isHovered = false
  package let hint: Hint? = Hint(
    "Processor time of each frame; the line is what 60 frames a second leave")

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "cost"
    name.text = "Frame"
    for label in [name, figure] {
      label.font = .systemFont(ofSize: 12)
      label.textColor = Palette.quietText
      addSubview(label)
    }
    figure.textAlignment = .right
    figure.text = "–"
    for (label, text) in [(scale.budget, "16.7 ms"), (scale.zero, "0")] {
      label.text = text
      label.font = .systemFont(ofSize: 9)
      label.textColor = Palette.quietText
      label.textAlignment = .right
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    strip.isUserInteractionEnabled = false
    addSubview(strip)
  }

  package required init?(coder: NSCoder) { nil }

  /// The text of the median processor time at the right of the strip.
  var figureText: String? { figure.text }

  /// Adds the processor times of frames that were presented.
  ///
  /// - Parameter new: The times in milliseconds, oldest first.
  func add(_ new: [Double]) {
    guard !new.isEmpty else { return }
    costs = Array((costs + new).suffix(Self.count))
    // The text shows the median of the last 20 frames, because a number that changes in every frame
    // is unreadable.
    let recent = costs.suffix(20).sorted()
    figure.text = FigureText.text("%.1f ms", recent[recent.count / 2])
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(Self.count) * Self.pitch
    name.frame = CGRect(x: 0, y: 0, width: 40, height: bounds.height)
    strip.frame = CGRect(x: 80, y: 8, width: width, height: bounds.height - 16)
    let line = strip.frame.maxY - (strip.bounds.height * Self.budget / Self.fullScale).rounded()
    scale.budget.frame = CGRect(x: 36, y: line - 6, width: 40, height: 12)
    scale.zero.frame = CGRect(x: 36, y: strip.frame.maxY - 10, width: 40, height: 12)
    figure.frame = CGRect(
      x: strip.frame.maxX, y: 0, width: bounds.width - strip.frame.maxX, height: bounds.height)
    strip.layer.contentCommands = commands(strip.bounds)
  }

  private func commands(_ area: CGRect) -> [DrawCommand] {
    func bar(_ rect: CGRect, _ color: UIColor) -> DrawCommand {
      .shape(ShapeCommand(outline: RoundedRect(rect: rect, radius: 0), fill: color.cgColor))
    }
    let start = area.maxX - CGFloat(costs.count) * Self.pitch
    let colors = (usual: shown(Palette.accent), late: shown(Palette.alarm))
    let bars = costs.enumerated().map { index, cost in
      let height = max(1, (area.height * min(cost / Self.fullScale, 1)).rounded())
      return bar(
        CGRect(
          x: start + CGFloat(index) * Self.pitch, y: area.maxY - height, width: 2, height: height),
        cost > Self.budget ? colors.late : colors.usual)
    }
    let line = area.maxY - (area.height * Self.budget / Self.fullScale).rounded()
    return bars + [
      bar(CGRect(x: 0, y: line, width: area.width, height: 1), shown(Palette.pressedControl))
    ]
  }
}
