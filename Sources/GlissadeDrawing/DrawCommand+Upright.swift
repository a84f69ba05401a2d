import GlissadeGeometry

extension DrawCommand {
  /// The number of commands in this command that are not groups; see
  /// `DisplayContents.commandCount`.
  var commandCount: Int {
    if case .group(let group) = self { group.contents.commandCount } else { 1 }
  }

  /// A Boolean value that indicates whether the command has only axis-aligned edges; see
  /// `DisplayContents.isUpright`.
  var isUpright: Bool {
    switch self {
    case .shape, .text, .image, .gradient: true
    // The picture of a backdrop depends on the commands beneath.
    case .path, .backdrop: false
    case .group(let group): group.transform.isUpright && group.contents.isUpright
    }
  }
}

extension ShadowCommand {
  var isUpright: Bool {
    if case .outline = caster { true } else { false }
  }
}

extension ProjectiveTransform {
  fileprivate var isUpright: Bool { isAffine && m12 == 0 && m21 == 0 && m11 > 0 && m22 > 0 }
}
