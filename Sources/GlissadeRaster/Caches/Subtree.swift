import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The commands of a group whose first command is opaque, lies beneath all others and is aligned to
/// whole pixels.
///
/// The pixels that the first command covers depend on the commands alone, and neither on the
/// content beneath nor on the position. So they can be cached and copied, with the same result as
/// drawing the commands.
struct Subtree {
  let contents: DisplayContents
  /// The transform from the space of the commands to the pixels of the picture.
  let transform: ProjectiveTransform
  /// The rectangle of pixels that the first command of the subtree replaces.
  let cover: PixelRect

  /// The number of commands below which drawing a subtree is as fast as copying its bitmap.
  private static let fewestCommands = 6
  private static let smallestCover = 16_384
  private static let largestCover = 4_500_000

  /// Creates the cacheable part of a group's commands. The result is `nil` if nothing can be
  /// cached.
  init?(_ contents: DisplayContents, at place: PaintPlan.Place) {
    guard contents.commandCount >= Self.fewestCommands, contents.isUpright, place.opacity == 1,
      place.rim == nil, case .shape(let shape)? = contents.commands.first,
      let fill = shape.fill, fill.isOpaque, shape.border == nil, place.transform.m33 == 1,
      let affine = place.transform.uprightAffine, affine.hasWholeShift,
      let outline = PixelOutline(shape.outline, place.transform)
    else { return nil }
    let full = OutlineCoverage(straightPartsOf: outline).parts.filter(\.isFull)
    guard let cover = full.map(\.rect).max(by: { $0.area < $1.area }),
      cover.area >= Self.smallestCover, cover.area <= Self.largestCover,
      cover.intersects(place.clip.extents)
    else { return nil }
    self.contents = contents
    transform = place.transform
    self.cover = cover
  }

  var key: SubtreeBitmap.Key {
    SubtreeBitmap.Key(contents: contents, across: transform.m11, down: transform.m22)
  }

  /// A copy of this subtree that is moved so that its cover lies at the origin.
  var atOrigin: Subtree {
    var moved = transform
    moved.m31 -= Double(cover.x)
    moved.m32 -= Double(cover.y)
    return Subtree(
      contents: contents, transform: moved, cover: cover.offsetBy(x: -cover.x, y: -cover.y))
  }

  /// Returns the cacheable part of `contents` with the transform and the cover of this subtree, or
  /// `nil` if there is none.
  func part(_ contents: DisplayContents) -> Subtree? {
    Subtree(
      contents, at: PaintPlan.Place(transform: transform, clip: Region(cover), opacity: 1))
  }

  /// Returns whether so many pixels are visible that copying them is faster than drawing them.
  static func isWorthKeeping(_ visible: PixelRect) -> Bool { visible.area >= smallestCover }

  /// A Boolean value that indicates whether a nested subtree makes up a third of this one or more.
  /// Then only the nested subtree is cached, because the innermost part changes least.
  var hasLargePart: Bool { Self.hasPart(contents, transform, Region(cover), cover.area / 3) }

  private static func hasPart(
    _ contents: DisplayContents, _ transform: ProjectiveTransform, _ clip: Region, _ least: Int
  ) -> Bool {
    contents.commands.contains { command in
      guard case .group(let group) = command, group.opacity == 1, group.mask == nil,
        group.dissolve == nil
      else { return false }
      let moved = group.transform.concatenating(transform).settledOnPixels
      guard moved.pixels(of: group.bounds).intersection(clip.extents).area >= least else {
        return false
      }
      let place = PaintPlan.Place(transform: moved, clip: clip, opacity: 1)
      if let part = Subtree(group.contents, at: place),
        part.cover.intersection(clip.extents).area >= least
      {
        return true
      }
      return hasPart(group.contents, moved, clip, least)
    }
  }

  private init(contents: DisplayContents, transform: ProjectiveTransform, cover: PixelRect) {
    self.contents = contents
    self.transform = transform
    self.cover = cover
  }
}

extension CGAffineTransform {
  fileprivate var hasWholeShift: Bool { tx == tx.rounded() && ty == ty.rounded() }
}
