import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The shadow of a caster that is not an axis-aligned outline. The caster is drawn as a mask and
/// blurred; the result is cached, because this is the painter's most expensive operation.
final class CastShadow {
  /// All values on which the mask depends. Positions are relative to a whole pixel, so that the
  /// mask can be used again after the caster moved.
  struct Key: Hashable {
    let caster: ShadowCommand.Caster
    /// The identifier of the contents if they cast the shadow themselves, or `nil` for a caster
    /// with an outline or path.
    let contents: ObjectIdentifier?
    /// The standard deviation of the blur, in pixels of the mask.
    let sigma: Double
    let transform: ProjectiveTransform
    /// The frame of the mask, in its pixels.
    let frame: PixelRect
    /// The number of the picture's pixels along the edge of a pixel of the mask. All other lengths
    /// of the key are in pixels of the mask.
    let step: Int
  }

  let mask: CoverageMask
  /// The contents that cast the shadow, or `nil` after their release. Their identifier can then
  /// belong to other contents.
  private weak var contents: DisplayContents?

  init(_ mask: CoverageMask, of contents: DisplayContents) {
    self.mask = mask
    self.contents = contents
  }

  /// A Boolean value that indicates whether the contents still exist, so that a picture can show
  /// them again.
  var isAlive: Bool { contents != nil }

  func isOf(_ other: DisplayContents) -> Bool { contents === other }
}

/// The position of a cast shadow in the picture, with the key of its mask.
struct CastShadowPlacement {
  let key: CastShadow.Key
  /// The horizontal coordinate of the whole pixel of the picture to which the positions of `key`
  /// are relative.
  private let x: Int
  /// The vertical coordinate of this pixel of the picture.
  private let y: Int

  /// The standard deviation in pixels below which a shadow is not blurred.
  static let sharpest = 0.1
  /// The number of pixels above which a mask is clipped to the surroundings of the picture and not
  /// cached.
  private static let largestKept = 2_000_000
  /// The number of a shadow's pixels above which its mask has a smaller size.
  private static let largestSharp = 500_000

  /// The maximum standard deviation, in pixels of a smaller mask. With a larger one a shadow would
  /// be so much larger than any picture that all of its visible part has one color.
  private static let largestSigma = 32.0

  /// The number of the picture's pixels along the edge of a pixel of the mask.
  var step: Int { key.step }

  /// The frame of the shadow in the picture's pixels.
  var frame: PixelRect {
    let frame = key.frame
    return PixelRect(
      x: frame.x * step + x, y: frame.y * step + y, width: frame.width * step,
      height: frame.height * step)
  }

  /// Returns the coverage of the picture's pixels by a mask that was made for `key`.
  func samples(of mask: CoverageMask) -> SampleGrid {
    var grid = SampleGrid(
      width: mask.width, height: mask.height,
      values: [Float](repeating: 0, count: mask.width * mask.height), pixels: (step, step),
      x: frame.x, y: frame.y)
    for row in 0..<mask.height {
      let line = mask.bytes + row * mask.stride
      for column in 0..<mask.width {
        grid.values[row * mask.width + column] = Float(line[column]) / 255
      }
    }
    return grid
  }

  /// Creates the placement of a shadow in a scene.
  ///
  /// - Parameter scene: The contents with the shadow, whose transform includes the shadow's offset.
  init(_ shadow: ShadowCommand, of scene: ShadowScene) {
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
    var sigma = shadow.sigma > 0 ? shadow.sigma * scene.transform.meanScale : 0
    let step = Self.step(transform.pixels(of: box), sigma: sigma)
    (x, transform.m31) = Self.split(transform.m31, sigma)
    (y, transform.m32) = Self.split(transform.m32, sigma)
    var picture = scene.picture.offsetBy(x: -x, y: -y)
    if step > 1 {
      let smaller = CGAffineTransform(scaleX: 1 / Double(step), y: 1 / Double(step))
      transform = transform.concatenating(ProjectiveTransform(smaller))
      picture = PixelRect(containing: picture.cgRect.applying(smaller))
      // A smaller mask also blurs, and variances are additive: 0.25 is the variance of the mean
      // over a pixel of the mask plus that of the interpolation between such pixels.
      sigma /= Double(step)
      sigma = min((sigma * sigma - 0.25).squareRoot(), Self.largestSigma)
    }
    let reach = PixelGrid.ceiling(sigma * ShadowCommand.reach) + 1
    var frame = transform.pixels(of: box).outset(by: reach)
    // The pixels around the picture are needed, because a caster outside of it can have a shadow
    // inside.
    let seen = picture.outset(by: 2 * reach)
    if frame.area > Self.largestKept || max(frame.width, frame.height) > CoverageMask.longest
      || !frame.intersects(seen)
    {
      frame = frame.intersection(seen)
    }
    key = CastShadow.Key(
      caster: shadow.caster, contents: contents.map { ObjectIdentifier($0) }, sigma: sigma,
      transform: transform, frame: frame, step: step)
  }

  private static func step(_ caster: PixelRect, sigma: Double) -> Int {
    let margin = PixelGrid.ceiling(sigma * ShadowCommand.reach)
    return caster.outset(by: margin).area > largestSharp ? SampleGrid.step(sigma: sigma) : 1
  }

  /// Splits an offset, aligned to the same grid as other shadows (`ShadowCoverage.snap`), into
  /// whole pixels and a fraction.
  private static func split(_ shift: Double, _ sigma: Double) -> (whole: Int, part: Double) {
    let shift = sigma >= sharpest ? ShadowCoverage.snap(shift, sigma: sigma) : shift
    // A larger offset is not split: it is beyond the size of any picture.
    guard abs(shift) < 16_777_216 else { return (0, shift) }
    let whole = shift.rounded(.down)
    return (Int(whole), shift - whole)
  }
}
