import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A group seen in perspective: what is drawn flat, how that is distorted, and along which edge it is cut.
///
/// Groups that do nothing but place one thing are taken apart, so that a picture which grows while it
/// turns is drawn once and for all.
struct Warp {
  /// Drawn flat, in a space of its own.
  private(set) var flat: FlatPicture
  /// From that space to the picture's pixels.
  private(set) var transform: ProjectiveTransform
  /// 0…1, of the groups that were taken apart.
  private(set) var opacity = 1.0
  /// The edge, exactly: what stands for it in the bitmap would be squeezed to steps. Nil where a group has
  /// no edge to speak of.
  private var edge: (outline: RoundedRect, transform: ProjectiveTransform)?
  /// Pixels per point at which it is drawn before it is distorted.
  let rasterScale: Double
  /// Everything that can be seen at all.
  let picture: PixelRect

  /// - Parameters:
  ///   - transform: from the group's own space to the picture's pixels.
  ///   - rasterScale: of the plane that the group stands in.
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
    guard contents.shadow == nil, contents.mask == nil else { return }
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

  /// Takes a single command for the whole, if it can be.
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

  /// The pixels that it covers, as far as they can be seen.
  var polygon: ConvexPolygon {
    let outline = edge ?? (RoundedRect(bounds.insetBy(dx: -margin, dy: -margin)), transform)
    return ConvexPolygon(outline.outline, outline.transform, scale: 2 * rasterScale)
      .clipped(to: picture.cgRect.insetBy(dx: -4, dy: -4))
  }

  /// What is to be drawn flat, in its own space.
  var bounds: CGRect {
    guard edge != nil, case .contents(_, let rim?) = flat else { return flat.bounds }
    return rim.rect
  }

  /// The transparent frame around what has no edge of its own, in its own space.
  private var margin: CGFloat { 1.5 / rasterScale }

  /// Whether what is drawn flat reaches everywhere to the edge: then its outermost pixels go on beyond it,
  /// and nothing shines through.
  private var isFilled: Bool {
    guard let edge, let inverse = transform.inverted(),
      let box = edge.transform.concatenating(inverse).boundingBox(of: edge.outline.rect)
    else { return false }
    let slack = 0.01 / rasterScale
    return bounds.insetBy(dx: -slack, dy: -slack).contains(box)
  }

  /// How it is drawn flat; nil if there is nothing to be seen of it.
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

  /// The part of its plane that can be seen.
  private var seenBounds: CGRect {
    guard transform.quad(of: bounds) != nil, let inverse = transform.inverted(),
      let seen = inverse.boundingBox(of: picture.cgRect.insetBy(dx: -2, dy: -2))
    else { return bounds }
    return seen
  }
}
