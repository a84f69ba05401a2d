import GlissadeDrawing
import UIKit

/// A bar whose length represents the progress, with a mark at the projected end.
final class ProgressTrack: UIView {
  /// The height of the track, in points.
  static let height: CGFloat = 16

  /// The progress and its projection, each 0…1, or `nil` if it is not shown.
  var values: (progress: Double?, projected: Double?) {
    get { (progress, projected) }
    set {
      guard newValue != (progress, projected) else { return }
      (progress, projected) = newValue
      setNeedsLayout()
    }
  }
  /// The progress at which the decision changes, 0…1.
  var threshold = 0.5 { didSet { if threshold != oldValue { setNeedsLayout() } } }
  private var progress: Double?
  private var projected: Double?

  override func layoutSubviews() {
    super.layoutSubviews()
    let groove = CGRect(x: 0, y: bounds.midY - 4, width: bounds.width, height: 8)
    var commands = [shape(groove, Palette.pressedControl)]
    if let progress, progress > 0 {
      var bar = groove
      bar.size.width *= min(progress, 1)
      commands.append(shape(bar, Palette.accent))
    }
    let turn = CGRect(x: bounds.width * threshold - 0.5, y: 0, width: 1, height: 16)
    commands.append(shape(turn, Palette.quietText, radius: 0))
    if let projected {
      let x = (bounds.width - 4) * min(max(projected, 0), 1)
      commands.append(shape(CGRect(x: x, y: 0, width: 4, height: 16), Palette.text, radius: 2))
    }
    layer.contentCommands = commands
  }

  private func shape(_ rect: CGRect, _ color: UIColor, radius: CGFloat = 4) -> DrawCommand {
    .shape(
      ShapeCommand(outline: RoundedRect(rect: rect, radius: radius), fill: shown(color).cgColor))
  }
}
