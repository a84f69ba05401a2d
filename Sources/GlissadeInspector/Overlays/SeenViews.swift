import Foundation
import GlissadeGeometry
import UIKit

/// The views of a scene of which something can be seen (T-17).
///
/// A view is not seen outside the canvas and outside of superviews that clip it, behind opaque
/// backgrounds of later views, and if it draws nothing and has no name.
@MainActor struct SeenViews {
  /// A view and the box of its visible part.
  struct Seen {
    let shown: ShownView
    /// The part of the view's box that its superviews and the canvas do not clip, in points of the
    /// scene.
    let box: CGRect
  }

  /// The seen views, back to front.
  private(set) var views: [Seen] = []

  /// The area in square points below which an opaque rectangle counts as transparent, because it
  /// hides too little.
  private static let smallestCover: CGFloat = 256
  /// The greatest number of rectangles into which the area without a cover is divided.
  private static let partLimit = 200
  /// The size of the smallest part of a view that can be seen, in points.
  private static let least: CGFloat = 1

  private struct Candidate {
    let seen: Seen
    let cover: CGRect?
    let draws: Bool
  }

  /// The state of a superview that its subviews depend on.
  private struct Surroundings {
    var clip: CGRect
    var opacity: Double
  }

  /// Finds the seen views of a scene.
  ///
  /// - Parameter bounds: The bounds of the canvas, in points of the scene.
  init(in scene: UIWindowScene, bounds: CGRect) {
    var open = [bounds]
    for candidate in Self.candidates(in: scene, bounds: bounds).reversed() {
      let box = candidate.seen.box
      let isSeen = open.contains { part in
        let common = part.intersection(box)
        return common.width >= Self.least && common.height >= Self.least
      }
      if isSeen, candidate.draws { views.append(candidate.seen) }
      guard isSeen, let cover = candidate.cover, open.count < Self.partLimit else { continue }
      open = open.flatMap { $0.parts(outside: cover) }
    }
    views.reverse()
  }

  /// Returns the foremost seen view at a point of the scene, or `nil`.
  func view(at point: CGPoint) -> ShownView? {
    views.last { seen in
      seen.box.contains(point)
        && seen.shown.plane.inverted()?.apply(point).map(seen.shown.bounds.contains) ?? false
    }?.shown
  }

  /// Returns the views that are not clipped away, back to front, with what they cover.
  private static func candidates(in scene: UIWindowScene, bounds: CGRect) -> [Candidate] {
    var ancestors: [Surroundings] = []
    return scene.shownViews.compactMap { shown in
      ancestors.removeLast(max(0, ancestors.count - shown.depth))
      let around = ancestors.last ?? Surroundings(clip: bounds, opacity: 1)
      let whole = shown.plane.boundingBox(of: shown.bounds) ?? .null
      let box = whole.intersection(around.clip)
      let values = shown.view.layer.shownValues
      let opacity = around.opacity * shown.opacity
      ancestors.append(
        Surroundings(clip: values.clipsSublayers ? box : around.clip, opacity: opacity))
      guard !box.isNull else { return nil }
      return Candidate(
        seen: Seen(shown: shown, box: box),
        cover: opacity > 0.999 ? cover(of: shown, values, in: around.clip) : nil,
        draws: shown.isNamed || draws(shown.view, values))
    }
  }

  /// Returns the rectangle of the scene that a view certainly covers, or `nil`.
  private static func cover(
    of shown: ShownView, _ values: ShownLayer, in clip: CGRect
  ) -> CGRect? {
    let plane = shown.plane
    guard shown.view.layer.mask == nil, plane.isAffine, plane.m12 == 0, plane.m21 == 0,
      let box = values.opaqueBox.flatMap(plane.boundingBox)?.intersection(clip),
      !box.isNull, box.width * box.height >= smallestCover
    else { return nil }
    return box
  }

  private static func draws(_ view: UIView, _ values: ShownLayer) -> Bool {
    let layer = view.layer
    return values.drawsDecoration || layer.contents != nil || !layer.contentCommands.isEmpty
      || view is UIVisualEffectView || (layer.sublayers ?? []).contains { !($0.delegate is UIView) }
  }
}

extension CGRect {
  /// Returns the parts of the rectangle outside of another one: at most four.
  fileprivate func parts(outside cover: CGRect) -> [CGRect] {
    let common = intersection(cover)
    guard !common.isNull, !common.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
      CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
