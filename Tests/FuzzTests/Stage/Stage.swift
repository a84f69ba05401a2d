import Foundation
import GlissadeTesting

@testable import UIKit

/// A subject in a window of its own, with everything that group L asks of it watched in every frame
/// and checked after every stroke.
@MainActor final class Stage {
  static let size = CGSize(width: 375, height: 667)

  let subject: Subject
  let harness: Harness
  private let dt: Double
  /// What went wrong, in the order in which it was noticed.
  private(set) var faults: [String] = []
  /// How many transitions have ended.
  private(set) var transitionCount = 0
  let census = Census()
  let releases: ReleaseWatch
  private let watch: MotionWatch
  private var performance = Performance()
  /// The transition that each place's first successful stroke began: it has to do so again.
  private var known: [String: (stroke: Stroke, kind: String)] = [:]
  private var strokeCount = 0
  private var logged = 0
  private var strokeBegin = 0

  /// - Parameter framesPerSecond: a power of two.
  init(_ subject: Subject, framesPerSecond: Double = 64) {
    self.subject = subject
    dt = 1 / framesPerSecond
    harness = Harness(size: Self.size, framesPerSecond: framesPerSecond, root: subject.makeRoot)
    watch = MotionWatch(
      harness, gain: subject.gain, movers: subject.movers, fastest: subject.fastest)
    releases = ReleaseWatch(harness, handsVelocityOver: subject.handsVelocityOver)
    harness.advanceUntilIdle()
    census.note(scene)
    releases.attach()
    logged = scene.eventLog.entries.count
  }

  var scene: UIWindowScene { harness.scene }
  func fault(_ text: String) { faults.append(text) }
  /// What happened in the last stroke, as far as it went.
  var story: [String] { Array(scene.eventLog.entries.suffix(from: strokeBegin)) }

  private var ledger: Ledger? { (harness.window.rootViewController as? CurtainPage)?.ledger }

  /// Controls, and what moves by itself: what a hand could aim at.
  var targets: [CGPoint] {
    harness.window.everyView.filter {
      $0 is UIControl || subject.movers.contains($0.accessibilityIdentifier ?? "")
    }.map {
      let frame = harness.presentationFrame(of: $0)
      return CGPoint(x: frame.midX, y: frame.midY)
    } + subject.handles
  }

  // MARK: Strokes

  /// Plays a stroke to its end and until everything rests; then again what group L wants again.
  ///
  /// - Returns: the kinds of transitions that it began, in order.
  @discardableResult func play(_ stroke: Stroke) -> [String] {
    let before = TreeState(scene, window: harness.window)
    let place = place
    let first = perform(stroke)
    strokeCount += 1
    guard faults.isEmpty else { return first.kinds }
    if known[place] == nil, !stroke.hasResize, let kind = first.kinds.first {
      known[place] = (stroke, kind)
    }
    if first.hasOnlyCancelled, !stroke.hasResize, subject.isRepeatable, self.place == place {
      checkNoTrace(of: stroke, first, before: before)
    }
    if strokeCount % 16 == 0 { checkInputWorks() }
    return first.kinds
  }

  /// L-04: before = after, and the same gesture again gives the same trace.
  private func checkNoTrace(of stroke: Stroke, _ first: Performance, before: TreeState) {
    if let difference = TreeState(scene, window: harness.window).difference(to: before) {
      fault("L-04 a cancelled transition changed something: \(difference)")
    }
    let second = perform(stroke)
    if let difference = second.difference(to: first) {
      fault("L-04 the same gesture again: \(difference)")
    }
  }

  /// L-01: a stroke that once began a transition here does so again.
  private func checkInputWorks() {
    guard faults.isEmpty, let (stroke, kind) = known[place] else { return }
    let again = perform(stroke)
    // A client that acts by chance may end in the same frame what it began.
    let works = subject.isRepeatable ? again.kinds.first == kind : again.hasMovedPages
    if !works {
      fault("L-01 what began a \(kind) before begins \(again.kinds) now:\n\(stroke)")
    }
  }

