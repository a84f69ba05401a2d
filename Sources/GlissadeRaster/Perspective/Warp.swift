import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The elements of a group in perspective: a flat picture, a transform, and the edge at which the
/// transformed picture is clipped.
///
/// A group that contains a single command is replaced by this command, so that an image in nested
/// groups is drawn directly, only once.
struct Warp {
  /// The content of the group, drawn flat before the transform is applied.
  private(set) var flat: FlatPicture
  /// The transform from the flat picture's space to the picture's pixels.
  private(set) var transform: ProjectiveTransform
  /// The product of the opacities of the groups that were replaced by their single commands, 0…1.
  private(set) var opacity = 1.0
  /// The outline at which the transformed bitmap is clipped, because an edge drawn in the bitmap
  /// would look stepped. It is `nil` for a group without a sharp edge.
  private var edge: (outline: RoundedRect, transform: ProjectiveTransform)?
  /// The number of the bitmap's pixels per point of the flat picture.
  let rasterScale: Double
  /// The rectangle of the picture outside of which nothing is visible, in pixels.
  let picture: PixelRect

  /// Creates the warp of a group's contents.
  ///
  /// - Parameters:
  ///   - transform: The transform from the group's own space to the picture's pixels.
  ///   - rasterScale: The number of pixels per point of the plane that contains the group.
  init(
    _ contents: DisplayContents, _ transform: ProjectiveTransform, rasterScale: Double,
    picture: PixelRect
  ) {
    (self.transform, self.rasterScale, self.picture) = (transform, rasterScale, picture)
    flat = .contents(contents, rim: nil)
    takeApart(contents)
  }

  private mutating func takeApart(_ contents: DisplayContents) {
    flat = .contents(contents, rim: nil)
    guard contents.shadow == nil, contents.mask == nil, contents.dissolve == nil else { return }
    if let clip = contents.clip {
      guard edge == nil else { return }
      edge = (clip, transform)
      flat = .contents(contents, rim: clip)
    }
    if contents.commands.count == 1, descend(into: contents.commands[0]) { return }
    guard edge == nil, case .shape(let shape)? = contents.commands.first, shape.fill != nil,
      contents.commands.allSatisfy({ $0.staysInside(shape.outline) })
    else { return }
    edge = (shape.outline, transform)
    flat = .contents(contents, rim: shape.outline)
  }

  /// Replaces the group by its single command and returns `true`, if this is possible.
  private mutating func descend(into command: DrawCommand) -> Bool {
    switch command {
    case .group(let group) where group.transform.isAffine && group.transform.facing != 0:
      transform = group.transform.concatenating(transform)
      opacity *= group.opacity
      takeApart(group.contents)
      return true
    case .image(let image):
      guard let whole = FlatPicture(image), image.destination.width > 0,
        image.destination.height > 0
      else { return false }
      if edge == nil { edge = (RoundedRect(image.destination), transform) }
      let (source, place) = (image.source, image.destination)
      let (across, down) = (place.width / source.width, place.height / source.height)
      transform = ProjectiveTransform(
        CGAffineTransform(
          a: across, b: 0, c: 0, d: down, tx: place.minX - source.minX * across,
          ty: place.minY - source.minY * down)
      ).concatenating(transform)
      flat = whole
      return true
    default: return false
    }
  }

  /// The outline of the group in the picture's pixels, clipped to the picture.
  var polygon: ConvexPolygon {
    let outline = edge ?? (RoundedRect(bounds.insetBy(dx: -margin, dy: -margin)), transform)
    return ConvexPolygon(outline.outline, outline.transform, scale: 2 * rasterScale)
      .clipped(to: picture.cgRect.insetBy(dx: -4, dy: -4))
  }

  /// The bounds of the flat picture, in its own space.
  var bounds: CGRect {
    guard edge != nil, case .contents(_, let rim?) = flat else { return flat.bounds }
    return rim.rect
  }

  /// The opaque color of all pixels within `polygon`, if the flat picture is a single shape; `nil`
  /// otherwise. Such a picture needs no bitmap.
  var plainColor: CGColor? {
    guard edge != nil, case .contents(let contents, let rim?) = flat, contents.clip == nil,
      contents.commands.count == 1, case .shape(let shape) = contents.commands[0],
      shape.outline == rim, shape.border == nil, let fill = shape.fill, fill.alpha == 1
    else { return nil }
    return fill
  }

  /// The width of the transparent margin around a flat picture without a sharp edge, in the space
  /// of the picture.
  private var margin: CGFloat { 1.5 / rasterScale }

  /// A Boolean value that indicates whether the flat picture fills the outline to which it is
  /// clipped. Then the outermost pixels of its bitmap are repeated beyond the bitmap's edge, so
  /// that the content beneath does not show through.
  private var isFilled: Bool {
    guard let edge, let inverse = transform.inverted(),
      let box = edge.transform.concatenating(inverse).boundingBox(of: edge.outline.rect)
    else { return false }
    let slack = 0.01 / rasterScale
    return bounds.insetBy(dx: -slack, dy: -slack).contains(box)
  }

  /// The layout of the flat picture, or `nil` if nothing of it is visible.
  var layout: FlatLayout? {
    let scale = flat.isImage ? 1 : rasterScale
    let all = FlatLayout(bounds, scale: scale, isFilled: isFilled)
    if all.area <= FlatLayout.largestArea { return all.area > 0 ? all : nil }
    let part = bounds.intersection(seenBounds)
    guard !part.isNull, !part.isEmpty else { return nil }
    let area = part.width * part.height * scale * scale
    let coarser = scale * min(1, (FlatLayout.largestArea / area).squareRoot())
    return FlatLayout(part, scale: coarser, isFilled: false)
  }

  /// The part of the flat picture's plane that the picture shows, or all of the flat picture if
  /// this part cannot be computed.
  private var seenBounds: CGRect {
    guard transform.quad(of: bounds) != nil, let inverse = transform.inverted(),
      let seen = inverse.boundingBox(of: picture.cgRect.insetBy(dx: -2, dy: -2))
    else { return bounds }
    return seen
  }
}
