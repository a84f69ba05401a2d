import GlissadeDrawing
import GlissadeGeometry

/// Between frames, the painter makes the bitmaps to be cached, a part at a time, because a frame
/// that made them itself would be late. While it paints a frame, it only records which bitmaps it
/// lacked (M-45).
extension Painter {
  /// A Boolean value that indicates whether the next frames need a bitmap that is not complete yet.
  package var hasPreparations: Bool {
    hasUnfinishedSubtrees || unfinishedTile != nil || !unfinishedShadows.isEmpty
      || !unfinishedCasts.isEmpty || !unfinishedImages.isEmpty
  }

  /// Makes a part of the bitmaps that the next frames need. A call takes about a millisecond.
  package func prepare() {
    forgetUnfinishedImages()
    if prepareSubtree() || prepareShadow() || prepareCast() { return }
    _ = prepareImage()
  }

  /// Makes all bitmaps that the next frames need.
  func finishPreparations() {
    while hasPreparations { prepare() }
  }

  /// Records all bitmaps that the painter needs when the parts of a picture begin to move.
  ///
  /// Call this method when the picture that was painted last is at rest. A picture at rest is
  /// painted only once, and the painter caches only what two consecutive frames painted.
  package func anticipate(_ list: DisplayList) {
    forgetLostPictures()
    var shown = Shown()
    let picture = list.pixelBounds
    let region = Region(picture)
    var plan = PaintPlan(picture: picture)
    let scale = ProjectiveTransform(CGAffineTransform(scaleX: list.scale, y: list.scale))
    plan.add(list.root, at: PaintPlan.Place(transform: scale, clip: region, opacity: 1))
    collect(plan, in: region, &shown)
    keep(shown.subtrees)
    keep(shown.images)
    keep(shown.shadows)
  }

  /// The parts of a picture that can be cached: subtrees, images and shadows.
  private struct Shown {
    var subtrees: [(subtree: Subtree, visible: PixelRect)] = []
    var images: [ImagePlacement] = []
    var shadows: [(shadow: ShadowCommand, scene: ShadowScene)] = []
  }

  private func collect(_ plan: PaintPlan, in region: Region, _ shown: inout Shown) {
    let visible = VisibleParts(of: plan.steps, in: region)
    for (step, part) in zip(plan.steps, visible.parts) {
      if case .none = part { continue }
      switch step.work {
      case .subtree(let subtree): collect(subtree, part.region, plan.picture, &shown)
      case .image(_, let placement, _): shown.images.append(placement)
      case .shadow(let shadow, let contents, let transform, _):
        let scene = ShadowScene(contents: contents, transform: transform, picture: plan.picture)
        shown.shadows.append((shadow, scene.moved(by: shadow.offset)))
      default: continue
      }
    }
  }

  private func collect(
    _ subtree: Subtree, _ region: Region, _ picture: PixelRect, _ shown: inout Shown
  ) {
    guard subtree.hasLargePart || !Subtree.isWorthKeeping(region.extents) else {
      return shown.subtrees.append((subtree, region.extents))
    }
    var plan = PaintPlan(picture: picture)
    plan.addEach(
      subtree.contents,
      after: leadingCommands.leading(of: subtree.contents, frame: frameCount),
      at: PaintPlan.Place(transform: subtree.transform, clip: region, opacity: 1))
    collect(plan, in: region, &shown)
  }
}
