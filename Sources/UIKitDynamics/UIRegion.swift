import GlissadeDynamics
import UIKitCore

/// A region of the plane, relative to a field's position.
@preconcurrency @MainActor open class UIRegion: NSObject {
  let region: FieldRegion

  private init(_ region: FieldRegion) {
    self.region = region
    super.init()
  }

  /// Creates a circular region around the origin. A radius that is negative or NaN counts as 0.
  public init(radius: CGFloat) {
    region = .circle(radius: radius.isFinite ? max(radius, 0) : 0)
    super.init()
  }

  /// Creates a rectangular region around the origin. Sides that are negative or NaN count as 0.
  public init(size: CGSize) {
    region = .rectangle(
      CGSize(
        width: size.width.isFinite ? max(size.width, 0) : 0,
        height: size.height.isFinite ? max(size.height, 0) : 0))
    super.init()
  }

  /// The region that consists of the whole plane.
  open class var infinite: UIRegion { UIRegion(.everywhere) }

  /// Returns the complement of the region.
  open func inverse() -> UIRegion { UIRegion(.inverse(region)) }
  /// Returns the union of this region and another one.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(.union(self.region, region.region))
  }
  /// Returns the points of this region that are not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.difference(self.region, region.region))
  }
  /// Returns the intersection of this region and another one.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(self.region, region.region))
  }

  /// Returns whether a point, relative to the region's center, is inside or on the edge.
  open func contains(_ point: CGPoint) -> Bool {
    region.contains(CGVector(dx: point.x, dy: point.y))
  }
}
