import Foundation
import GlissadeDrawing
import GlissadeGeometry

/// The identity of a shadow, which does not depend on its position. A shadow that grows or rotates
/// has another identity in each frame.
struct ShadowShape: Hashable {
  private let contents: ObjectIdentifier
  private let across: CGPoint
  private let down: CGPoint

  init(_ scene: ShadowScene) {
    contents = ObjectIdentifier(scene.contents)
    across = CGPoint(x: scene.transform.m11, y: scene.transform.m12)
    down = CGPoint(x: scene.transform.m21, y: scene.transform.m22)
  }
}

/// The last frame that painted a shadow, and whether the masks of the shadow for all positions
/// within a pixel were requested.
struct ShadowUse {
  var frame: Int
  var isPrepared: Bool
}

/// A cast shadow that `prepareCast` makes step by step.
final class UnfinishedCast {
  let key: CastShadow.Key
  let contents: DisplayContents
  /// The blur, or `nil` until the caster is drawn.
  var blur: GaussianBlur?

  init(_ key: CastShadow.Key, _ contents: DisplayContents) {
    (self.key, self.contents) = (key, contents)
  }
}

/// A moving caster needs another mask of its shadow for each position within a pixel to which the
/// edges are aligned. The painter makes the masks for all these positions between frames, before
/// they are needed.
extension Painter {
  /// The maximum number of shadows whose last use is recorded.
  private static let mostShapes = 128
  /// The number of pixels of a tile that one call of `prepareShadow` blurs.
  private static let pixelsAtOnce = 1_000_000
  /// The number of rows of a mask that one call of `prepareCast` blurs.
  private static let rowsAtOnce = 64
  /// The maximum number of pixels, over all positions, of the masks of a shadow that are made in
  /// advance.
  private static let mostPixels = 4_000_000

  /// Records that a shadow is painted. If the frame before painted it, too, its masks are made
  /// between the next frames.
  ///
  /// - Parameter scene: The contents with the shadow, moved by the shadow's offset.
  func record(_ shadow: ShadowCommand, _ scene: ShadowScene) {
    let shape = ShadowShape(scene)
    let last = shadowUses[shape]
    let isDue = last.map { $0.frame == frameCount - 1 && !$0.isPrepared } ?? false
    let isPrepared = isDue || last?.isPrepared == true
    shadowUses[shape] = ShadowUse(frame: frameCount, isPrepared: isPrepared)
    if shadowUses.count > Self.mostShapes {
      shadowUses = shadowUses.filter { $0.value.frame >= frameCount - 1 }
    }
    if isDue { want(shadow, scene) }
  }

  /// Prepares the shadows of a picture at rest, as if the picture had been painted twice.
  func keep(_ shown: [(shadow: ShadowCommand, scene: ShadowScene)]) {
    for (shadow, scene) in shown {
      let shape = ShadowShape(scene)
      guard shadowUses[shape]?.isPrepared != true else { continue }
      shadowUses[shape] = ShadowUse(frame: frameCount, isPrepared: true)
      want(shadow, scene)
    }
  }

  private func want(_ shadow: ShadowCommand, _ scene: ShadowScene) {
    let sigma = shadow.sigma * scene.transform.meanScale
    guard sigma >= CastShadowPlacement.sharpest else { return }
    if let (outline, sigma) = scene.outline(of: shadow) {
      unfinishedShadows.append(ShadowPhases(outline, sigma))
      return
    }
    var area = 0
    for place in ShadowPhases.places(CGSize(width: sigma, height: sigma)).reversed() {
      var moved = scene
      moved.transform.m31 += place.x
      moved.transform.m32 += place.y
      let key = CastShadowPlacement(shadow, of: moved).key
      area += key.frame.area
      guard area <= Self.mostPixels, !key.frame.isEmpty else { return }
      if !castShadows.contains(key) { unfinishedCasts.append(UnfinishedCast(key, scene.contents)) }
    }
  }

  /// Blurs a part of the next tile of a shadow.
  ///
  /// - Returns: `false` if all tiles are complete.
  func prepareShadow() -> Bool {
    if unfinishedTile == nil { unfinishedTile = nextTile().map { ShadowTileBlur($0) } }
    guard var blur = unfinishedTile else { return false }
    blur.advance(by: Self.pixelsAtOnce)
    unfinishedTile = blur.isDone ? nil : blur
    if blur.isDone {
      work.shadows += 1
      let mask = blur.mask
      shadows.keep(mask, for: blur.tile, cost: mask.cost)
    }
    return true
  }

  private func nextTile() -> ShadowTile? {
    while var phases = unfinishedShadows.popLast() {
      guard let tile = phases.next(where: { !shadows.contains($0) }) else { continue }
      unfinishedShadows.append(phases)
      return tile
    }
    return nil
  }

  /// Draws the next unfinished cast shadow or blurs some of its rows.
  ///
  /// - Returns: `false` if there is no unfinished cast shadow.
  func prepareCast() -> Bool {
    guard let cast = unfinishedCasts.first else { return false }
    if castShadows.contains(cast.key) {
      unfinishedCasts.removeFirst()
    } else if cast.blur == nil {
      cast.blur = GaussianBlur(of: caster(cast.key, cast.contents), sigma: cast.key.sigma)
    } else {
      cast.blur?.advance(by: Self.rowsAtOnce)
      if let blur = cast.blur, blur.isDone {
        work.shadows += 1
        unfinishedCasts.removeFirst()
        let made = CastShadow(blur.result, of: cast.contents)
        castShadows.keep(made, for: cast.key, cost: made.mask.cost)
      }
    }
    return true
  }
}
