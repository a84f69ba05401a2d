import Foundation
import GlissadeGestures
import GlissadeReplay

/// A pointer that is down, and the axis along which it is dragged.
package struct HeldPress: Hashable, Sendable {
  /// An axis of the window.
  package enum Axis: String, Hashable, Sendable {
    case horizontal, vertical
  }

  /// The event with which the press began.
  package let start: InputEvent
  /// The location of the newest sample, in points of the window.
  package var location: CGPoint
  /// The axis of the drag.
  package var axis: Axis

  /// Creates a press that is dragged along an axis.
  package init(from start: InputEvent, to location: CGPoint, along axis: Axis) {
    self.start = start
    self.location = location
    self.axis = axis
  }

  /// The distance of the pointer from its start along the axis, in points.
  package var position: Double { coordinate(of: location) - coordinate(of: start.location) }

  private func coordinate(of point: CGPoint) -> Double {
    axis == .horizontal ? Double(point.x) : Double(point.y)
  }

  /// Returns the location at a distance from the start along the axis. Its coordinate across the
  /// axis is that of the newest sample.
  package func location(at position: Double) -> CGPoint {
    var point = location
    switch axis {
    case .horizontal: point.x = start.location.x + position
    case .vertical: point.y = start.location.y + position
    }
    return point
  }

  /// Returns the range of the distances from the start along the axis that are within a window of a
  /// size.
  package func positions(within size: CGSize) -> ClosedRange<Double> {
    let first = coordinate(of: start.location)
    let length = axis == .horizontal ? Double(size.width) : Double(size.height)
    let lower = min(-first, position, 0).rounded(.up)
    return lower...max((length - first).rounded(.down), position, lower + 1)
  }

  /// Returns an event of the pointer at a distance from its start along the axis.
  package func event(_ kind: InputEvent.Kind, at position: Double, t: TimeInterval) -> InputEvent {
    var event = start
    event.kind = kind
    let point = location(at: position)
    event.x = Double(point.x)
    event.y = Double(point.y)
    event.t = t
    return event
  }
}

extension HeldPress.Axis {
  /// The direction of positive positions and velocities in words.
  package var directionInWords: String {
    switch self {
    case .horizontal: "to the right"
    case .vertical: "towards the lower edge"
    }
  }
}
