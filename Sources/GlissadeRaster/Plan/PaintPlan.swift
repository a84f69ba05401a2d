import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A display list, or a part of one, as a flat sequence of steps in the picture's pixels.
///
/// The plan contains no groups: the transform and the opacity of a group are applied to its
/// commands. So most groups cost nothing, and only the edge of a clip is painted separately.
struct PaintPlan {
  private(set) var steps: [PaintStep] = []
  /// The bounds of the whole picture, which do not depend on the damage. Nothing outside of them is
  /// painted.
  let picture: PixelRect

  /// A Boolean value that indicates whether subtrees may become steps of their own, which are
  /// copied from cached bitmaps.
  private let keepsParts: Bool
  /// A Boolean value that indicates whether a step is a backdrop, which shows the content beneath
  /// it.
  var hasBackdrop = false

  init(picture: PixelRect, keepsParts: Bool = true) {
    self.picture = picture
    self.keepsParts = keepsParts
  }

  /// Creates a plan that consists of the steps of another plan before an index.
  init(_ plan: PaintPlan, before index: Int) {
    self = plan
    steps.removeSubrange(index...)
  }

  /// The transform, the clip and the opacity with which a group draws its commands.
  struct Place {
    /// The transform from the space of the commands to the pixels of the picture.
    var transform: ProjectiveTransform
    var clip: Region
    var opacity: Double
    /// The outline to which the painted commands are clipped afterwards. A shape with the same
    /// outline is painted beyond its edge, because antialiasing the same edge twice would let the
    /// content beneath show through.
    var rim: RoundedRect?
  }

  mutating func add(_ group: DisplayGroup, at place: Place) {
    let opacity = place.opacity * group.opacity
    let transform = group.transform.concatenating(place.transform).settledOnPixels
    let rect = pixels(of: group.bounds, transform, place.clip)
    guard opacity > 0, !rect.isEmpty else { return }
    if group.contents.hasBackdrop { hasBackdrop = true }
    if !transform.isAffine {
      let warp = Warp(
        group.contents, transform, rasterScale: place.transform.meanScale, picture: picture)
      append(.warp(warp, opacity: opacity * warp.opacity), rect, place.clip)
    } else if opacity < 1, !group.contents.drawsOnce {
      let layer = PaintLayer(
        content: .contents(group.contents), transform: transform, opacity: opacity,
        coverage: .full)
      append(.layer(layer), rect, place.clip)
    } else {
      let rim = group.transform.isIdentity ? place.rim : nil
      add(
        group.contents,
        at: Place(transform: transform, clip: place.clip, opacity: opacity, rim: rim))
    }
  }

  /// Adds the shadow of some contents and their commands, with the mask, the dissolve or the clip
  /// applied.
  mutating func add(_ contents: DisplayContents, at place: Place) {
    if let shadow = contents.shadow, !shadow.color.isClear {
      let rect = pixels(
        of: shadow.bounds(content: contents.contentBounds), place.transform, place.clip)
      if !rect.isEmpty {
        append(
          .shadow(shadow, contents, place.transform, opacity: place.opacity), rect, place.clip)
      }
    }
    if let mask = contents.mask {
      addMasked(contents, by: mask, at: place)
    } else if contents.dissolve != nil {
      addDissolve(contents, at: place)
    } else if let clip = contents.clip, clip != place.rim {
      addClipped(contents, by: clip, at: place)
    } else {
      addCommands(contents, at: place)
    }
  }

  mutating func addCommands(_ contents: DisplayContents, at place: Place) {
    guard keepsParts, let subtree = Subtree(contents, at: place) else {
      return addEach(contents, at: place)
    }
    append(.subtree(subtree), subtree.cover, place.clip, isOpaque: true)
    var around = place
    around.clip = place.clip.subtracting(Region(subtree.cover))
    if !around.clip.isEmpty { addEach(contents, at: around) }
  }

  /// Adds the commands one by one.
  ///
  /// - Parameter leading: The leading commands, which are added as a whole before the others, or
  ///   `nil`.
  mutating func addEach(
    _ contents: DisplayContents, after leading: DisplayContents? = nil, at place: Place
  ) {
    if let leading { addCommands(leading, at: place) }
    for command in contents.commands.dropFirst(leading?.commands.count ?? 0) {
      add(command, at: place)
    }
  }

