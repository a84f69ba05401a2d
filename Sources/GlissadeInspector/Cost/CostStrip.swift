import Foundation
import GlissadeDrawing
import UIKit

/// What the last frames took of the processor, a bar each, against the time that a frame has.
package final class CostStrip: UIView {
  static let height: CGFloat = 40
  /// How many frames are shown.
  private static let count = 48
  private static let pitch: CGFloat = 3
  /// What a frame has at 60 a second, and the highest bar, in ms.
  private static let budget = 1000.0 / 60
  private static let most = 20.0

  private let name = UILabel()
  private let figure = UILabel()
  private let strip = UIView()
  private var costs: [Double] = []

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
    strip.isUserInteractionEnabled = false
    addSubview(strip)
  }

  package required init?(coder: NSCoder) { nil }

  var figureText: String? { figure.text }

  /// Takes the processor time of frames that were shown, in ms.
  func add(_ new: [Double]) {
    guard !new.isEmpty else { return }
    costs = Array((costs + new).suffix(Self.count))
    // The middle of the last third of a second: a figure that changes in every frame cannot be read.
    let recent = costs.suffix(20).sorted()
    figure.text = String(format: "%.1f ms", recent[recent.count / 2])
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let width = CGFloat(Self.count) * Self.pitch
    name.frame = CGRect(x: 0, y: 0, width: 48, height: bounds.height)
    strip.frame = CGRect(x: 48, y: 8, width: width, height: bounds.height - 16)
    figure.frame = CGRect(
      x: strip.frame.maxX, y: 0, width: bounds.width - strip.frame.maxX, height: bounds.height)
    strip.layer.contentCommands = commands(strip.bounds)
  }

  private func commands(_ room: CGRect) -> [DrawCommand] {
    func bar(_ rect: CGRect, _ color: UIColor) -> DrawCommand {
      .shape(ShapeCommand(outline: RoundedRect(rect: rect, radius: 0), fill: color.cgColor))
    }
    let start = room.maxX - CGFloat(costs.count) * Self.pitch
    let bars = costs.enumerated().map { index, cost in
      let height = max(1, (room.height * min(cost / Self.most, 1)).rounded())
      return bar(
        CGRect(
          x: start + CGFloat(index) * Self.pitch, y: room.maxY - height, width: 2, height: height),
        cost > Self.budget ? Palette.alarm : Palette.accent)
    }
    let line = room.maxY - (room.height * Self.budget / Self.most).rounded()
    return bars + [bar(CGRect(x: 0, y: line, width: room.width, height: 1), Palette.pressedControl)]
  }
}
