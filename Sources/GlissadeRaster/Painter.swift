internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// Turns display lists into pixels.
///
/// What it paints depends on the list alone: caches and damage change how long it takes, never a
/// bit of the result.
package final class Painter {
  let fonts: FontLibrary
  let scratch = ScratchMemory()
  var masks = LeastRecentlyUsedCache<OutlineMask, CoverageMask>(budget: 2 << 20)
  var shadows = LeastRecentlyUsedCache<ShadowTile, CoverageMask>(budget: 4 << 20)
  var castShadows = LeastRecentlyUsedCache<CastShadow.Key, CastShadow>(budget: 12 << 20)
  var texts = LeastRecentlyUsedCache<TextBitmap.Key, TextBitmap>(budget: 6 << 20)
  var halvedImages = LeastRecentlyUsedCache<HalvedImage.Key, HalvedImage>(budget: 6 << 20)
  var scaledImages = LeastRecentlyUsedCache<ScaledImage.Key, ScaledImage>(budget: 12 << 20)
  /// When an image was last wanted in a size, in counted frames.
  var wantedImages = LeastRecentlyUsedCache<ScaledImage.Key, Int>(budget: 400)
  /// Those that the last two frames showed, and what the next one will show if it wants it, too: the
  /// frame that wanted it last.
  var subtrees: [SubtreeBitmap.Key: SubtreeBitmap] = [:]
  var wantedSubtrees: [SubtreeBitmap.Key: Int] = [:]
  /// The same for groups in perspective, as they are before they are distorted.
  var flats: [FlatBitmap.Key: FlatBitmap] = [:]
  var wantedFlats: [FlatBitmap.Key: Int] = [:]
  /// What `prepare` goes on with.
  var unfinishedShadows: [ShadowPhases] = []
  var unfinishedCasts: [UnfinishedCast] = []
  var unfinishedTile: ShadowTileBlur?
  var shadowUses: [ShadowShape: ShadowUse] = [:]
  var unfinishedImages: [UnfinishedImage] = []
  /// Whether what is drawn now is kept as a whole, or soon will be: no part of it need be kept.
  var isKeptWhole = false
  private(set) var frameCount = 0
  /// Pixels per point of the picture that was painted last.
  private(set) var pictureScale: CGFloat = 1
  /// What was made so far, in frames and between them.
  package internal(set) var work = PainterWork()
  /// What lies beneath the step at hand, as far as a backdrop needs to know.
  var ground: Ground?

  package init(fonts: FontLibrary) {
    self.fonts = fonts
  }

  /// Paints a list.
  ///
  /// - Parameters:
  ///   - surface: its top left pixel shows the list's origin; what does not fit is left out.
  ///   - damage: the pixels to paint, as told by `DisplayList.damage(from:)`; nil means all. Other
  ///     pixels stay as they are.
  package func paint(_ list: DisplayList, into surface: Surface, damage: [PixelRect]? = nil) {
    frameCount += 1
    pictureScale = list.scale
    forgetFlats()
    // The picture may be larger than the surface: a mask must not depend on the surface's size.
    let picture = list.pixelBounds
    let visible = picture.intersection(surface.bounds)
    let region = Region((damage ?? [visible]).map { $0.intersection(visible) })
    guard !region.isEmpty else { return }
    var plan = PaintPlan(picture: picture)
    let scale = ProjectiveTransform(CGAffineTransform(scaleX: list.scale, y: list.scale))
    // A backdrop looks at what lies around it, too.
    let clip = list.root.contents.hasBackdrop ? Region(picture) : region
    plan.add(list.root, at: PaintPlan.Place(transform: scale, clip: clip, opacity: 1))
    execute(plan, on: Canvas(surface), region: region, background: list.background)
  }

  /// Carries a plan out, back to front, sparing what a later step hides.
  ///
  /// - Parameter background: what the pixels of `region` are replaced with first; nil lets
  ///   them be.
  func execute(_ plan: PaintPlan, on canvas: Canvas, region: Region, background: CGColor?) {
    let visible = VisibleParts(of: plan.steps, in: region)
    let beneath = ground
    defer { ground = beneath }
    if let background, !visible.uncovered.isEmpty {
      canvas.clip(to: visible.uncovered)
      canvas.fill(visible.uncovered.extents, background, replacing: true)
    }
    for (index, part) in visible.parts.enumerated() {
      let step = plan.steps[index]
      switch part {
      case .none: continue
      case .rect(let rect):
        if case .fill(let kind, let color) = step.work {
          canvas.removeClip()
          fill(kind, step.rect, part: rect, color, on: canvas)
          continue
        }
      case .region: break
      }
      let region = part.region
      canvas.clip(to: region)
      if plan.hasBackdrop {
        ground = Ground(plan: plan, end: index, background: background, beneath: beneath)
      }
      perform(step, on: canvas, visible: region, picture: plan.picture) {
        Self.texts(in: zip(plan.steps, visible.parts).dropFirst(index + 1))
      }
    }
    canvas.removeClip()
  }

  /// - Parameter laterTexts: what text the steps after this one show.
  private func perform(
    _ step: PaintStep, on canvas: Canvas, visible: Region, picture: PixelRect,
    laterTexts: () -> [TextBitmap.Key]
  ) {
    switch step.work {
    case .fill(let kind, let color): fill(kind, step.rect, part: step.rect, color, on: canvas)
    case .image(let kind, let placement, let opacity):
      paint(placement, kind, step, opacity: opacity, on: canvas)
    case .path(let path): paint(path, step.rect, on: canvas)
    case .gradient(let kind, let placement, let opacity):
      paint(placement, kind, step, opacity: opacity, visible: visible.extents, on: canvas)
    case .text(let text, let transform, let opacity):
      paint(text, transform, opacity: opacity, on: canvas, laterTexts: laterTexts)
    case .shadow(let shadow, let contents, let transform, let opacity):
      let scene = ShadowScene(contents: contents, transform: transform, picture: picture)
      paint(shadow, of: scene, rect: step.rect, opacity: opacity, on: canvas)
    case .layer(let layer): paint(layer, step, visible.extents, picture, on: canvas)
    case .subtree(let subtree): paint(subtree, visible: visible, picture, on: canvas)
    case .warp(let warp, let opacity):
      paint(warp, step.rect.intersection(visible.extents), opacity: opacity, on: canvas)
    case .backdrop(let backdrop, let opacity):
      paint(backdrop, step.rect.intersection(visible.extents), opacity: opacity, on: canvas)
    }
  }
}
