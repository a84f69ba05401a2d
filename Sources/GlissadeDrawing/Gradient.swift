import Foundation
import GlissadeGeometry

/// Colours along a way from 0 to 1; before the first and after the last they stay as they are.
///
/// Between two stops the components are mixed without regard to opacity, as Core Graphics does: a
/// clear colour's own hue shows.
package struct Gradient: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var location: Double
    package var color: CGColor
  }

  /// At least one, locations not falling.
  package let stops: [Stop]

  /// - Parameter locations: one for each colour, finite; nil or another number of them spreads the
  ///   colours evenly. One that falls behind its predecessor counts as that.
  /// - Returns: nil without colours.
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

/// A rounded rectangle filled with a gradient.
package struct GradientCommand: Hashable, Sendable {
  package struct Circle: Hashable, Sendable {
    package var center: CGPoint
    /// In points, ≥ 0.
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) {
      self.center = center
      self.radius = radius
    }
  }

  /// Along what the gradient runs.
  package enum Way: Hashable, Sendable {
    /// Across the line between two points.
    case axial(from: CGPoint, to: CGPoint)
    /// From one circle's edge to another's.
    case radial(from: Circle, to: Circle)
  }

  package var outline: RoundedRect
  package var gradient: Gradient
  package var way: Way
  /// Whether the first colour goes on before the start.
  package var extendsBefore: Bool
  /// Whether the last colour goes on after the end.
  package var extendsAfter: Bool

  package init(
    outline: RoundedRect, gradient: Gradient, way: Way, extendsBefore: Bool = true,
    extendsAfter: Bool = true
  ) {
    self.outline = outline
    self.gradient = gradient
    self.way = way
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// True when every pixel inside the outline is hidden.
  package var isOpaque: Bool {
    guard case .axial = way else { return false }
    return gradient.isOpaque && extendsBefore && extendsAfter
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
    switch way {
    case .axial(let from, let to):
      hasher.combine(1)
      hasher.combine([from, to])
    case .radial(let from, let to):
      hasher.combine(2)
      hasher.combine([from.center, to.center])
      hasher.combine(Double(from.radius))
      hasher.combine(Double(to.radius))
    }
    hasher.combine(extendsBefore)
    hasher.combine(extendsAfter)
  }
}
