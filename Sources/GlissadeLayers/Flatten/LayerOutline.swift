import Foundation
import GlissadeDrawing

/// The bounds of a layer with rounded corners of either curve.
struct LayerOutline {
  let rounded: RoundedRect
  /// The outline with continuous corners, or `nil` for circular or sharp ones.
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
    // The stroke is centered on the outline, and its outer half is cut off.
    let stroke = PathCommand(path: continuous, stroke: border.color, lineWidth: 2 * border.width)
    return .group(
      DisplayGroup(mask: .path(continuous, .winding), commands: [.path(stroke)]))
  }

  /// Returns the commands clipped to the outline. What shows the content behind it is clipped to
  /// circular corners, because a masked group does not.
  func clipping(_ commands: [DrawCommand]) -> DrawCommand {
    guard let continuous, !commands.contains(where: \.hasBackdrop) else {
      return .group(DisplayGroup(id: 0, clip: rounded, commands: commands))
    }
    return .group(DisplayGroup(mask: .path(continuous, .winding), commands: commands))
  }

  /// Returns the content of a layer that draws its whole bounds.
  func commands(of figure: LayerFigure) -> [DrawCommand] {
    guard continuous != nil, case .gradient = figure else { return figure.commands(in: rounded) }
    return [clipping(figure.commands(in: RoundedRect(rounded.rect)))]
  }

  /// Returns whether a command stays inside: by its own shape, or because it was made here.
  func contains(_ command: DrawCommand) -> Bool {
    guard let continuous else { return command.staysInside(rounded) }
    switch command {
    case .path(let fill) where fill.path == continuous && fill.stroke == nil: return true
    case .group(let group) where group.mask == .path(continuous, .winding): return true
    default: return command.staysInside(rounded)
    }
  }

  /// The shape that casts the shadow.
  var caster: ShadowCommand.Caster { continuous.map { .path($0) } ?? .outline(rounded) }
}
