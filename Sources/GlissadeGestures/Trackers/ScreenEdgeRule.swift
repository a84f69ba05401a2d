import Foundation

/// A set of edges of a rectangle.
package struct ScreenEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let top = ScreenEdges(rawValue: 1)
  package static let left = ScreenEdges(rawValue: 2)
  package static let bottom = ScreenEdges(rawValue: 4)
  package static let right = ScreenEdges(rawValue: 8)
}

/// The edges from which a pan must start, with the directions that follow from them (F-17, M-12).
package struct ScreenEdgeRule: Hashable, Sendable {
  /// The edges of the screen from which a pan must start.
  package var edges: ScreenEdges
  /// The rectangle of the screen, in window points.
  package var screen: CGRect
  /// A Boolean value that indicates whether a pan can start at any location, so that only its
  /// direction counts, such as for a scroll on a touchpad.
  package var startsAnywhere = false

  /// Creates a rule from edges and the rectangle of the screen.
  package init(edges: ScreenEdges, screen: CGRect) {
    self.edges = edges
    self.screen = screen
  }

  /// Returns the edges of the rule that are near enough to a touch at `point` for a pan to start.
  package func edges(near point: CGPoint) -> ScreenEdges {
    if startsAnywhere { return edges }
    let region = GestureConstants.screenEdgeRegion
    var near: ScreenEdges = []
    if point.y <= screen.minY + region { near.insert(.top) }
    if point.x <= screen.minX + region { near.insert(.left) }
    if point.y >= screen.maxY - region { near.insert(.bottom) }
    if point.x >= screen.maxX - region { near.insert(.right) }
    return near.intersection(edges)
  }

  /// Returns whether a movement leads inwards from one of the edges: its part away from the edge is
  /// at least as long as its part along the edge.
  package static func leadsInwards(_ travel: CGPoint, from edges: ScreenEdges) -> Bool {
    func leads(_ inwards: CGFloat, _ along: CGFloat) -> Bool {
      inwards > 0 && inwards >= abs(along)
    }
    return edges.contains(.top) && leads(travel.y, travel.x)
      || edges.contains(.left) && leads(travel.x, travel.y)
      || edges.contains(.bottom) && leads(-travel.y, travel.x)
      || edges.contains(.right) && leads(-travel.x, travel.y)
  }
}
