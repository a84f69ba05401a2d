import Foundation
import GlissadeDrawing
import GlissadeGeometry

extension CALayer {
  /// Returns the mask by which `layer` masks this layer's picture, or `nil` if the mask hides the
  /// whole picture.
  func flattenedMask(_ layer: CALayer, _ pass: FlattenPass) -> DisplayMask? {
    let group = layer.flattened(pass.values(of: layer), in: nil, pass)
    return group.map { DisplayMask(opacityOf: $0) }
  }
}

extension DisplayMask {
  /// Creates the mask by the opacity of a group. An opaque shape or filled path becomes a path
  /// mask, which need not be painted first.
  fileprivate init(opacityOf group: DisplayGroup) {
    self = .alpha(group)
    guard group.opacity == 1, group.transform.isAffine, group.commands.count == 1,
      group.clip == nil, group.mask == nil, group.shadow == nil, group.dissolve == nil
    else { return }
    switch group.commands[0] {
    case .path(let path) where path.fill?.isOpaque == true && path.stroke == nil:
      self = .path(path.path.applying(group.transform.affine), path.fillRule)
    default: break
    }
  }
}
