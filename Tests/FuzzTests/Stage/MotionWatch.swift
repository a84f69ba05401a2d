import Foundation
import GlissadeTesting

@testable import UIKit

/// Holds each frame to the one before it (L-02, L-09, L-17).
///
/// Without input a view is where the frame before foresaw it; with input it is off by no more than
/// the finger went, and a point. So no animation, start, catch, release or end ever jumps.
@MainActor final class MotionWatch {
  private struct Foresight {
    let view: UIView
    let frame: CGRect
  }

  private let harness: Harness
  private let gain: Double
  private var pointer: CGPoint?
  private var foresights: [Foresight] = []
  private var progress: [Int: Double] = [:]
  /// After a resize views are where the layout has them, and no more in step with others.
  private var hasResized = false
  private var isAfterResize = false

  init(_ harness: Harness, gain: Double) { (self.harness, self.gain) = (harness, gain) }

  func begin() {
    (pointer, hasResized, isAfterResize) = (nil, false, false)
    progress = [:]
  }

  /// Before a frame `dt` later is made: where will things be if nothing happens?
  func foresee(_ dt: TimeInterval) {
    let host = harness.scene.layerHost
    let views = moving
    host.setNow(harness.now + dt)
    foresights = views.map { Foresight(view: $0, frame: $0.layer.shownFrame) }
    host.setNow(harness.now)
  }

  private var moving: [UIView] {
    let transitions = harness.scene.transitions
    // What a client moves by hand, or by physics, cannot be foreseen.
    guard transitions.allSatisfy({ $0.driver == nil || $0.isPercentDriven }) else { return [] }
    return transitions.flatMap { [$0.roles.from.viewIfLoaded, $0.roles.to.viewIfLoaded] }
      .compactMap { $0 }.filter { $0.window != nil }
  }

  /// After the frame: what did not go as it should?
  func faults(delivered events: [InputEvent]) -> [String] {
    let travel = travel(of: events)
    isAfterResize = events.contains { $0.kind == .resize }
    hasResized = hasResized || isAfterResize
    defer { foresights = [] }
    return jumps(travel * gain + 1) + retreats() + (hasResized ? [] : dimming())
  }

  private func travel(of events: [InputEvent]) -> Double {
    var travel = 0.0
    for event in events where [.down, .move, .up].contains(event.kind) {
      if let pointer, event.kind != .down {
        travel += hypot(event.x - pointer.x, event.y - pointer.y)
      }
      pointer = event.location
    }
    return travel
  }

  private func jumps(_ limit: Double) -> [String] {
    // What a finger's way means to a client that asks for sizes has changed with them.
    guard !isAfterResize, !hasResized || limit == 1 else { return [] }
    return foresights.compactMap { foresight in
      guard foresight.view.window != nil else { return nil }
      let (was, now) = (foresight.frame, foresight.view.layer.shownFrame)
      let step = max(
        max(abs(was.minX - now.minX), abs(was.minY - now.minY)),
        max(abs(was.maxX - now.maxX), abs(was.maxY - now.maxY)))
      guard step > limit else { return nil }
      let name = foresight.view.accessibilityIdentifier ?? "\(type(of: foresight.view))"
      return "L-02 L-09 \(name) is at \(now) where \(was) was to be seen, ± \(limit)"
    }
  }

  /// On its way out progress never turns round.
  private func retreats() -> [String] {
    let settling = harness.scene.transitions.filter { $0.machine.phase.name == "settling" }
    defer {
      progress = Dictionary(uniqueKeysWithValues: settling.map { ($0.id, $0.progress) })
    }
    return settling.compactMap { transition in
      guard let before = progress[transition.id] else { return nil }
      let way = (transition.progress - before) * (transition.wasCancelled ? -1 : 1)
      return way < -1e-9 ? "L-02 progress turned from \(before) to \(transition.progress)" : nil
    }
  }

  /// A view called `dim.…` is as dark as the page called `page.…` has come.
  private func dimming() -> [String] {
    harness.scene.transitions.compactMap { transition in
      let page = transition.roles.kind == .present ? transition.roles.to : transition.roles.from
      guard let name = page.viewIfLoaded?.accessibilityIdentifier, name.hasPrefix("page."),
        let dim = transition.roles.container.subviews.first(where: {
          $0.accessibilityIdentifier == "dim." + name.dropFirst(5)
        }), let view = page.viewIfLoaded, view.window != nil
      else { return nil }
      let shown = view.layer.shownFrame.maxY / transition.roles.container.bounds.height
      let alpha = dim.layer.shownOpacity
      return abs(alpha - shown) > 0.01 ? "L-17 dim \(alpha) where the page is at \(shown)" : nil
    }
  }
}
