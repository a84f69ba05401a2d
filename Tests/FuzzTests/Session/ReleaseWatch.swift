import Foundation
import GlissadeTesting
import UIKit

@testable import UIKitCore

/// Checks of the velocities of pans at their end against the pointer's events (L-11), and of the
/// motion of released pages against the velocities of pans (L-10).
@MainActor final class ReleaseWatch {
  private struct End {
    let time: TimeInterval
    /// The instant from which the page moves by itself (M-48).
    let instant: TimeInterval
    let velocity: CGPoint
  }

  /// A page that moves by itself, one frame after its release.
  private struct Continuation {
    let time: TimeInterval
    let start: TimeInterval
    let view: UIView
    let from: CGPoint
    let velocity: CGPoint
  }

  private let harness: Harness
  private let continuesVelocity: Bool
  private var pointer = PointerTracker()
  private var ends: [End] = []
  private var settling: Set<Int> = []
  private var continuations: [Continuation] = []
  /// A Boolean value that indicates whether the window was resized, which changes the paths of
  /// pages.
  private var hasResized = false
  /// The number of checked releases after an even movement or a hold.
  private(set) var releaseCount = 0
  /// The number of checked pages that were released with speed.
  private(set) var continuationCount = 0

  /// The bounds of a velocity, in points per second. A slower one counts as 0, a faster one as the
  /// bound (M-07).
  private static let slowest = 50.0
  private static let fastest = 8000.0
  /// The greatest velocity that is kept, in remaining distances per second (H-06).
  private static let greatestRelative = 30.0
  /// The velocities, in remaining distances per second, that stay nearly constant for a frame.
  private static let steady = 5.0...16.0

  init(_ harness: Harness, continuesVelocity: Bool) {
    (self.harness, self.continuesVelocity) = (harness, continuesVelocity)
  }

  func begin() { hasResized = false }

  /// Adds a target to every pan in the window.
  func attach() {
    for view in harness.window.everyView {
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizerStorage
      where !pan.targets.contains(where: { $0.target === self }) {
        pan.addTarget(self, action: Selector(ReleaseWatch.panDidChange))
      }
    }
  }

