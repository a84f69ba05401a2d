import Foundation
import GlissadeGestures
import GlissadeMotion
import UIKit

/// What the pointer does on a stage while it is pressed: where it is, where it came from, how fast it
/// is, and where something let go now would coast to.
package struct PointerWatch: Sendable {
  private struct Sample {
    /// Real seconds: the trail is the hand's, at whatever speed the stage runs.
    var time: TimeInterval
    var place: CGPoint
  }

  /// How far back the trail goes, in real seconds.
  private static let span = 0.1

  private var samples: [Sample] = []
  private var estimator = VelocityEstimator()
  /// Where it is, in the stage's points; nil while it is not pressed.
  package private(set) var place: CGPoint?

  /// For how long input went unread lately at the most, in the stage's seconds (M-04).
  package var pumpInterval: TimeInterval {
    get { estimator.pumpInterval }
    set { estimator.pumpInterval = newValue }
  }

  package init() {}

  /// Takes what the stage was given.
  ///
  /// - Parameters:
  ///   - event: its place and time those of the stage.
  ///   - wall: when it happened in real time.
  ///   - timeStands: whether the stage's time stood still by then.
  package mutating func take(_ event: InputEvent, wall: TimeInterval, timeStands: Bool) {
    switch event.kind {
    case .down where event.button == 1:
      estimator.reset()
      samples = []
      estimator.add(time: event.t, location: event.location)
      go(to: event.location, at: wall)
    case .move where place != nil: follow(event, wall: wall, timeStands: timeStands)
    case .up where event.button == 1 && place != nil: letGo()
    case .cancel: letGo()
    case .focus where !event.hasFocus: letGo()
    default: break
    }
  }

  private mutating func follow(_ event: InputEvent, wall: TimeInterval, timeStands: Bool) {
    guard let from = place else { return }
    if timeStands {
      estimator.displace(
        by: CGVector(dx: event.x - Double(from.x), dy: event.y - Double(from.y)))
    } else {
      estimator.add(time: event.t, location: event.location)
    }
    go(to: event.location, at: wall)
  }

  private mutating func go(to place: CGPoint, at wall: TimeInterval) {
    self.place = place
    samples.removeAll { wall - $0.time > Self.span }
    samples.append(Sample(time: wall, place: place))
  }

  private mutating func letGo() {
    place = nil
    samples = []
  }

  // MARK: What there is to show

  /// Points per second of the stage's time at `time`; zero for one that is held still.
  package func velocity(at time: TimeInterval) -> CGVector {
    place == nil ? .zero : estimator.velocity(at: time)
  }

  /// Where something let go at `time` would come to rest (M-08); nil without speed.
  package func landing(at time: TimeInterval) -> CGPoint? {
    let velocity = velocity(at: time)
    guard let place, velocity != .zero else { return nil }
    return CGPoint(
      x: Double(place.x) + projection(velocity: Double(velocity.dx)),
      y: Double(place.y) + projection(velocity: Double(velocity.dy)))
  }

  /// Where it was in the last tenth of a second, the oldest place first, each with its age as a part
  /// of that tenth.
  package func trail(at wall: TimeInterval) -> [(place: CGPoint, age: Double)] {
    samples.compactMap { sample in
      let age = max(0, wall - sample.time) / Self.span
      return age < 1 ? (sample.place, age) : nil
    }
  }

  /// Whether the next frame has another trail or velocity to show though nothing happens.
  ///
  /// - Parameter time: the stage's; nil while it stands.
  package func fades(wall: TimeInterval, time: TimeInterval?) -> Bool {
    guard place != nil else { return false }
    if trail(at: wall).contains(where: { $0.age > 0 && $0.place != place }) { return true }
    return time.map { velocity(at: $0) != .zero } ?? false
  }
}
