import Foundation
import GlissadeTesting

@testable import UIKit

/// Holds what pans say at their end to how the finger moved (L-11), and pages let go to what the
/// pan said (L-10).
@MainActor final class ReleaseWatch {
  private struct End {
    let time: TimeInterval
    let velocity: CGPoint
  }

  /// A page on its way out by itself, one frame after it was let go.
  private struct Handover {
    let time: TimeInterval
    let view: UIView
    let from: CGPoint
    let velocity: CGPoint
  }

  private let harness: Harness
  private let handsVelocityOver: Bool
  private var finger = Finger()
  private var ends: [End] = []
  private var settling: Set<Int> = []
  private var handovers: [Handover] = []
  /// Since then a page goes another way than the one that its client had in mind.
  private var hasResized = false
  /// How many releases of an even movement, or of none, have been looked at.
  private(set) var releaseCount = 0
  /// How many pages let go with speed have been looked at.
  private(set) var handoverCount = 0

  /// Slower than this counts as standing still, faster as this fast (M-07), in points per second.
  private static let slowest = 50.0
  private static let fastest = 8000.0
  /// The greatest part of the way to go per second for which velocity is kept (H-06).
  private static let greatestRelative = 30.0
  /// Within these parts the page is as fast for a frame as at its start.
  private static let steady = 3.0...16.0

  init(_ harness: Harness, handsVelocityOver: Bool) {
    (self.harness, self.handsVelocityOver) = (harness, handsVelocityOver)
  }

  func begin() { hasResized = false }

  /// Listens to every pan in the window.
  func attach() {
    for view in harness.window.everyView {
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizerStorage
      where !pan.targets.contains(where: { $0.target === self }) {
        pan.addTarget(self, action: Selector(ReleaseWatch.hear))
      }
    }
  }

  func hear(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    ends.append(End(time: pan.arena?.time ?? 0, velocity: pan.velocity(in: nil)))
  }

  /// After a frame that is `dt` after the one before.
  func faults(delivered events: [InputEvent], _ dt: TimeInterval) -> [String] {
    defer { ends = [] }
    defer { handovers.removeAll { $0.time < harness.now } }
    hasResized = hasResized || events.contains { $0.kind == .resize }
    return (events.isEmpty ? breaks(dt) : []) + falsehoods(events) + handOver()
  }

  // MARK: L-11

  private func falsehoods(_ events: [InputEvent]) -> [String] {
    events.compactMap { finger.follow($0) }.flatMap { release in
      ends.filter { abs($0.time - release.time) < 1e-9 }.compactMap { end in
        releaseCount += 1
        let error = end.velocity.distance(to: release.velocity)
        guard error > 0.05 * release.velocity.distance(to: .zero) else { return nil }
        return "L-11 a pan ended with \(end.velocity) pt/s, the finger with \(release.velocity)"
      }
    }
  }

  // MARK: L-10

  /// At the instant of letting go the page moves as the pan said.
  private func handOver() -> [String] {
    let transitions = harness.scene.transitions.filter { $0.machine.phase.name == "settling" }
    let new = transitions.filter { !settling.contains($0.id) }
    settling = Set(transitions.map(\.id))
    guard handsVelocityOver, !hasResized, let end = ends.last else { return [] }
    // One let go at its very end has no way to go.
    return new.filter { 0 < $0.progress && $0.progress < 1 }.flatMap { transition in
      [transition.roles.from, transition.roles.to].compactMap { controller in
        controller.viewIfLoaded.flatMap { check($0, end.velocity) }
      }
    }
  }

  private func check(_ view: UIView, _ said: CGPoint) -> String? {
    guard view.window != nil else { return nil }
    let place = place(of: view)
    let step = 1e-6
    let soon = self.place(of: view, after: step)
    let way = self.place(of: view, after: 60).minus(place)
    let length = way.distance(to: .zero)
    guard length >= 1 else { return nil }
    let isUpright = abs(way.y) >= abs(way.x)
    let whole = isUpright ? said.y : said.x
    let velocity = Self.verdict(whole)
    let relative = abs(velocity) / length
    guard relative <= Self.greatestRelative else { return nil }
    let shown = soon.minus(place)
    let speed = (isUpright ? shown.y : shown.x) / step
    handoverCount += velocity == 0 ? 0 : 1
    // One that was let go on its way back turns round, and is slower at once.
    if Self.steady.contains(relative), velocity * (isUpright ? way.y : way.x) > 0 {
      handovers.append(
        Handover(
          time: harness.now, view: view, from: place,
          velocity: isUpright ? CGPoint(x: 0, y: velocity) : CGPoint(x: velocity, y: 0)))
    }
    // A client may hand over what is too slow for a verdict, or call it rest.
    guard abs(speed - velocity) > max(0.01 * abs(velocity), 1),
      velocity != 0 || abs(speed - whole) > 1
    else { return nil }
    return "L-10 M-44 let go at \(velocity) pt/s, a page goes on at \(speed)"
  }

  /// After the first frame, too.
  private func breaks(_ dt: TimeInterval) -> [String] {
    handovers.compactMap { handover in
      guard handover.view.window != nil else { return nil }
      let way = place(of: handover.view).minus(handover.from)
      let shown = CGPoint(x: way.x / dt, y: way.y / dt)
      let error = shown.distance(to: handover.velocity)
      guard error > 0.05 * handover.velocity.distance(to: .zero) else { return nil }
      return "L-10 M-44 let go at \(handover.velocity) pt/s, a page shows \(shown)"
    }
  }

  private func place(of view: UIView, after seconds: TimeInterval = 0) -> CGPoint {
    let host = harness.scene.layerHost
    host.setNow(harness.now + seconds)
    defer { host.setNow(harness.now) }
    return view.layer.shownFrame.origin
  }

  private static func verdict(_ velocity: Double) -> Double {
    abs(velocity) < slowest ? 0 : min(max(velocity, -fastest), fastest)
  }
}

extension CGPoint {
  fileprivate func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }
}