  private mutating func addClipped(
    _ contents: DisplayContents, by clip: RoundedRect, at place: Place
  ) {
    let rect = pixels(of: contents.contentBounds, place.transform, place.clip)
    guard !rect.isEmpty else { return }
    guard let outline = PixelOutline(clip, place.transform) else {
      guard place.transform.isAffine else { return }
      let all = place.transform.pixels(of: clip.rect).outset(by: 1).intersection(picture)
      addRim(contents, .path(CGPath(clip), place.transform.affine), all, at: place)
      return
    }
    if case .image(let image)? = contents.commands.first, contents.commands.count == 1,
      image.destination.contains(clip.rect)
    {
      add(image, cutTo: outline, rect, at: place)
      return
    }
    addClipped(contents, by: OutlineCoverage(outline, in: rect).parts, at: place)
  }

  /// Adds the commands twice: in the parts of the clip that are completely inside, and in those
  /// through which its edge runs. The inner parts come first, because the edge of an image is then
  /// read faster. But they come last if there is a backdrop, which must not show the inside at the
  /// edge.
  private mutating func addClipped(
    _ contents: DisplayContents, by parts: [CoveragePart], at place: Place
  ) {
    var inner = place
    inner.clip = place.clip.intersection(Region(parts.filter(\.isFull).map(\.rect)))
    let comesFirst = !contents.hasBackdrop && !inner.clip.isEmpty
    if comesFirst { addCommands(contents, at: inner) }
    for part in parts where !part.isFull {
      addRim(contents, part.kind, part.rect, at: place)
    }
    if !comesFirst, !inner.clip.isEmpty { addCommands(contents, at: inner) }
  }

  /// Adds the commands in a part of a clip through which its edge runs.
  private mutating func addRim(
    _ contents: DisplayContents, _ coverage: CoveragePart.Kind, _ rect: PixelRect, at place: Place
  ) {
    guard rect.intersects(place.clip.extents) else { return }
    let layer = PaintLayer(
      content: .commands(contents), transform: place.transform, opacity: place.opacity,
      coverage: coverage, rim: contents.clip)
    append(.layer(layer), rect, place.clip)
  }

  private mutating func add(_ command: DrawCommand, at place: Place) {
    if case .group(let group) = command {
      add(group, at: place)
      return
    }
    let rect = pixels(of: command.bounds, place.transform, place.clip)
    guard !rect.isEmpty, place.transform.isAffine else { return }
    switch command {
    case .shape(let shape): add(shape, at: place)
    case .path(let path): add(path, rect, at: place)
    case .text(let text):
      append(.text(text, place.transform, opacity: place.opacity), rect, place.clip)
    case .image(let image): add(image, rect, at: place)
    case .gradient(let gradient): add(gradient, at: place)
    case .backdrop(let backdrop): add(backdrop, rect, at: place)
    case .group: break
    }
  }

  /// Returns the pixels that a box covers, with one more pixel on every side, because text is
  /// aligned to whole pixels and filters read neighbouring pixels.
  private func pixels(
    of box: CGRect, _ transform: ProjectiveTransform, _ clip: Region
  ) -> PixelRect {
    transform.pixels(of: box).outset(by: 1).intersection(picture).intersection(clip.extents)
  }

  /// Removes the steps that paint only on pixels that are opaque already. Use it only if the
  /// opacity of the picture matters and its colors do not.
  mutating func removeStepsOnOpaquePixels() {
    var ground = PixelRect.empty
    steps = steps.filter { step in
      let painted = step.rect.intersection(step.clip.extents)
      if !ground.isEmpty, painted.intersection(ground) == painted { return false }
      if step.isOpaque, painted.area > ground.area, step.clip.contains(painted) { ground = painted }
      return true
    }
  }

  mutating func append(
    _ work: PaintStep.Work, _ rect: PixelRect, _ clip: Region, isOpaque: Bool = false
  ) {
    steps.append(PaintStep(work: work, rect: rect, clip: clip, isOpaque: isOpaque))
  }
}
