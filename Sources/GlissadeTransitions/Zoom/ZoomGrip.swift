import Foundation
import GlissadeGeometry

/// A page that one or two touches drag.
///
/// Every change moves, scales and rotates the page about the centroid of the touches, so that the
/// touched points of the page stay under the touches, and adding or ending a touch moves nothing. A
/// pull by one touch also shrinks the page, by a factor of e for each `depth` points. A pull in the
/// opposite direction enlarges it, up to its full size.
package struct ZoomGrip: Hashable, Sendable {
  /// The pose of the page.
  package private(set) var pose: ZoomPose
  /// The distance of the pull so far in points, which is negative beyond the start.
  private var pull: Double
  /// The progress of the zoom, which can be outside of 0…1.
  private var progress: Double
  private let direction: CGVector
  private let depth: Double
  private let span: Double

  /// The least span: a pull has at least this length even for a page that hardly differs in size
  /// from its source.
  private static let leastSpan = 0.9
  /// The distance that shrinks the page by a factor of e, as a multiple of its length.
  private static let depthPerLength = 1.2

  /// Creates a grip on a page in a pose.
  ///
  /// - Parameters:
  ///   - pose: The pose of the page when the touches caught it.
  ///   - page: The size of the page at rest, in points.
  ///   - source: The size of the source in points, or `nil` if there is none.
  ///   - direction: The direction of the pull, as a unit vector.
  package init(pose: ZoomPose, page: CGSize, source: CGSize?, direction: CGVector) {
    self.pose = pose
    self.direction = direction
    let length = abs(direction.dx) > abs(direction.dy) ? page.width : page.height
    depth = Double(max(length, 1)) * Self.depthPerLength
    let full = (ZoomPose.logarithm(page.width) + ZoomPose.logarithm(page.height)) / 2
    let small = source.map { ZoomPose.logarithm($0.width) + ZoomPose.logarithm($0.height) }
    span = max(full - (small.map { $0 / 2 } ?? full), Self.leastSpan)
    pull = max(full - pose.logarithmOfSize, 0) * depth
    progress = pose.components[5]
  }

  /// Moves the page with the touches.
  ///
  /// - Parameters:
  ///   - travel: The movement of the centroid, in points.
  ///   - scale: The logarithm of the factor by which the touches have moved apart.
  ///   - rotation: The angle by which the touches have turned around each other, in radians.
  ///   - centroid: The centroid after the movement, in points.
  ///   - pulls: Indicates whether a single touch pulls.
  package mutating func move(
    by travel: CGVector, scale: Double, rotation: Double, about centroid: CGPoint, pulls: Bool
  ) {
    let before = max(pull, 0)
    if pulls { pull += pulling(travel) }
    let growth = scale - (max(pull, 0) - before) / depth
    let factor = exp(growth)
    let (sine, cosine) = (sin(rotation) * factor, cos(rotation) * factor)
    let armX = Double(pose.center.x + travel.dx - centroid.x)
    let armY = Double(pose.center.y + travel.dy - centroid.y)
    pose.components[0] = Double(centroid.x) + armX * cosine - armY * sine
    pose.components[1] = Double(centroid.y) + armX * sine + armY * cosine
    pose.scale(byLogarithm: growth)
    pose.components[4] += rotation
    progress += growth / span
    pose.components[5] = min(max(progress, 0), 1)
  }

  /// Returns the velocities of the pose's components that the movement of the touches causes, per
  /// second.
  ///
  /// - Parameters:
  ///   - travel: The velocity of the centroid, in points per second.
  ///   - scale: The velocity of the logarithm of the touches' distance, per second.
  ///   - rotation: The angular velocity, in radians per second.
  ///   - centroid: The centroid, in points.
  ///   - pulls: Indicates whether a single touch pulls.
  package func velocity(
    travel: CGVector, scale: Double, rotation: Double, about centroid: CGPoint, pulls: Bool
  ) -> SIMD8<Double> {
    let growth = scale - (pulls && pull > 0 ? pulling(travel) / depth : 0)
    let armX = Double(pose.center.x - centroid.x)
    let armY = Double(pose.center.y - centroid.y)
    let velocityX = Double(travel.dx) + growth * armX - rotation * armY
    let velocityY = Double(travel.dy) + growth * armY + rotation * armX
    let advance = progress >= 0 && progress <= 1 ? growth / span : 0
    return SIMD8(velocityX, velocityY, growth, growth, rotation, advance, 0, 0)
  }

  private func pulling(_ travel: CGVector) -> Double {
    Double(travel.dx) * Double(direction.dx) + Double(travel.dy) * Double(direction.dy)
  }

  /// The length in points of a pull from the page's full size to its source.
  package var distance: Double { span * depth }

  /// The fraction of the distance to the source that has been pulled, 0…1.
  package var pulledFraction: Double { min(max(1 - progress, 0), 1) }

  /// Returns the velocity of the page towards the source along a pull, in points per second.
  package func speedTowardsSource(travel: CGVector, scale: Double, pulls: Bool) -> Double {
    (pulls ? pulling(travel) : 0) - scale * depth
  }
}
