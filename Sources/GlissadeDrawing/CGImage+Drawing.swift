import Foundation
import GlissadeGeometry

/// The recorded commands of a graphics context or a view: an image without pixels, whose commands
/// are drawn in each place that shows the image, at the resolution of that place.
package struct Drawing: Hashable, Sendable {
  /// The recorded commands in points, with the upper left corner at zero, clipped to `size`.
  package let contents: DisplayContents
  /// The size in points, positive.
  package let size: CGSize
  /// The number of pixels per point of the image that the drawing replaces.
  package let scale: CGFloat

  /// Creates a drawing from recorded commands.
  ///
  /// - Parameter commands: The commands in points from the upper left corner.
  package init(_ commands: [DrawCommand], size: CGSize, scale: CGFloat) {
    precondition(
      size.width > 0 && size.height > 0 && scale > 0, "A drawing needs a positive size and scale.")
    let all = RoundedRect(CGRect(origin: .zero, size: size))
    contents = DisplayContents(clip: all, shadow: nil, commands: commands)
    self.size = size
    self.scale = scale
  }

  package static func == (one: Drawing, other: Drawing) -> Bool {
    one.contents == other.contents && one.size == other.size && one.scale == other.scale
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(contents.stableHash)
    hasher.combine(size)
    hasher.combine(scale)
  }
}

extension CGImage {
  /// The size in pixels. The size of a drawing can include a fraction of a pixel at the right and
  /// bottom.
  package var exactSize: CGSize {
    guard let drawing else { return CGSize(width: width, height: height) }
    return CGSize(
      width: drawing.size.width * drawing.scale, height: drawing.size.height * drawing.scale)
  }
}

extension DrawCommand {
  /// Returns the command that draws a part of an image, scaled into a rectangle.
  ///
  /// - Parameter part: The part, as fractions of the image.
  package static func picture(
    _ image: CGImage, in destination: CGRect,
    part: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), filter: ImageFilter = .linear
  ) -> DrawCommand {
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    guard let drawing = image.drawing else {
      let source = CGRect(
        x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
        width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
      return .image(
        ImageCommand(image: image, source: source, destination: destination, filter: filter))
    }
    let source = CGRect(
      x: part.minX * drawing.size.width, y: part.minY * drawing.size.height,
      width: part.width * drawing.size.width, height: part.height * drawing.size.height)
    let group = DisplayGroup(
      id: 0, transform: ProjectiveTransform(CGAffineTransform(from: source, to: destination)),
      opacity: 1, contents: drawing.contents)
    if isWhole { return .group(group) }
    return .group(DisplayGroup(clip: RoundedRect(destination), commands: [.group(group)]))
  }
}

extension CGAffineTransform {
  /// Creates the transform that maps `source` to `destination`.
  fileprivate init(from source: CGRect, to destination: CGRect) {
    // The scale for equal sizes must be exactly 1, so that texts stay sharp.
    let across = source.width == destination.width ? 1 : destination.width / source.width
    let down = source.height == destination.height ? 1 : destination.height / source.height
    self.init(
      a: across, b: 0, c: 0, d: down, tx: destination.minX - source.minX * across,
      ty: destination.minY - source.minY * down)
  }
}
