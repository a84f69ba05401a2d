import Foundation

/// The frame and the look of a page while it zooms, as one vector that springs and touches change.
///
/// The vector contains the logarithms of sizes, so that no spring makes a size negative and a pinch
/// changes width and height by the same amount.
package struct ZoomPose: Hashable, Sendable {
  /// The components: x and y of the center in points, the logarithms of width and height in points,
  /// the rotation in radians, and progress, crop and opacity.
  package var components: SIMD8<Double>

  /// Creates a pose from its components.
  package init(components: SIMD8<Double>) { self.components = components }

  /// Creates a pose of a page without rotation.
  ///
  /// - Parameters:
  ///   - frame: The frame before the rotation, in points of the container.
  ///   - progress: The fraction of the distance from the source to the page, 0…1.
  ///   - crop: The fraction of the page's margins around its alignment rectangle that is visible,
  ///     0…1.
  ///   - opacity: The opacity, 0…1.
  package init(frame: CGRect, progress: Double, crop: Double, opacity: Double) {
    components = SIMD8(
      Double(frame.midX), Double(frame.midY), Self.logarithm(frame.width),
      Self.logarithm(frame.height), 0, progress, crop, opacity)
  }

  /// Returns the natural logarithm of a length in points; a length below 1 counts as 1.
  package static func logarithm(_ length: CGFloat) -> Double { log(max(Double(length), 1)) }

  /// The center of the page, in points of the container.
  package var center: CGPoint {
    get { CGPoint(x: components[0], y: components[1]) }
    set {
      components[0] = Double(newValue.x)
      components[1] = Double(newValue.y)
    }
  }
  /// The size of the page before the rotation, in points.
  package var size: CGSize { CGSize(width: exp(components[2]), height: exp(components[3])) }
  /// The rotation of the page in radians, positive clockwise.
  package var rotation: CGFloat { CGFloat(components[4]) }
  /// The progress of the zoom: the fraction of the distance from the source to the page, 0…1.
  package var progress: CGFloat { Self.unit(components[5]) }
  /// The fraction of the page's margins around its alignment rectangle that is visible, 0…1.
  package var crop: CGFloat { Self.unit(components[6]) }
  /// The opacity of the page, 0…1.
  package var opacity: CGFloat { Self.unit(components[7]) }

  /// The mean of the logarithms of width and height.
  package var logarithmOfSize: Double { (components[2] + components[3]) / 2 }

  /// Multiplies the size of the page by e to the power of a number.
  package mutating func scale(byLogarithm change: Double) {
    components[2] += change
    components[3] += change
  }

  private static func unit(_ value: Double) -> CGFloat { CGFloat(min(max(value, 0), 1)) }
}
