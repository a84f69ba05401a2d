import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// What is drawn flat before it is seen in perspective.
enum FlatPicture: Hashable {
  /// Drawn in points. A clip or a ground that is the `rim` is drawn beyond it: it is cut out afterwards.
  case contents(DisplayContents, rim: RoundedRect?)
  /// Copied, in pixels of the image.
  case image(CGImage, PixelRect)

  /// The image as it is; nil where a part is wanted that ends within a pixel, or one that is too large.
  init?(_ command: ImageCommand) {
    let (image, source) = (command.image, command.source)
    let part = PixelRect(containing: source)
    guard part.cgRect == source, !part.isEmpty, Double(part.area) <= FlatLayout.largestArea,
      PixelRect(x: 0, y: 0, width: image.width, height: image.height).contains(part)
    else { return nil }
    self = .image(image, part)
  }

  var isImage: Bool { if case .image = self { true } else { false } }

  /// In its own space.
  var bounds: CGRect {
    switch self {
    case .contents(let contents, _): contents.bounds
    case .image(_, let part): part.cgRect
    }
  }

  // Contents that are equal but another object count as others: to compare them would take longer than
  // to draw them.
  static func == (one: FlatPicture, other: FlatPicture) -> Bool {
    switch (one, other) {
    case (.contents(let a, let rim), .contents(let b, let otherRim)):
      a === b && rim == otherRim
    case (.image(let a, let part), .image(let b, let otherPart)):
      a === b && part == otherPart
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .contents(let contents, _): hasher.combine(ObjectIdentifier(contents))
    case .image(let image, _): hasher.combine(ObjectIdentifier(image))
    }
  }
}

/// Where on its bitmap something is drawn flat.
struct FlatLayout: Hashable {
  /// In pixels.
  let width: Int
  let height: Int
  /// From the picture's own space to the bitmap's pixels.
  let toBitmap: ProjectiveTransform

  /// More pixels are not drawn at once.
  static let largestArea = 4_500_000.0
  /// Transparent pixels around what does not fill its bitmap.
  private static let margin = 2.0

  var area: Double { Double(width) * Double(height) }

  /// - Parameter isFilled: the bounds are the bitmap's, to the pixel; else there is room around them.
  init(_ bounds: CGRect, scale: Double, isFilled: Bool) {
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0 else {
      (width, height, toBitmap) = (0, 0, .identity)
      return
    }
    let size = (across: bounds.width * scale, down: bounds.height * scale)
    let limit = 100_000.0
    func pixels(_ length: Double) -> Double {
      min(isFilled ? max(length.rounded(), 1) : length.rounded(.up) + 2 * Self.margin, limit)
    }
    (width, height) = (Int(pixels(size.across)), Int(pixels(size.down)))
    let across = isFilled ? Double(width) / bounds.width : scale
    let down = isFilled ? Double(height) / bounds.height : scale
    let margin = isFilled ? 0 : Self.margin
    toBitmap = ProjectiveTransform(
      CGAffineTransform(
        a: across, b: 0, c: 0, d: down, tx: margin - bounds.minX * across,
        ty: margin - bounds.minY * down))
  }
}
