import Foundation

/// The figures of a view's motion after a release.
package struct MotionFigures: Hashable, Sendable {
  /// The distance in points up to which a view counts as not moving.
  private static let stillness = 0.01

  /// The time from the release to the last change of the view's place, in seconds.
  package var settlingTime = 0.0
  /// The greatest speed of the view, in points per second.
  package var peakSpeed = 0.0
  /// The greatest distance of the view beyond its final place in points, along the direction from
  /// its place at the release to the final one.
  package var overshoot = 0.0
  /// The speed of the view between the first two pictures after the release, in points per second.
  package var releaseSpeed = 0.0
  /// The length of the difference between the view's steps from picture to picture before and after
  /// the release, in points; 0 if the view was not visible in two pictures up to the release.
  package var jump = 0.0
  /// The length of the view's path, in points.
  package var distance = 0.0

  /// A Boolean value that indicates whether the view moved by more than half a point.
  package var isMotion: Bool { distance > 0.5 }

  /// Measures the motion of a view by its track.
  ///
  /// - Parameters:
  ///   - track: The track of a view.
  ///   - release: The scene's time of the release, in seconds; earlier samples do not count.
  package init(_ track: MotionTrack, from release: TimeInterval) {
    jump = Self.jump(in: track, at: release)
    let before = track.samples.last { $0.time <= release }
    let samples = [before].compactMap { $0 } + track.samples.filter { $0.time > release }
    guard let first = samples.first, let last = samples.last else { return }
    for (one, other) in zip(samples, samples.dropFirst()) {
      let (step, time) = (one.distance(to: other), other.time - one.time)
      guard step > Self.stillness, time > 0 else { continue }
      distance += step
      settlingTime = max(other.time - release, 0)
      peakSpeed = max(peakSpeed, step / time)
      if releaseSpeed == 0, one.time >= release { releaseSpeed = step / time }
    }
    overshoot = Self.overshoot(of: samples, from: first, to: last)
  }

  private static func jump(in track: MotionTrack, at release: TimeInterval) -> Double {
    guard let next = track.samples.firstIndex(where: { $0.time > release }), next > 1 else {
      return 0
    }
    let before = track.samples[next - 2]
    let at = track.samples[next - 1]
    let after = track.samples[next]
    return hypot(after.x - 2 * at.x + before.x, after.y - 2 * at.y + before.y)
  }

  private static func overshoot(
    of samples: [MotionTrack.Sample], from first: MotionTrack.Sample, to last: MotionTrack.Sample
  ) -> Double {
    let length = first.distance(to: last)
    // A view that ends where it was released has no direction of motion; every distance from that
    // place is an overshoot.
    guard length > stillness else { return samples.map { $0.distance(to: last) }.max() ?? 0 }
    let (x, y) = ((last.x - first.x) / length, (last.y - first.y) / length)
    let beyond = samples.map { ($0.x - last.x) * x + ($0.y - last.y) * y }.max() ?? 0
    return beyond > stillness ? beyond : 0
  }
}

extension Recording {
  /// The delay of late pictures of a motion, in milliseconds per second of motion. A gap of more
  /// than half a second between two pictures counts as a rest (M-45).
  package var hitchRatio: Double {
    let times = frames.filter { $0.hash != nil }.map(\.now)
    return MotionRun.hitchRatio(ofGaps: zip(times, times.dropFirst()).map { $1 - $0 })
  }
}
