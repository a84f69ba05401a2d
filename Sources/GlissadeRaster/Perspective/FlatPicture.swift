import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The content of a group in perspective, drawn flat before the perspective is applied.
enum FlatPicture: Hashable {
  /// A drawing in points. A clip or a background with the same outline as `rim` is drawn beyond its
  /// edge, and clipped to `rim` afterwards.
  case contents(DisplayContents, rim: RoundedRect?)
  /// A copy of a part of an image, in pixels of the image.
  case image(CGImage, PixelRect)

  /// Creates a copy of the part of an image that a command shows, or `nil` if the part ends within
  /// a pixel or is too large.
  init?(_ command: ImageCommand) {
    let (image, source) = (command.image, command.source)
    let part = PixelRect(containing: source)
    guard part.cgRect == source, !part.isEmpty, Double(part.area) <= FlatLayout.largestArea,
      PixelRect(x: 0, y: 0, width: image.width, height: image.height).contains(part)
    else { return nil }
    self = .image(image, part)
  }

  var isImage: Bool { if case .image = self { true } else { false } }

  /// The bounds of the flat picture: in points for a drawing, and in pixels of the image for a
  /// copy.
  var bounds: CGRect {
    switch self {
    case .contents(let contents, _): contents.bounds
    case .image(_, let part): part.cgRect
    }
  }

  // Two `DisplayContents` objects with equal commands count as different, because comparing them
  // would take longer than drawing them.
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

/// The layout of a flat picture on its bitmap.
struct FlatLayout: Hashable {
  /// The width of the bitmap in pixels.
  let width: Int
  let height: Int
  /// The transform from the own space of the flat picture to the pixels of the bitmap.
  let toBitmap: ProjectiveTransform

  /// The maximum number of pixels of a bitmap.
  static let largestArea = 4_500_000.0
  /// The number of transparent pixels around a picture that does not fill its bitmap.
  private static let margin = 2.0

  var area: Double { Double(width) * Double(height) }

  /// Creates the layout of a flat picture with the given bounds.
  ///
  /// - Parameter isFilled: A Boolean value that indicates whether the picture fills its bitmap
  ///   exactly; otherwise there is a margin around it.
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