  /// Who presents whom, and what the user has chosen: where a hand is in the subject.
  private var place: String {
    let pages = harness.window.presentedChain.flatMap { controller in
      let stack = (controller as? UINavigationController)?.viewControllers ?? []
      return ([controller] + stack).map { "\(type(of: $0))" }
    }
    // What the user has chosen on a page that others cover counts, too.
    let covered = harness.window.presentedChain
      .flatMap { ($0 as? UINavigationController)?.viewControllers ?? [] }
      .compactMap(\.viewIfLoaded).filter { $0.window == nil }
    let choices = (harness.window.everyView + covered.flatMap(\.everyView)).filter {
      subject.choices.contains($0.accessibilityIdentifier ?? "")
    }
    // How far something is scrolled, and which of several pages it shows, is always a choice.
    let scrolled = harness.window.everyView.compactMap { view in
      (view as? UIScrollView).map { "\($0.contentOffset)" }
        ?? (view as? UIPageControl).map { "\($0.currentPage)" }
        ?? (view as? UITabBar).map { $0.selectedItem?.title ?? "" }
    }
    return (pages + choices.map { "\($0.frame) \($0.bounds)" } + scrolled).joined(separator: "/")
  }

  // MARK: Frames

  private func perform(_ stroke: Stroke) -> Performance {
    performance = Performance()
    strokeBegin = logged
    watch.begin()
    releases.begin()
    ledger?.clear()
    var pending = events(of: stroke)
    for event in pending { harness.send(event) }
    let limit = harness.now + stroke.duration + subject.patience
    while !pending.isEmpty || scene.needsFrame {
      guard harness.now < limit else {
        fault("L-01 something still moves after \(subject.patience) s: \(phases)")
        break
      }
      frame(&pending)
      if !faults.isEmpty { break }
    }
    // Longer than a double tap: the next stroke is a gesture of its own.
    harness.advance(by: 0.375)
    if faults.isEmpty { checkRest() }
    transitionCount += performance.kinds.count
    return performance
  }

  private func events(of stroke: Stroke) -> [InputEvent] {
    var whole = stroke
    if let release = stroke.missingRelease { whole.append(release) }
    if stroke.hasResize {
      whole.append(.resize(to: Self.size, t: whole.duration + 0.5))
    }
    return whole.events.map { event in
      var later = event
      later.t += harness.now
      return later
    }
  }

  private func frame(_ pending: inout [InputEvent]) {
    let due = pending.prefix { $0.t <= harness.now + dt }
    pending.removeFirst(due.count)
    watch.foresee(dt)
    harness.advance(by: dt)
    watch.faults(delivered: Array(due)).forEach(fault)
    releases.faults(delivered: Array(due), dt).forEach(fault)
    observeTransitions()
    readLog()
  }

  private func observeTransitions() {
    let transitions = scene.transitions
    if transitions.filter(\.isUnderWay).count > 1 { fault("L-16 two transitions: \(phases)") }
    for transition in transitions {
      guard performance.follow(transition) else { continue }
      census.note(scene)
      releases.attach()
    }
    performance.record(transitions.last, at: harness)
  }

  private var phases: String {
    let bodies = scene.dynamicsPictures.flatMap(\.bodies).filter(\.isMoving)
    let moving = bodies.map { "\($0.name) at \($0.center) with \($0.velocity)" }
    return (scene.transitions.map { "\($0.roles.kind) \($0.machine.phase)" } + moving)
      .joined(separator: ", ")
  }

  private func readLog() {
    let entries = scene.eventLog.entries
    for line in entries[logged...] {
      performance.note(line)
      if line.hasPrefix("violation") { fault("L-08 \(line)") }
      if line.contains("should have ended") { fault("L-03 \(line)") }
      if line.contains("left the view of") { fault("L-04 \(line)") }
    }
    logged = entries.count
  }

  private func checkRest() {
    performance.endFaults.forEach(fault)
    ledger?.faults(refusals: story.filter(\.tellsOfIdleCall).count).forEach(fault)
    restFaults.forEach(fault)
  }
}

extension String {
  /// Whether this line of the log is about a driver's or a context's call without effect.
  fileprivate var tellsOfIdleCall: Bool {
    ["warning update", "warning finish", "warning cancel"].contains(where: hasPrefix)
      && contains("is refused")
  }
}
