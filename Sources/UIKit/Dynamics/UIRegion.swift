import Foundation
import GlissadeDynamics

/// A part of the plane about a field's position.
@preconcurrency @MainActor open class UIRegion: NSObject {
  let region: FieldRegion

  private init(_ region: FieldRegion) {
    self.region = region
    super.init()
  }

  /// A circle. A radius that is no number, or negative, gives a circle of radius 0.
  public init(radius: CGFloat) {
    region = .circle(radius: radius.isFinite ? max(radius, 0) : 0)
    super.init()
  }

  /// A rectangle about its middle. Sides that are no numbers, or negative, count as 0.
  public init(size: CGSize) {
    region = .rectangle(
      CGSize(
        width: size.width.isFinite ? max(size.width, 0) : 0,
        height: size.height.isFinite ? max(size.height, 0) : 0))
    super.init()
  }

  /// Everywhere.
  open class var infinite: UIRegion { UIRegion(.everywhere) }

  /// What this one leaves out.
  open func inverse() -> UIRegion { UIRegion(.inverse(region)) }
  /// What is in either.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(.union(self.region, region.region))
  }
  /// What is in this one and not in the other.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(.difference(self.region, region.region))
  }
  /// What is in both.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(.intersection(self.region, region.region))
  }

  /// Whether a point, given from the region's middle, is inside; the edge is.
  open func contains(_ point: CGPoint) -> Bool {
    region.contains(CGVector(dx: point.x, dy: point.y))
  }
}
