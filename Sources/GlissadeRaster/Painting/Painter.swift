internal import CPango
import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// A painter of display lists.
///
/// The painted pixels depend only on the display list. Caches and damage change the time for
/// painting, but never the result.
package final class Painter {
  let fonts: FontLibrary
  let scratch = ScratchMemory()
  /// The budget that all caches of the painter share.
  let memory: CacheBudget
  private let hasFixedLimit: Bool
  let masks: LeastRecentlyUsedCache<OutlineMask, CoverageMask>
  let shadows: LeastRecentlyUsedCache<ShadowTile, CoverageMask>
  let castShadows: LeastRecentlyUsedCache<CastShadow.Key, CastShadow>
  let texts: LeastRecentlyUsedCache<TextBitmap.Key, TextBitmap>
  let halvedImages: LeastRecentlyUsedCache<HalvedImage.Key, HalvedImage>
  let scaledImages: LeastRecentlyUsedCache<ScaledImage.Key, ScaledImage>
  /// The number of the last frame that showed an image in a size without a cached bitmap, by image
  /// and size.
  let wantedImages = LeastRecentlyUsedCache<ScaledImage.Key, Int>(budget: 400)
  /// The bitmaps of subtrees that the last two frames showed.
  var subtrees: [SubtreeBitmap.Key: SubtreeBitmap] = [:] { didSet { countBitmaps() } }
  /// The number of the last frame that drew a subtree without a bitmap. If the next frame draws it,
  /// too, the painter caches it.
  var wantedSubtrees: [SubtreeBitmap.Key: Int] = [:]
  var leadingCommands = LeadingCommands()
  /// The bitmaps of groups in perspective, each drawn flat, before the perspective is applied.
  var flats: [FlatBitmap.Key: FlatBitmap] = [:] { didSet { countBitmaps() } }
  var wantedFlats: [FlatBitmap.Key: Int] = [:]
  /// The shadows of outlines whose tiles are not all made yet, and which `prepare` continues.
  var unfinishedShadows: [ShadowPhases] = []
  /// The cast shadows that are not complete yet, and which `prepare` continues.
  var unfinishedCasts: [UnfinishedCast] = []
  var unfinishedTile: ShadowTileBlur?
  var shadowUses: [ShadowShape: ShadowUse] = [:]
  var unfinishedImages: [UnfinishedImage] = []
  /// A Boolean value that indicates whether the content that is being drawn is or will be cached as
  /// a whole, so that no part of it needs to be cached.
  var isKeptWhole = false
  private(set) var frameCount = 0
  /// The pixels per point of the picture that was painted last.
  private(set) var pictureScale: CGFloat = 1
  /// The work that the painter has done so far, in frames and between frames.
  package internal(set) var work = PainterWork()
  /// The number of pixels of masks and bitmaps that the painter has made so far, except for the
  /// surfaces of `scratch`.
  var madePixels = 0
  /// The number of pixels of all masks and bitmaps made so far. Its increase is a measure of a
  /// frame's cost.
  var pixelCount: Int { madePixels + scratch.pixelCount }
  /// The number of pixels so far that were copied and covered with a translucent color in one pass.
  var dimmedPixels = 0
  /// The content beneath the current step, for backdrops.
  var ground: Ground?

  package convenience init(fonts: FontLibrary) { self.init(fonts: fonts, memoryLimit: nil) }

  /// Creates a painter with empty caches.
  ///
  /// - Parameters:
  ///   - fonts: The fonts with which texts are drawn.
  ///   - memoryLimit: The memory that is kept from frame to frame, in bytes; `nil` derives the
  ///     limit from the size of each picture.
  init(fonts: FontLibrary, memoryLimit: Int?) {
    self.fonts = fonts
    memory = CacheBudget(limit: memoryLimit ?? CacheBudget.smallest)
    hasFixedLimit = memoryLimit != nil
    masks = LeastRecentlyUsedCache(budget: 2 << 20, of: memory)
    shadows = LeastRecentlyUsedCache(budget: 4 << 20, of: memory)
    castShadows = LeastRecentlyUsedCache(budget: 12 << 20, of: memory)
    texts = LeastRecentlyUsedCache(budget: 6 << 20, of: memory)
    halvedImages = LeastRecentlyUsedCache(budget: 6 << 20, of: memory)
    scaledImages = LeastRecentlyUsedCache(budget: 12 << 20, of: memory)
  }

  /// Paints a display list into a surface.
  ///
  /// - Parameters:
  ///   - surface: The surface, whose upper left pixel is the list's origin. The picture is clipped
  ///     to it.
  ///   - damage: The pixels to paint, as determined by `DisplayList.damage(from:)`; `nil` stands
  ///     for all pixels. The method does not change other pixels.
  package func paint(_ list: DisplayList, into surface: Surface, damage: [PixelRect]? = nil) {
    frameCount += 1
    pictureScale = list.scale
    if !hasFixedLimit { memory.setLimit(CacheBudget.limit(for: list.pixelBounds)) }
    forgetFlats()
    // The picture can be larger than the surface, and a mask must not depend on the surface's size.
    let picture = list.pixelBounds
    let visible = picture.intersection(surface.bounds)
    let region = Region((damage ?? [visible]).map { $0.intersection(visible) })
    guard !region.isEmpty else { return }
    var plan = PaintPlan(picture: picture)
    let scale = ProjectiveTransform(CGAffineTransform(scaleX: list.scale, y: list.scale))
    // If the list contains a backdrop, the steps around the damage are planned, too, because the
    // backdrop shows them.
    let clip = list.root.contents.hasBackdrop ? Region(picture) : region
    plan.add(list.root, at: PaintPlan.Place(transform: scale, clip: clip, opacity: 1))
    execute(plan, on: Canvas(surface), region: region, background: list.background)
  }

  /// Executes a plan, back to front, without the pixels that later steps hide.
  ///
  /// - Parameter background: The color that first replaces the pixels of `region`; `nil` keeps
  ///   them.
  func execute(_ plan: PaintPlan, on canvas: Canvas, region: Region, background: CGColor?) {
    let visible = VisibleParts(of: plan.steps, in: region)
    let beneath = ground
    defer { ground = beneath }
    if let background, !visible.uncovered.isEmpty {
      canvas.clip(to: visible.uncovered)
      canvas.fill(visible.uncovered.extents, background, replacing: true)
    }
    var veil: Veil?
    for (index, part) in visible.parts.enumerated() where index != veil?.index {
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
      veil = visible.veil(over: index, in: plan.steps)
      canvas.clip(to: part.region)
      if plan.hasBackdrop {
        ground = Ground(plan: plan, end: index, background: background, beneath: beneath)
      }
      perform(step, under: veil, on: canvas, visible: part.region, picture: plan.picture) {
        texts(in: zip(plan.steps, visible.parts).dropFirst(index + 1), plan.picture)
      }
    }
    canvas.removeClip()
  }

  /// Paints one step of a plan.
  ///
  /// - Parameters:
  ///   - veil: The next step, if it is painted in the same pass as this one, or `nil`.
  ///   - laterTexts: The texts of the following steps.
  private func perform(
    _ step: PaintStep, under veil: Veil?, on canvas: Canvas, visible: Region, picture: PixelRect,
    laterTexts: () -> [TextBitmap.Key]
  ) {
    switch step.work {
    case .fill(let kind, let color): fill(kind, step.rect, part: step.rect, color, on: canvas)
    case .image(let kind, let placement, let opacity):
      paint(
        placement, kind, step, opacity: opacity, visible: visible.extents, on: canvas)
    case .path(let path): paint(path, step.rect, on: canvas)
    case .gradient(let kind, let placement, let opacity):
      paint(placement, kind, step, opacity: opacity, visible: visible.extents, on: canvas)
    case .text(let text, let transform, let opacity):
      paint(text, transform, opacity: opacity, picture, on: canvas, laterTexts: laterTexts)
    case .shadow(let shadow, let contents, let transform, let opacity):
      let scene = ShadowScene(contents: contents, transform: transform, picture: picture)
      paint(shadow, of: scene, step.rect, visible: visible, opacity: opacity, on: canvas)
    case .layer(let layer): paint(layer, step, visible.extents, picture, on: canvas)
    case .subtree(let subtree):
      paint(subtree, under: veil, visible: visible, picture, on: canvas)
    case .warp(let warp, let opacity):
      paint(warp, step.rect.intersection(visible.extents), opacity: opacity, on: canvas)
    case .backdrop(let backdrop, let opacity):
      paint(backdrop, step.rect.intersection(visible.extents), opacity: opacity, on: canvas)
    }
  }
}
