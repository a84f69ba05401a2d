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

  /// Returns the nearest handle that can be pulled from a location, or `nil`.
  func handle(at place: CGPoint) -> CurveContent.Handle? {
    let near = shown.handles.keys.compactMap { handle -> (CurveContent.Handle, CGFloat)? in
      guard let point = location(of: handle) else { return nil }
      let distance = hypot(point.x - place.x, point.y - place.y)
      return distance <= Self.reach ? (handle, distance) : nil
    }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// Grabs a handle.
  ///
  /// - Returns: `false` if the curve has no such handle.
  func beginPull(_ handle: CurveContent.Handle, at place: CGPoint) -> Bool {
    guard let figures = shown.figures, let curve = visible.first,
      let lane = lanes(visible.count).first, let start = figures.point(of: handle)
    else { return false }
    pull = Pull(
      handle: handle, figures: figures, scale: scale(of: curve, in: lane), axis: shown.axis,
      place: place, start: start, pulled: start)
    setNeedsLayout()
    return true
  }

  /// The fraction of the pointer's movement by which the peak handle moves. An overshoot is small
  /// compared with the whole motion, and the user sets it to half a per cent.
  private static let peakGain = 0.25
  /// The fraction of the usual movement by which a handle moves while Shift is pressed.
  private static let fineGain = 0.2

  /// Pulls the grabbed handle to a location. A handle moves along the axis of its parameter.
  func continuePull(to place: CGPoint) {
    guard var pull else { return }
    let gain = (pull.handle == .peak ? Self.peakGain : 1) * (isFine ? Self.fineGain : 1)
    pull.moved.dx += (place.x - pull.place.x) * gain
    pull.moved.dy += (place.y - pull.place.y) * gain
    pull.place = place
    switch pull.handle {
    case .peak, .release:
      pull.pulled.value = pull.scale.value(atY: pull.scale.y(of: pull.start.value) + pull.moved.dy)
    case .settled:
      let x = pull.axis.x(of: pull.start.time, width: track.width) + pull.moved.dx
      pull.pulled.time = pull.axis.time(atX: x, width: track.width)
    }
    self.pull = pull
    setNeedsLayout()
    onPull(pull.handle, pull.figures, pull.pulled.value, pull.pulled.time)
  }

  /// The figures of the first curve and the locations of its handles in the window, or `nil` until
  /// its motion has come to rest.
  package var reading: CurveReading? {
    guard let figures = shown.figures, let key = firstKey, let settling = figures.settlingTime
    else { return nil }
    var points: [String: CurveReading.Place] = [:]
    for handle in shown.handles.keys {
      guard let place = location(of: handle).map({ convert($0, to: nil) }) else { continue }
      points["\(handle)"] = .init(x: place.x, y: place.y)
    }
    return CurveReading(
      view: key.view, property: key.property.rawValue, overshoot: figures.overshootFraction,
      settling: settling, points: points)
  }
}
