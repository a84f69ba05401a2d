import GlissadeGeometry

extension DrawCommand {
  /// See `DisplayContents.leafCount`.
  var leafCount: Int {
    if case .group(let group) = self { group.contents.leafCount } else { 1 }
  }

  /// See `DisplayContents.isUpright`.
  var isUpright: Bool {
    switch self {
    case .shape, .text, .image, .gradient: true
    // What it shows depends on what is beneath.
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
