import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A shadow of something that is no upright outline: drawn as a mask, blurred, and kept, because that
/// takes longer than anything else.
final class CastShadow {
  /// Everything the mask depends on. Positions are from a whole pixel, so that one mask serves wherever its
  /// caster goes.
  struct Key: Hashable {
    let caster: ShadowCommand.Caster
    /// What casts it, where the caster is the content.
    let contents: ObjectIdentifier?
    /// In pixels.
    let sigma: Double
    let transform: ProjectiveTransform
    /// The pixels that the mask describes.
    let frame: PixelRect
  }

  let mask: CoverageMask
  /// Nil or another one when the key's object went away and its identifier is used again.
  private weak var contents: DisplayContents?

  init(_ mask: CoverageMask, of contents: DisplayContents) {
    self.mask = mask
    self.contents = contents
  }

  func isOf(_ other: DisplayContents) -> Bool { contents === other }
}

/// Where a cast shadow stands.
struct CastShadowPlacement {
  let key: CastShadow.Key
  /// The whole pixel of the picture from which the key's positions are counted.
  let x: Int
  let y: Int

  /// Below this many pixels of sigma a shadow is as sharp as what casts it.
  static let sharpest = 0.1
  /// More pixels than these are cut at the picture's edge and not kept.
  static let largestKept = 6_000_000

  var frame: PixelRect { key.frame.offsetBy(x: x, y: y) }

  /// - Parameter scene: its transform includes the shadow's offset.
  init(_ shadow: ShadowCommand, of scene: ShadowScene) {
    let sigma = shadow.sigma * scene.transform.meanScale
    let reach = Int((sigma * ShadowCommand.reach).rounded(.up)) + 1
    let box: CGRect
    var contents: DisplayContents?
    switch shadow.caster {
    case .outline(let outline): box = outline.rect
    case .path(let path): box = path.boundingBox
    case .content:
      box = scene.contents.contentBounds
      contents = scene.contents
    }
    var transform = ProjectiveTransform(scene.transform.affine)
    (x, transform.m31) = Self.split(transform.m31, sigma)
    (y, transform.m32) = Self.split(transform.m32, sigma)
    var frame = transform.pixels(of: box).outset(by: reach)
    // What lies outside of the picture may cast its shadow into it.
    let seen = scene.picture.outset(by: 2 * reach).offsetBy(x: -x, y: -y)
    if frame.area > Self.largestKept || !frame.intersects(seen) {
      frame = frame.intersection(seen)
    }
    key = CastShadow.Key(
      caster: shadow.caster, contents: contents.map { ObjectIdentifier($0) }, sigma: sigma,
      transform: transform, frame: frame)
  }

  /// A shift as whole pixels and a part of one, on the grid that other shadows are on
  /// (`ShadowCoverage.snap`).
  private static func split(_ shift: Double, _ sigma: Double) -> (whole: Int, part: Double) {
    let shift = sigma >= sharpest ? ShadowCoverage.snap(shift, sigma: sigma) : shift
    // Farther away than any pixel.
    guard abs(shift) < 16_777_216 else { return (0, shift) }
    let whole = shift.rounded(.down)
    return (Int(whole), shift - whole)
  }
}