  func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    ends.append(
      End(
        time: pan.arena?.time ?? 0, instant: CACurrentMediaTime(), velocity: pan.velocity(in: nil)))
  }

  /// Returns the faults of a frame that is `dt` seconds after the previous one.
  func faults(delivered events: [InputEvent], _ dt: TimeInterval) -> [String] {
    defer { ends = [] }
    defer { continuations.removeAll { $0.time < harness.now } }
    hasResized = hasResized || events.contains { $0.kind == .resize }
    return (events.isEmpty ? breaks(dt) : []) + wrongVelocities(events) + jumpsInVelocity(events)
  }

  // MARK: L-11

  private func wrongVelocities(_ events: [InputEvent]) -> [String] {
    events.compactMap { pointer.follow($0) }.flatMap { release in
      ends.filter { abs($0.time - release.time) < 1e-9 }.compactMap { end in
        releaseCount += 1
        let error = end.velocity.distance(to: release.velocity)
        guard error > 0.05 * release.velocity.distance(to: .zero) else { return nil }
        return "L-11 a pan ended with \(end.velocity) pt/s, the pointer with \(release.velocity)"
      }
    }
  }

  // MARK: L-10

  /// Compares the velocity of each page at the instant of its release with that of the pan.
  private func jumpsInVelocity(_ events: [InputEvent]) -> [String] {
    let transitions = harness.scene.transitions.filter { $0.state.name == "settling" }
    let new = transitions.filter { !settling.contains($0.id) }
    settling = Set(transitions.map(\.id))
    // Of several pans that end in one frame, it is unknown which one released the page.
    guard continuesVelocity, !hasResized, ends.count == 1, let end = ends.last else { return [] }
    // A tap after the release can turn the page round before a frame shows it.
    guard !events.contains(where: { $0.kind == .up && $0.t > end.time }) else { return [] }
    // A page that is released at its end has no distance left.
    return new.filter { 0 < $0.progress && $0.progress < 1 }.flatMap { transition in
      [transition.roles.from, transition.roles.to].compactMap { controller in
        controller.viewIfLoaded.flatMap { check($0, end) }
      }
    }
  }

  private func check(_ view: UIView, _ end: End) -> String? {
    guard view.window != nil else { return nil }
    let panVelocity = end.velocity
    let start = end.instant - harness.now
    let place = place(of: view, after: start)
    let step = 1e-6
    // From the next instant on, as the picture of this one may be that of the held page.
    let soon = self.place(of: view, after: start + step)
    let later = self.place(of: view, after: start + 2 * step)
    let remaining = self.place(of: view, after: 60).minus(place)
    let length = remaining.distance(to: .zero)
    guard length >= 1 else { return nil }
    let isVertical = abs(remaining.y) >= abs(remaining.x)
    let whole = isVertical ? panVelocity.y : panVelocity.x
    let velocity = Self.effectiveVelocity(whole)
    let relative = abs(velocity) / length
    guard relative <= Self.greatestRelative else { return nil }
    let shown = later.minus(soon)
    let speed = (isVertical ? shown.y : shown.x) / step
    // A client may use a velocity below the least one, or 0 in its place.
    if abs(speed - velocity) <= max(0.01 * abs(velocity), 1)
      || velocity == 0 && abs(speed - whole) <= 1
    {
      continuationCount += velocity == 0 ? 0 : 1
      // A page that is released against its outcome reverses, and is slower at once.
      if Self.steady.contains(relative), velocity * (isVertical ? remaining.y : remaining.x) > 0 {
        continuations.append(
          Continuation(
            time: harness.now, start: end.instant, view: view, from: place,
            velocity: isVertical ? CGPoint(x: 0, y: velocity) : CGPoint(x: velocity, y: 0)))
      }
      return nil
    }
    // A transition that has not shown a frame yet begins with this one.
    if end.instant < harness.now {
      return check(view, End(time: end.time, instant: harness.now, velocity: panVelocity))
    }
    return "L-10 M-44 released at \(velocity) pt/s, a page continues at \(speed)"
  }

  /// Compares the mean velocity of the first frame after the release with that of the pan.
  private func breaks(_ dt: TimeInterval) -> [String] {
    continuations.compactMap { continuation in
      guard continuation.view.window != nil else { return nil }
      let moved = place(of: continuation.view).minus(continuation.from)
      let seconds = harness.now - continuation.start
      // The velocity changes within two frames.
      guard seconds < 1.5 * dt else { return nil }
      let shown = CGPoint(x: moved.x / seconds, y: moved.y / seconds)
      let error = shown.distance(to: continuation.velocity)
      let limit = 0.05 * max(1, seconds / dt)
      guard error > limit * continuation.velocity.distance(to: .zero) else { return nil }
      return "L-10 M-44 released at \(continuation.velocity) pt/s, a page shows \(shown)"
    }
  }

  /// The place of a view in its superview, which may move by itself.
  private func place(of view: UIView, after seconds: TimeInterval = 0) -> CGPoint {
    let host = harness.scene.layerHost
    host.setNow(harness.now + seconds)
    defer { host.setNow(harness.now) }
    let around = view.superview?.layer.shownFrame.origin ?? .zero
    var place = view.layer.shownFrame.origin.minus(around)
    // A display link moves a dragged view, so that its layer does not know where it will be.
    if let motion = view.exitDrag?.motion {
      place.y += motion.position(at: harness.now + seconds) - motion.position
    }
    return place
  }

  private static func effectiveVelocity(_ velocity: Double) -> Double {
    abs(velocity) < slowest ? 0 : min(max(velocity, -fastest), fastest)
  }
}

extension CGPoint {
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
