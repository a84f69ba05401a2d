import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The flat picture of a group in perspective.
enum FlatPicture: Hashable {
  /// A drawing in points. A clip or a background that is equal to the `rim` is drawn beyond it and
  /// clipped afterwards.
  case contents(DisplayContents, rim: RoundedRect?)
  /// A copy of an image, in its pixels.
  case image(CGImage, PixelRect)

  /// Creates a copy of the image, or `nil` for a part that ends within a pixel, or one that is too
  /// large.
  init?(_ command: ImageCommand) {
    let (image, source) = (command.image, command.source)
    let part = PixelRect(containing: source)
    guard part.cgRect == source, !part.isEmpty, Double(part.area) <= FlatLayout.largestArea,
      PixelRect(x: 0, y: 0, width: image.width, height: image.height).contains(part)
    else { return nil }
    self = .image(image, part)
  }

  var isImage: Bool { if case .image = self { true } else { false } }

  /// The bounds in its own space.
  var bounds: CGRect {
    switch self {
    case .contents(let contents, _): contents.bounds
    case .image(_, let part): part.cgRect
    }
  }

  // Equal contents of different objects count as different: comparing them would take longer than
  // drawing them.
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
  /// The width in pixels.
  let width: Int
  let height: Int
  /// The transform from the picture's own space to the bitmap's pixels.
  let toBitmap: ProjectiveTransform

  /// The maximum number of pixels that are drawn at once.
  static let largestArea = 4_500_000.0
  /// The number of transparent pixels around a picture that does not fill its bitmap.
  private static let margin = 2.0

  var area: Double { Double(width) * Double(height) }

  /// Creates a layout.
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
