import Foundation
import GlissadeDrawing

/// The bounds of a layer with circular or continuous rounded corners.
struct LayerOutline {
  let rounded: RoundedRect
  /// The outline with continuous corners, or `nil` if the corners are circular or sharp.
  private let continuous: CGPath?

  init(_ rounded: RoundedRect, curve: CALayerCornerCurve) {
    self.rounded = rounded
    let isContinuous = curve == .continuous && !rounded.isRectangular
    continuous = isContinuous ? rounded.continuousPath : nil
  }

  func filled(_ color: CGColor) -> DrawCommand {
    guard let continuous else {
      return .shape(ShapeCommand(outline: rounded, fill: color, border: nil))
    }
    return .path(PathCommand(path: continuous, fill: color))
  }

  func bordered(_ border: Border) -> DrawCommand {
    guard let continuous else {
      return .shape(ShapeCommand(outline: rounded, fill: nil, border: border))
    }
    // The stroke is centered on the outline, and the mask removes its outer half.
    let stroke = PathCommand(path: continuous, stroke: border.color, lineWidth: 2 * border.width)
    return .group(
      DisplayGroup(mask: .path(continuous, .winding), commands: [.path(stroke)]))
  }

  /// Returns the commands clipped to the outline. Commands with a backdrop are clipped to circular
  /// corners, because a backdrop in a masked group cannot show the content behind the group.
  func clipping(_ commands: [DrawCommand]) -> DrawCommand {
    guard let continuous, !commands.contains(where: \.hasBackdrop) else {
      return .group(DisplayGroup(id: 0, clip: rounded, commands: commands))
    }
    return .group(DisplayGroup(mask: .path(continuous, .winding), commands: commands))
  }

  /// Returns the commands of a subclass's content. A gradient, which fills the whole bounds, is
  /// clipped to continuous corners.
  func commands(of figure: LayerFigure) -> [DrawCommand] {
    guard continuous != nil, case .gradient = figure else { return figure.commands(in: rounded) }
    return [clipping(figure.commands(in: RoundedRect(rounded.rect)))]
  }

  /// Returns whether a command draws only inside the outline: its own shape lies inside, or this
  /// outline has created it.
  func contains(_ command: DrawCommand) -> Bool {
    guard let continuous else { return command.staysInside(rounded) }
    switch command {
    case .path(let fill) where fill.path == continuous && fill.stroke == nil: return true
    case .group(let group) where group.mask == .path(continuous, .winding): return true
    default: return command.staysInside(rounded)
    }
  }

  /// The outline as a shape that casts a shadow.
  var caster: ShadowCommand.Caster { continuous.map { .path($0) } ?? .outline(rounded) }
}
