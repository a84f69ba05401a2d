import Foundation
import GlissadeGeometry

/// The parameters of a graphics context that are saved and restored together.
struct GraphicsState {
  /// The transform from user space to the coordinates of the recorded picture.
  var transform = CGAffineTransform.identity
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var pen = LineStyle()
  /// The opacity of each command, 0…1.
  var alpha: CGFloat = 1
  /// The shadow of the commands in the coordinates of the recorded picture, or `nil`.
  var shadow: ShadowCommand?
  /// The bounding box of the area to which drawing is clipped, in the coordinates of the recorded
  /// picture.
  var clipBox: CGRect
}

/// The recorded commands of a group that has not ended, with a common clip, mask or opacity.
struct OpenGroup {
  enum Kind {
    case all
    case clip(RoundedRect)
    case mask(CGPath, CGPathFillRule)
    case layer(opacity: CGFloat, shadow: ShadowCommand?)
  }

  let kind: Kind
  var commands: [DrawCommand] = []

  /// The group as one command, or `nil` if it is empty.
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
