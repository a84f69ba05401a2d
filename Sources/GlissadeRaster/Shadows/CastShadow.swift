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
    /// The pixels of the picture along the edge of a pixel of the mask, in which all of the key is
    /// measured.
    let step: Int
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
  private let x: Int
  private let y: Int

  /// The standard deviation in pixels below which a shadow is not blurred.
  static let sharpest = 0.1
  /// The number of pixels above which a mask is clipped at the picture's edge and not cached.
  private static let largestKept = 2_000_000
  /// The number of pixels above which a blurred mask is smaller than the shadow.
  private static let largestSharp = 500_000

  /// The standard deviation in pixels of a smaller mask above which a shadow is so much larger than
  /// any picture that it has one color.
  private static let largestSigma = 32.0

  /// The pixels of the picture along the edge of a pixel of the mask.
  var step: Int { key.step }

  /// The shadow in the picture's pixels.
  var frame: PixelRect {
    let frame = key.frame
    return PixelRect(
      x: frame.x * step + x, y: frame.y * step + y, width: frame.width * step,
      height: frame.height * step)
  }

  /// Returns the coverage of the picture's pixels by a mask of the key.
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

  /// Creates a placement.
  ///
  /// - Parameter scene: The caster, whose transform includes the shadow's offset.
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
      // Variances are additive: that of the mean over a pixel of the mask, and that of the
      // interpolation between such pixels.
      sigma /= Double(step)
      sigma = min((sigma * sigma - 0.25).squareRoot(), Self.largestSigma)
    }
    let reach = PixelGrid.ceiling(sigma * ShadowCommand.reach) + 1
    var frame = transform.pixels(of: box).outset(by: reach)
    // A caster outside of the picture can have a shadow inside.
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
