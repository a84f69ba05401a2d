import Foundation
import UIKit

// The points of the first curve that can be pulled (T-11).
extension CurvePlot {
  /// Returns the location of a handle, or `nil` if the curve has none.
  func location(of handle: CurveContent.Handle) -> CGPoint? {
    if let pull, pull.handle == handle { return pull.point }
    guard let curve = visible.first, let lane = lanes(visible.count).first,
      let point = shown.figures?.point(of: handle)
    else { return nil }
    let x = x(of: point.time)
    guard x >= track.minX - 1, x <= track.maxX + 1 else { return nil }
    return CGPoint(x: x, y: scale(of: curve, in: lane).y(of: point.value))
  }

  /// Grabs the handle at a location.
  ///
  /// - Returns: `false` if there is none that can be pulled.
  func beginPull(at place: CGPoint) -> Bool {
    guard let figures = shown.figures, let curve = visible.first,
      let lane = lanes(visible.count).first
    else { return false }
    let near = CurveContent.Handle.allCases.compactMap {
      handle -> (CurveContent.Handle, CGPoint)? in
      guard shown.handles.contains(handle), let point = location(of: handle) else { return nil }
      return hypot(point.x - place.x, point.y - place.y) <= Self.reach ? (handle, point) : nil
    }
    let nearest = near.min {
      hypot($0.1.x - place.x, $0.1.y - place.y) < hypot($1.1.x - place.x, $1.1.y - place.y)
    }
    guard let (handle, point) = nearest else { return false }
    pull = Pull(
      handle: handle, figures: figures, scale: scale(of: curve, in: lane), axis: shown.axis,
      shift: CGVector(dx: point.x - place.x, dy: point.y - place.y), point: point)
    setNeedsLayout()
    return true
  }

  /// Pulls the grabbed handle to a location. A handle moves along the axis of its parameter.
  func continuePull(to place: CGPoint) {
    guard var pull else { return }
    let moved = CGPoint(x: place.x + pull.shift.dx, y: place.y + pull.shift.dy)
    switch pull.handle {
    case .peak, .release: pull.point.y = min(max(moved.y, 2), bounds.height - 2)
    case .settled: pull.point.x = min(max(moved.x, track.minX), track.maxX)
    }
    self.pull = pull
    setNeedsLayout()
    onPull(
      pull.handle, pull.figures, pull.scale.value(atY: pull.point.y),
      pull.axis.time(atX: pull.point.x - track.minX, width: track.width))
  }
}
