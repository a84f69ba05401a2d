import Foundation
import GlissadeTesting
import UIKit

@testable import UIKitCore

/// A subject in a window of its own. The rules of group L are checked in every frame and after
/// every stroke.
@MainActor final class FuzzSession {
  static let size = CGSize(width: 375, height: 667)

  let subject: Subject
  let harness: Harness
  private let dt: Double
  /// The faults in the order of their detection.
  private(set) var faults: [String] = []
  /// The number of transitions that have ended.
  private(set) var transitionCount = 0
  let census = Census()
  let releases: ReleaseWatch
  private let motion: MotionWatch
  private let fresh: FreshAnswers
  private var strokeRecord = StrokeRecord()
  /// The first stroke at each place that began a transition, with the transition's kind. The same
  /// stroke has to begin it again.
  private var known: [String: (stroke: Stroke, kind: String)] = [:]
  private var strokeCount = 0
  private var logged = 0
  private var strokeBegin = 0

  /// - Parameter framesPerSecond: The number of frames per second, a power of two.
  init(_ subject: Subject, framesPerSecond: Double = 64) {
    self.subject = subject
    dt = 1 / framesPerSecond
    harness = Harness(size: Self.size, framesPerSecond: framesPerSecond, root: subject.makeRoot)
    motion = MotionWatch(
      harness, gain: subject.gain, movers: subject.movers, fastest: subject.fastest)
    releases = ReleaseWatch(harness, continuesVelocity: subject.continuesVelocity)
    fresh = FreshAnswers(harness)
    harness.advanceUntilIdle()
    census.add(scene)
    releases.attach()
    logged = scene.eventLog.entries.count
  }

  var scene: UIWindowScene { harness.scene }
  func fault(_ text: String) { faults.append(text) }
  /// The log of the last stroke.
  var log: [String] { scene.eventLog.entries.suffix(from: strokeBegin).map(\.description) }

  private var ledger: Ledger? { (harness.window.rootViewController as? CurtainPage)?.ledger }

  /// The locations at which a user might aim: controls, views that move by themselves, and handles.
  var targets: [CGPoint] {
    harness.window.everyView.filter {
      $0 is UIControl || subject.movers.contains($0.accessibilityIdentifier ?? "")
    }.map {
      let frame = harness.presentationFrame(of: $0)
      return CGPoint(x: frame.midX, y: frame.midY)
    } + subject.handles
  }

  // MARK: Strokes

  /// Plays a stroke until everything is at rest, and repeats it where group L requires that.
  ///
  /// - Returns: The kinds of the transitions that it began, in order.
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

  /// L-04: A cancelled transition changes nothing, and the same gesture has the same effects again.
  private func checkNoTrace(of stroke: Stroke, _ first: StrokeRecord, before: TreeState) {
    if let difference = TreeState(scene, window: harness.window).difference(to: before) {
      fault("L-04 a cancelled transition changed something: \(difference)")
    }
    let second = perform(stroke)
    if let difference = second.difference(to: first) {
      fault("L-04 the same gesture again: \(difference)")
    }
  }

  /// L-01: A stroke that began a transition at this place before does so again.
  private func checkInputWorks() {
    guard faults.isEmpty, let (stroke, kind) = known[place] else { return }
    let again = perform(stroke)
    // A client that acts at random may end a transition in the frame in which it began.
    let works = subject.isRepeatable ? again.kinds.first == kind : again.hasMovedPages
    if !works {
      fault("L-01 what began a \(kind) before begins \(again.kinds) now:\n\(stroke)")
    }
  }

  /// A description of the presented controllers and of the user's choices.
  private var place: String {
    let controllers = harness.window.presentedChain.flatMap { controller in
      [controller] + ((controller as? UINavigationController)?.viewControllers ?? [])
    }
    let pages = controllers.map { "\(type(of: $0))" }
    // The user's choices on a covered page count, too.
    let covered = controllers.compactMap(\.viewIfLoaded).filter { $0.window == nil }
    let choices = (harness.window.everyView + covered.flatMap(\.everyView)).filter {
      subject.choices.contains($0.accessibilityIdentifier ?? "")
    }
    // Content offsets and selected pages are always choices.
    let scrolled: [String] = harness.window.everyView.compactMap { view in
      switch view {
      case let scroll as UIScrollView: "\(scroll.contentOffset)"
      case let control as UIPageControl: "\(control.currentPage)"
      case let bar as UITabBar: bar.selectedItem?.title ?? ""
      default: nil
      }
    }
    let chosen = choices.map { view in
      "\(view.frame) \(view.bounds) \((view as? UIButton)?.currentTitle ?? "")"
    }
    return (pages + chosen + scrolled).joined(separator: "/")
  }

  // MARK: Frames

  private func perform(_ stroke: Stroke) -> StrokeRecord {
    strokeRecord = StrokeRecord()
    strokeBegin = logged
    motion.begin()
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
    // The pause is longer than that of a double tap: the next stroke is a gesture of its own.
    harness.advance(by: 0.375)
    if faults.isEmpty { checkRest() }
    transitionCount += strokeRecord.kinds.count
    return strokeRecord
  }

  private func events(of stroke: Stroke) -> [InputEvent] {
    var whole = stroke
    for release in stroke.missingReleases { whole.append(release) }
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
    motion.predict(dt)
    harness.advance(by: dt)
    motion.faults(delivered: Array(due)).forEach(fault)
    releases.faults(delivered: Array(due), dt).forEach(fault)
    fresh.frameFaults().forEach(fault)
    observeTransitions()
    readLog()
  }

  private func observeTransitions() {
    let transitions = scene.transitions
    if transitions.filter(\.isUnderWay).count > 1 { fault("L-16 two transitions: \(phases)") }
    for transition in transitions {
      guard strokeRecord.follow(transition) else { continue }
      census.add(scene)
      releases.attach()
    }
    strokeRecord.record(transitions.last, at: harness)
  }

  private var phases: String {
    let bodies = scene.dynamicsPictures.flatMap(\.bodies).filter(\.isMoving)
    let moving = bodies.map { "\($0.name) at \($0.center) with \($0.velocity)" }
    return (scene.transitions.map { "\($0.roles.kind) \($0.state)" } + moving)
      .joined(separator: ", ")
  }

  private func readLog() {
    let entries = scene.eventLog.entries
    for line in entries[logged...].map(\.description) {
      strokeRecord.append(event: line)
      if line.hasPrefix("violation") { fault("L-08 \(line)") }
      if line.contains("should have ended") { fault("L-03 \(line)") }
      if line.contains("left the view of") { fault("L-04 \(line)") }
    }
    logged = entries.count
  }

  private func checkRest() {
    strokeRecord.endFaults.forEach(fault)
    ledger?.faults(refusals: log.filter(\.reportsIdleCall).count).forEach(fault)
    restFaults.forEach(fault)
    if subject.isRepeatable { fresh.restFaults().forEach(fault) }
  }
}

extension String {
  /// A Boolean value that indicates whether this line of the log is about a driver's or a context's
  /// call without effect.
  fileprivate var reportsIdleCall: Bool {
    ["warning update", "warning finish", "warning cancel"].contains(where: hasPrefix)
      && contains("is refused")
  }
}
