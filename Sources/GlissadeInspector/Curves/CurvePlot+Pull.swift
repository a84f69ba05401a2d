import Foundation
import UIKit

// The points of the first curve that the user can pull (T-11).
extension CurvePlot {
  /// Returns the location of a handle, or `nil` if the curve has no such handle.
  func location(of handle: CurveContent.Handle) -> CGPoint? {
    guard let curve = visible.first, let lane = lanes(visible.count).first,
      let point = pull?.handle == handle ? pull?.pulled : shown.figures?.point(of: handle)
    else { return nil }
    let x = x(of: point.time)
    guard x >= track.minX - 1, x <= track.maxX + 1 else { return nil }
    return CGPoint(x: x, y: scale(of: curve, in: lane).y(of: point.value))
  }

  /// Grabs the handle at a location.
  ///
  /// - Returns: `false` if there is no handle at the location that can be pulled.
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
    guard let handle = nearest?.0, let start = figures.point(of: handle) else { return false }
    pull = Pull(
      handle: handle, figures: figures, scale: scale(of: curve, in: lane), axis: shown.axis,
      press: place, start: start, pulled: start)
    setNeedsLayout()
    return true
  }

  /// The fraction of the pointer's movement by which the peak handle moves. An overshoot is small
  /// compared with the whole motion, and the user sets it to half a per cent.
  private static let peakGain = 0.25

  /// Pulls the grabbed handle to a location. A handle moves along the axis of its parameter.
  func continuePull(to place: CGPoint) {
    guard var pull else { return }
    let gain = pull.handle == .peak ? Self.peakGain : 1
    switch pull.handle {
    case .peak, .release:
      let y = pull.scale.y(of: pull.start.value) + (place.y - pull.press.y) * gain
      pull.pulled.value = pull.scale.value(atY: y)
    case .settled:
      let x = pull.axis.x(of: pull.start.time, width: track.width) + place.x - pull.press.x
      pull.pulled.time = pull.axis.time(atX: x, width: track.width)
    }
    self.pull = pull
    setNeedsLayout()
    onPull(pull.handle, pull.figures, pull.pulled.value, pull.pulled.time)
  }
}
