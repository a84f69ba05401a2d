import Foundation
import GlissadeTesting

@testable import UIKit

/// Holds each frame to the one before it (L-02, L-09), and what goes along to the page (L-15,
/// L-17).
///
/// Without input a view is where the frame before foresaw it; with input it is off by no more than
/// the pointer moved, and a point. So no animation, start, catch, release or end ever jumps. What
/// each frame writes anew, such as an animation alongside a transition, is not foreseen: the
/// deviation that it causes changes evenly.
@MainActor final class MotionWatch {
  private struct Foresight {
    let view: UIView
    let frame: CGRect
  }

  /// The deviation of a view's edges from where they were foreseen, in points.
  private struct Deviation {
    var edges: [Double] = [0, 0, 0, 0]

    init() {}

    init(from was: CGRect, to now: CGRect) {
      edges = [
        now.minX - was.minX, now.minY - was.minY, now.maxX - was.maxX, now.maxY - was.maxY,
      ]
    }

    var size: Double { edges.map(abs).max() ?? 0 }

    /// Returns the distance from where two earlier deviations, the later one first, lead.
    func distance(fromTrendOf earlier: [Deviation]) -> Double {
      let last = earlier.first ?? Deviation()
      let first = earlier.dropFirst().first ?? Deviation()
      return edges.indices.map { abs(edges[$0] - 2 * last.edges[$0] + first.edges[$0]) }.max() ?? 0
    }
  }

  private let harness: Harness
  private let gain: Double
  private let movers: [String]
  private let fastest: Double
  /// How far physics may move something in the frame at hand, in points.
  private var stride = 0.0
  private var pointer: CGPoint?
  private var foresights: [Foresight] = []
  /// Of each view, the latest one first.
  private var deviations: [ObjectIdentifier: [Deviation]] = [:]
  /// The travel of the pressed pointer in the latest frames, in points. A body that others hold up
  /// makes up for it.
  private var recentTravel: [Double] = []
  /// A tenth of a second.
  private static let recentFrames = 6
  private var progress: [Int: (value: Double, isOnItsWay: Bool)] = [:]
  /// After a resize views are where the layout has them, and no more in step with others.
  private var hasResized = false
  private var isAfterResize = false

  init(_ harness: Harness, gain: Double, movers: [String] = [], fastest: Double = 0) {
    (self.harness, self.gain, self.movers) = (harness, gain, movers)
    self.fastest = fastest
  }

  func begin() {
    (pointer, hasResized, isAfterResize) = (nil, false, false)
    (progress, deviations, recentTravel) = ([:], [:], [])
  }

  /// Before a frame `dt` later is made: where will things be if nothing happens?
  func foresee(_ dt: TimeInterval) {
    let host = harness.scene.layerHost
    let views = moving
    stride = fastest * dt
    host.setNow(harness.now + dt)
    foresights = views.map { Foresight(view: $0, frame: $0.layer.shownFrame) }
    host.setNow(harness.now)
  }

  private var moving: [UIView] {
    let pages = harness.scene.transitions
      .flatMap { [$0.roles.from.viewIfLoaded, $0.roles.to.viewIfLoaded] }
    let shownPages = pages.compactMap { $0 }.filter { $0.window != nil }
    if movers.isEmpty { return shownPages }
    return shownPages
      + harness.window.everyView.filter { movers.contains($0.accessibilityIdentifier ?? "") }
  }

  /// After the frame: what did not go as it should?
  func faults(delivered events: [InputEvent]) -> [String] {
    let travel = travel(of: events)
    isAfterResize = events.contains { $0.kind == .resize }
    hasResized = hasResized || isAfterResize
    defer { foresights = [] }
    // A finger may have caught what was on its way and let it go again.
    if !events.isEmpty { progress = [:] }
    if fastest > 0 { recentTravel = [travel] + recentTravel.prefix(Self.recentFrames - 1) }
    let reach = max(travel * gain, recentTravel.reduce(0, +))
    return jumps(reach + 1 + stride) + retreats() + (hasResized ? [] : companions())
  }

