import Foundation
import GlissadeReplay
import UIKit

extension Harness {
  /// Measurements of a view's motion from an instant until nothing in the scene moves.
  public struct Motion: Hashable, Sendable {
    /// The time until the last change of the view's position, in seconds.
    public let settlingTime: TimeInterval
    /// The greatest speed of the view, in points per second.
    public let peakSpeed: Double
    /// The greatest distance by which the view moves beyond its final position, in the direction
    /// from the first position to the final one, in points.
    public let overshoot: Double
    /// The speed of the view between the first two frames, in points per second.
    public let releaseSpeed: Double
    /// The length of the path that the view covers, in points.
    public let distance: Double
  }

  /// Makes frames until nothing moves and no input is pending, and measures how a view moves
  /// meanwhile.
  ///
  ///     harness.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100), over: 0.2)
  ///     let motion = harness.motion(of: card)
  ///     #expect(motion.settlingTime < 0.6)
  ///     #expect(motion.overshoot < 4)
  ///
  /// - Parameters:
  ///   - view: The view. The motion is that of its upper left corner, in points of the window.
  ///   - timeout: The longest time until the end of the motion, in scene seconds.
  /// - Returns: The measurements from the last frame before the call, such as the frame of a
  ///   release. They are the same as in “glissade compare”.
  public func motion(of view: UIView, timeout: TimeInterval = 5) -> Motion {
    let start = now
    var samples = [sample(of: view)]
    let end = start + timeout
    while now < end - 1e-6, !advanceUntilIdle(timeout: 1 / framesPerSecond) {
      samples.append(sample(of: view))
    }
    samples.append(sample(of: view))
    let track = MotionTrack(name: "", recordedName: "", samples: samples)
    let figures = MotionFigures(track, from: start)
    return Motion(
      settlingTime: figures.settlingTime, peakSpeed: figures.peakSpeed,
      overshoot: figures.overshoot, releaseSpeed: figures.releaseSpeed,
      distance: figures.distance)
  }

  private func sample(of view: UIView) -> MotionTrack.Sample {
    let place = presentationFrame(of: view).origin
    return MotionTrack.Sample(time: now, x: Double(place.x), y: Double(place.y))
  }
}
