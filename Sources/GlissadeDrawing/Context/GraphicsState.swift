import Foundation
import GlissadeGeometry

/// What a graphics context paints with, saved and restored as a whole.
struct GraphicsState {
  /// From user space to the recorded space.
  var transform = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var pen = LineStyle()
  /// Of each thing painted, 0…1.
  var alpha: CGFloat = 1
  /// In the recorded space.
  var shadow: ShadowCommand?
  /// The box of what the clips leave, in the recorded space.
  var clipBox: CGRect
}

/// Commands that will share a clip, a mask or an opacity once their group is closed.
struct OpenGroup {
  enum Kind {
    case all
    case clip(RoundedRect)
    case mask(CGPath, CGPathFillRule)
    case layer(opacity: CGFloat, shadow: ShadowCommand?)
  }

  let kind: Kind
  var commands: [DrawCommand] = []

  /// The group as one command; nil where nothing was drawn.
  var closed: DrawCommand? {
    if commands.isEmpty { return nil }
    switch kind {
    case .all: return .group(DisplayGroup(commands: commands))
    case .clip(let outline): return .group(DisplayGroup(clip: outline, commands: commands))
    case .mask(let path, let rule):
      return .group(DisplayGroup(mask: .path(path, rule), commands: commands))
    case .layer(let opacity, let shadow):
      let group = DisplayGroup(opacity: Double(opacity), commands: commands)
      return shadow.map { .group(DisplayGroup(shadow: $0, commands: [.group(group)])) }
        ?? .group(group)
    }
  }
}
