import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The shadow of a caster that is not an axis-aligned outline: it is drawn as a mask and blurred,
/// which is the most expensive operation, so it is cached.
final class CastShadow {
  /// All values on which the mask depends. Positions are relative to a whole pixel, so that one
  /// mask can be used wherever its caster moves.
  struct Key: Hashable {
    let caster: ShadowCommand.Caster
    /// The caster, if it is the content.
    let contents: ObjectIdentifier?
    /// The standard deviations in pixels.
    let sigma: Double
    let transform: ProjectiveTransform
    /// The pixels of the mask.
    let frame: PixelRect
  }

  let mask: CoverageMask
  /// The key's object, or `nil` or another one if it was released and its identifier was reused.
  private weak var contents: DisplayContents?

  init(_ mask: CoverageMask, of contents: DisplayContents) {
    self.mask = mask
    self.contents = contents
  }

  /// A Boolean value that indicates whether a picture may show the contents again.
  var isAlive: Bool { contents != nil }

  func isOf(_ other: DisplayContents) -> Bool { contents === other }
}

/// The placement of a cast shadow.
struct CastShadowPlacement {
  let key: CastShadow.Key
  /// The whole pixel of the picture to which the key's positions are relative.
  let x: Int
  let y: Int

  /// The standard deviation in pixels below which a shadow is not blurred.
  static let sharpest = 0.1
  /// The number of pixels above which a mask is clipped at the picture's edge and not cached.
  static let largestKept = 6_000_000

  var frame: PixelRect { key.frame.offsetBy(x: x, y: y) }

  /// Creates a placement.
  ///
  /// - Parameter scene: The caster, whose transform includes the shadow's offset.
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
    // A caster outside of the picture can have a shadow inside.
    let seen = scene.picture.outset(by: 2 * reach).offsetBy(x: -x, y: -y)
    if frame.area > Self.largestKept || !frame.intersects(seen) {
      frame = frame.intersection(seen)
    }
    key = CastShadow.Key(
      caster: shadow.caster, contents: contents.map { ObjectIdentifier($0) }, sigma: sigma,
      transform: transform, frame: frame)
  }

  /// Splits an offset into whole pixels and a fraction, on the grid of other shadows
  /// (`ShadowCoverage.snap`).
  private static func split(_ shift: Double, _ sigma: Double) -> (whole: Int, part: Double) {
    let shift = sigma >= sharpest ? ShadowCoverage.snap(shift, sigma: sigma) : shift
    // The offset is larger than any picture.
    guard abs(shift) < 16_777_216 else { return (0, shift) }
    let whole = shift.rounded(.down)
    return (Int(whole), shift - whole)
  }
}