  private func travel(of events: [InputEvent]) -> Double {
    var travel = 0.0
    // Other buttons are none of a finger's.
    for event in events
    where event.kind == .move || [.down, .up].contains(event.kind) && event.button == 1 {
      if let pointer, event.kind != .down {
        travel += hypot(event.x - pointer.x, event.y - pointer.y)
      }
      pointer = event.location
    }
    return travel
  }

  private func jumps(_ limit: Double) -> [String] {
    // What a finger's way means to a client that asks for sizes has changed with them.
    guard !isAfterResize, !hasResized || limit == 1 + stride else { return [] }
    let earlier = deviations
    deviations = [:]
    return foresights.compactMap { foresight in
      guard foresight.view.window != nil else { return nil }
      let (was, now) = (foresight.frame, foresight.view.layer.shownFrame)
      let deviation = Deviation(from: was, to: now)
      let id = ObjectIdentifier(foresight.view)
      deviations[id] = [deviation] + (earlier[id] ?? []).prefix(1)
      let distance = deviation.distance(fromTrendOf: earlier[id] ?? [])
      guard deviation.size > limit, distance > limit else { return nil }
      let name = foresight.view.accessibilityIdentifier ?? "\(type(of: foresight.view))"
      return "L-02 L-09 \(name) is at \(now) where \(was) was to be seen, ± \(limit)"
    }
  }

  /// On its way out progress never turns round: one that was let go on its way back may turn once.
  private func retreats() -> [String] {
    let settling = harness.scene.transitions.filter { $0.machine.phase.name == "settling" }
    let before = progress
    progress = [:]
    return settling.compactMap { transition in
      let (id, now) = (transition.id, transition.progress)
      guard let last = before[id] else {
        progress[id] = (now, false)
        return nil
      }
      let way = (now - last.value) * (transition.wasCancelled ? -1 : 1)
      progress[id] = (now, last.isOnItsWay || way > 1e-9)
      return way < -1e-9 && last.isOnItsWay
        ? "L-02 progress turned from \(last.value) to \(now)" : nil
    }
  }

  // MARK: What goes along

  /// Of a view called `page.…`: the one called `dim.…` is as dark as the page has come, and the one
  /// called `ribbon.…` as far across it.
  private func companions() -> [String] {
    harness.scene.transitions.flatMap { transition -> [String] in
      let page = transition.roles.kind == .present ? transition.roles.to : transition.roles.from
      guard let view = page.viewIfLoaded, view.window != nil,
        let name = view.accessibilityIdentifier, name.hasPrefix("page.")
      else { return [] }
      let container = transition.roles.container
      let shown = shown(view, in: transition)
      return [dimming(container, name, shown), drawing(view, name, shown)]
        .compactMap { $0 }
    }
  }

  /// How far a page has come: of one from above, by its frame; of one that moves by itself, too, by
  /// what the transition says.
  private func shown(_ view: UIView, in transition: Transition) -> Double {
    if movers.contains(view.accessibilityIdentifier ?? "") {
      let isComing = transition.roles.kind == .present
      return isComing ? transition.progress : 1 - transition.progress
    }
    return view.layer.shownFrame.maxY / transition.roles.container.bounds.height
  }

  private func dimming(_ container: UIView, _ page: String, _ shown: Double) -> String? {
    guard let dim = container.subview("dim" + page.dropFirst(4)) else { return nil }
    let alpha = dim.layer.shownOpacity
    return abs(alpha - shown) > 0.01 ? "L-17 dim \(alpha) where the page is at \(shown)" : nil
  }

  private func drawing(_ view: UIView, _ page: String, _ shown: Double) -> String? {
    guard let ribbon = view.subview("ribbon" + page.dropFirst(4)) else { return nil }
    let drawn = (ribbon.layer.shownFrame.midX - view.layer.shownFrame.minX) / RibbonView.reach
    return abs(drawn - shown) > 0.01
      ? "L-15 E-19 a ribbon is drawn to \(drawn) where the page is at \(shown)" : nil
  }
}

extension UIView {
  fileprivate func subview(_ name: String) -> UIView? {
    subviews.first { $0.accessibilityIdentifier == name }
  }
}
