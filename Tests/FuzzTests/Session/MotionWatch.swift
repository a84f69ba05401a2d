import Foundation
import GlissadeTesting
import UIKit

@testable import UIKitCore

/// Checks of each frame against the previous one (L-02, L-09), and of companion views against their
/// page (L-15, L-17).
///
/// Without input a view is at the location that was predicted at the previous frame; with input it
/// deviates by no more than the pointer's movement and a point. So no animation, start, catch,
/// release or end ever jumps. Values that each frame writes anew, such as those of an animation
/// alongside a transition, are not predicted: the deviation that they cause changes evenly.
@MainActor final class MotionWatch {
  private struct Prediction {
    let view: UIView
    let corners: ShownCorners
    /// The corners in the frame before.
    let shown: ShownCorners
  }

  /// Three visible corners of a view; those of the rectangle around it if it is in perspective.
  ///
  /// The rectangle around a view that turns changes its size abruptly where two of its sides change
  /// places, and its corners do not.
  private struct ShownCorners: CustomStringConvertible {
    let frame: CGRect
    let coordinates: [Double]

    @MainActor init(of view: UIView) {
      frame = view.layer.shownFrame
      let plane = view.layer.shownPlaneInRoot
      func corners(of rect: CGRect) -> [CGPoint] {
        [
          rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
      }
      let shown = plane.isAffine ? corners(of: view.layer.shownBounds).compactMap(plane.apply) : []
      coordinates = (shown.count == 3 ? shown : corners(of: frame))
        .flatMap { [Double($0.x), Double($0.y)] }
    }

    var description: String { "\(frame)" }
  }

  /// The deviation of a view's corners from their prediction, in points.
  private struct Deviation {
    var parts = Array(repeating: 0.0, count: 6)

    init() {}

    init(from was: ShownCorners, to now: ShownCorners) {
      parts = zip(now.coordinates, was.coordinates).map { $0 - $1 }
    }

    var size: Double { parts.map(abs).max() ?? 0 }

    /// Returns the distance from the extrapolation of two earlier deviations, the later one first.
    func distance(fromTrendOf earlier: [Deviation]) -> Double {
      let last = earlier.first ?? Deviation()
      let first = earlier.dropFirst().first ?? Deviation()
      return parts.indices.map { abs(parts[$0] - 2 * last.parts[$0] + first.parts[$0]) }.max() ?? 0
    }
  }

  private let harness: Harness
  private let gain: Double
  private let movers: [String]
  private let fastest: Double
  private let drags: DragWatch
  private var dt = 0.0
  /// The greatest distance that physics may move a view in the current frame, in points.
  private var stride = 0.0
  /// The locations of the pointers.
  private var pointers: [InputEvent.Source: CGPoint] = [:]
  private var predictions: [Prediction] = []
  /// The deviations of each view, the latest one first.
  private var deviations: [ObjectIdentifier: [Deviation]] = [:]
  /// The travel of the pressed pointer in the latest frames, in points. A body that others hold up
  /// makes up for it.
  private var recentTravel: [Double] = []
  /// The greatest speed of a page that returns from near its end, in points per second: a percent
  /// driver plays the rest at the speed of the shortest transition, that of a curtain.
  private static let fastestReturn = FuzzSession.size.height / CurtainViews.duration
  /// The number of instants between two frames at which a motion is looked at.
  private static let instants = 8
  /// The number of frames in a tenth of a second.
  private static let recentFrames = 6
  private var progress: [Int: Settling] = [:]

  /// The progress of a transition since its release.
  private struct Settling {
    /// The progress in the last frame of the drag.
    let start: Double
    var value: Double
    var isReleased = false
    /// A Boolean value that indicates whether the progress has moved towards the outcome since the
    /// release, or the last turn.
    var hasMoved = false
    /// The progress at which it turned.
    var turn: Double?

