import Foundation
import GlissadeGeometry

/// A sequence of colors at locations from 0 to 1, constant before the first location and after the
/// last.
///
/// Between two stops, color components and opacity are interpolated independently, as in Core
/// Graphics, so that the hue of a clear color is visible near its stop.
package struct Gradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: CGColor
  }

  /// The stops, at least one, with ascending locations.
  package let stops: [Stop]

  /// Creates a gradient.
  ///
  /// - Parameter locations: A finite location for each color; `nil` or a different number of
  ///   locations distributes the colors evenly. A location below its predecessor counts as equal to
  ///   it.
  /// - Returns: `nil` if `colors` is empty.
  package init?(colors: [CGColor], locations: [CGFloat]? = nil) {
    guard !colors.isEmpty else { return nil }
    let last = Double(max(colors.count - 1, 1))
    var floor = -Double.infinity
    stops = colors.enumerated().map { index, color in
      var location = Double(index) / last
      if let locations, locations.count == colors.count, locations[index].isFinite {
        location = Double(locations[index])
      }
      floor = max(floor, location)
      return Stop(location: floor, color: color)
    }
  }

  package var isOpaque: Bool { stops.allSatisfy(\.color.isOpaque) }
}

/// A rounded rectangle that is filled with a gradient.
package struct GradientCommand: Hashable, Sendable {
  package struct Circle: Hashable, Sendable {
    package var center: CGPoint
    /// The radius in points, at least 0.
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) {
      self.center = center
      self.radius = radius
    }
  }

  /// The geometry of the gradient.
  package enum Geometry: Hashable, Sendable {
    /// A gradient along the line between two points.
    case axial(from: CGPoint, to: CGPoint)
    /// A gradient between the edges of two circles.
    case radial(from: Circle, to: Circle)
    /// A gradient along a full turn about a center, clockwise from the direction `toward` another
    /// point.
    case conic(center: CGPoint, toward: CGPoint)
  }

  package var outline: RoundedRect
  package var gradient: Gradient
  package var geometry: Geometry
  /// A Boolean value that indicates whether the first color extends before the start.
  package var extendsBefore: Bool
  /// A Boolean value that indicates whether the last color extends after the end.
  package var extendsAfter: Bool

  package init(
    outline: RoundedRect, gradient: Gradient, geometry: Geometry, extendsBefore: Bool = true,
    extendsAfter: Bool = true
  ) {
    self.outline = outline
    self.gradient = gradient
    self.geometry = geometry
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// A Boolean value that indicates whether the gradient completely hides every pixel inside the
  /// outline.
  package var isOpaque: Bool {
    switch geometry {
    case .axial: gradient.isOpaque && extendsBefore && extendsAfter
    case .radial: false
    case .conic: gradient.isOpaque
    }
  }
}

extension GradientCommand: StableHashable {
  package func stableHash(into hasher: inout StableHasher) {
    hasher.combine(outline)
    hasher.combine(gradient.stops.count)
    for stop in gradient.stops {
      hasher.combine(stop.location)
      hasher.combine(stop.color)
    }
    switch geometry {
    case .axial(let from, let to):
      hasher.combine(1)
      hasher.combine([from, to])
    case .radial(let from, let to):
      hasher.combine(2)
      hasher.combine([from.center, to.center])
      hasher.combine(Double(from.radius))
      hasher.combine(Double(to.radius))
    case .conic(let center, let direction):
      hasher.combine(3)
      hasher.combine([center, direction])
    }
    hasher.combine(extendsBefore)
    hasher.combine(extendsAfter)
  }
}