    /// The progress at which it turned, if it does not come from beyond a stop.
    var returned: Double? {
      turn.flatMap { (value - start) * ($0 - start) > 0 ? nil : $0 }
    }
  }
  /// A Boolean value that indicates whether the window was resized. From then on the layout
  /// determines frames, and companion views no longer match their page.
  private var hasResized = false
  private var isAfterResize = false

  init(_ harness: Harness, gain: Double, movers: [String] = [], fastest: Double = 0) {
    (self.harness, self.gain, self.movers) = (harness, gain, movers)
    self.fastest = fastest
    drags = DragWatch(harness)
  }

  func begin() {
    (pointers, hasResized, isAfterResize) = ([:], false, false)
    (progress, deviations, recentTravel) = ([:], [:], [])
    drags.begin()
  }

  /// Predicts where the views will be in the next frame, `dt` seconds later, if there is no input.
  func predict(_ dt: TimeInterval) {
    let host = harness.scene.layerHost
    let views = moving
    stride = fastest * dt
    self.dt = dt
    let shown = views.map { ShownCorners(of: $0) }
    host.setNow(harness.now + dt)
    predictions = zip(views, shown).map {
      Prediction(view: $0, corners: ShownCorners(of: $0), shown: $1)
    }
    host.setNow(harness.now)
  }

  private var moving: [UIView] {
    let pages = harness.scene.transitions
      .flatMap { [$0.roles.from.viewIfLoaded, $0.roles.to.viewIfLoaded] }
    let shownPages = pages.compactMap { $0 }.filter { $0.window != nil }
    if movers.isEmpty { return shownPages }
    return
      (shownPages
      + harness.window.everyView.filter { movers.contains($0.accessibilityIdentifier ?? "") })
      .filter { !isMovedByDrag($0) }
  }

  /// Returns whether an interruptible drag moves a view in each frame, or a sheet pushes it back.
  /// `DragWatch` follows those.
  private func isMovedByDrag(_ view: UIView) -> Bool {
    guard let controller = view.next as? UIViewController else { return false }
    let below = controller.presentedBy?.controller as? UISheetPresentationController
    return below?.sheetView != nil || view.isDragged
      || controller.presentation?.controller is UISheetPresentationController
  }

  /// Returns the faults of the frame that has been made.
  func faults(delivered events: [InputEvent]) -> [String] {
    let travel = travel(of: events)
    isAfterResize = events.contains { $0.kind == .resize }
    hasResized = hasResized || isAfterResize
    defer { predictions = [] }
    // The pointer may have caught a view in motion and released it again.
    if !events.isEmpty { progress = progress.filter { !$0.value.isReleased } }
    recentTravel = [travel] + recentTravel.prefix(Self.recentFrames - 1)
    // A frame shows the pointer at an age of up to two frames, or by up to half an interval beyond
    // the last sample (M-51).
    let shownTravel = recentTravel.prefix(3).reduce(0, +) + travel / 2
    let reach = max(shownTravel * gain, fastest > 0 ? recentTravel.reduce(0, +) : 0)
    let moved =
      jumps(reach + 1 + stride, perSize: shownTravel / leastSpan, hasInput: !events.isEmpty)
      + retreats()
    if hasResized { return moved }
    return moved + companions() + drags.faults(isFree: events.isEmpty, travel: shownTravel, dt)
  }

  private func travel(of events: [InputEvent]) -> Double {
    var travel = 0.0
    // Only the left button presses a touch.
    for event in events
    where event.kind == .move || [.down, .up].contains(event.kind) && event.button == 1 {
      if let pointer = pointers[event.source], event.kind != .down {
        travel += hypot(event.x - pointer.x, event.y - pointer.y)
      }
      pointers[event.source] = event.location
    }
    return travel
  }

  /// The least distance of two touches, in points and at least 1.
  private var leastSpan: Double {
    let places = Array(pointers.values)
    let spans = places.indices.flatMap { index in
      places[..<index].map { hypot($0.x - places[index].x, $0.y - places[index].y) }
    }
    return max(spans.min() ?? .infinity, 1)
  }

  /// - Parameters:
  ///   - limit: The distance that a view may deviate, in points.
  ///   - perSize: The part of a view's size that touches close to each other may add.
  ///   - hasInput: A Boolean value that indicates whether an event may have begun or ended a motion
  ///     between the two frames (M-49).
  private func jumps(_ limit: Double, perSize: Double, hasInput: Bool) -> [String] {
    // For a client that uses sizes, the effect of the pointer's movement has changed with them.
    guard !isAfterResize, !hasResized || limit == 1 + stride else { return [] }
    let earlier = deviations
    deviations = [:]
    return predictions.compactMap { prediction in
      guard prediction.view.window != nil else { return nil }
      let (was, now) = (prediction.corners, ShownCorners(of: prediction.view))
      let deviation = Deviation(from: was, to: now)
      let id = ObjectIdentifier(prediction.view)
      deviations[id] = [deviation] + (earlier[id] ?? []).prefix(1)
      let distance = deviation.distance(fromTrendOf: earlier[id] ?? [])
      let size = [was, now].map { max($0.frame.width, $0.frame.height) }.max() ?? 0
      let excess = max(0, size / FuzzSession.size.height - 1)
      let free = hasInput ? freeMovement(prediction, to: now) : 0
      let limit = limit + perSize * size + stride * excess + free
      guard deviation.size > limit, distance > limit else { return nil }
      let name = prediction.view.accessibilityIdentifier ?? "\(type(of: prediction.view))"
      return "L-02 L-09 \(name) is at \(now) where \(was) was predicted, ± \(limit)"
    }
  }

  /// Returns how far a view moves without a pointer from one frame to the next, by the motion that
  /// an event between them has ended and by the one that it has begun.
  private func freeMovement(_ prediction: Prediction, to now: ShownCorners) -> Double {
    let host = harness.scene.layerHost
    // The motion has begun at an instant between the two frames, before which it has no place.
    let moved = (1...Self.instants).map { index in
      host.setNow(harness.now - dt * Double(index) / Double(Self.instants))
      return Deviation(from: ShownCorners(of: prediction.view), to: now).size
    }
    host.setNow(harness.now)
    let before = Deviation(from: prediction.shown, to: prediction.corners).size
    let after = moved.max() ?? 0
    // A motion that has begun and ended between the two frames was that of a page near its end.
    return before + (after < 1e-9 ? Self.fastestReturn * dt : after)
  }

  /// After the release progress never reverses, except once if the pointer was moving against the
  /// outcome, and once if the content passes a stop and returns to it.
  private func retreats() -> [String] {
    let before = progress
    progress = [:]
    let turned = harness.scene.transitions.compactMap { transition -> String? in
      let (id, now) = (transition.id, transition.progress)
      guard transition.state.name == "settling" else {
        progress[id] = Settling(start: now, value: now)
        return nil
      }
      guard var settling = before[id] else {
        progress[id] = Settling(start: now, value: now)
        return nil
      }
      defer { progress[id] = settling }
      let last = settling.value
      let change = (now - last) * (transition.wasCancelled ? -1 : 1)
      settling.value = now
      guard settling.isReleased else {
        settling.isReleased = true
        return nil
      }
      if change > 1e-9 { settling.hasMoved = true }
      guard change < -1e-9, settling.hasMoved else { return nil }
      settling.hasMoved = false
      if settling.turn == nil {
        settling.turn = last
        return nil
      }
      return "L-02 progress turned again, from \(last) to \(now)"
    }
    // What has turned and ended is at a stop between its start and the place where it turned.
    let ended = before.filter { progress[$0.key] == nil }.values.compactMap { settling in
      settling.returned.map { "L-02 progress turned at \($0) and ended at \(settling.value)" }
    }
    return turned + ended
  }

  // MARK: Companion views

  /// Compares the companions of a view `page.…`: the opacity of `dim.…` and the position of
  /// `ribbon.…` are equal to the visible fraction of the page.
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

  /// Returns the visible fraction of a page: that of its frame, or the transition's progress for a
  /// page that can also move by itself.
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
