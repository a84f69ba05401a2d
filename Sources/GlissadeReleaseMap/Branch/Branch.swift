import Foundation
import GlissadeGestures
import GlissadeMotion
import GlissadeReplay
import UIKit

/// A scene in which a pointer is down, as the common start of several simulated releases.
@MainActor package struct Branch {
  /// The longest time that a branch may take until the scene is at rest, in seconds of the scene's
  /// time.
  package nonisolated static let longestTime = 10.0

  /// The scene, in the state before the release.
  package let scene: UIWindowScene
  /// The pointer that is down in the scene.
  package let press: HeldPress
  /// The pages that are visible before the release.
  package let pages: ShownPages
  /// The scene's time at the start of the branches, in seconds.
  package let now: TimeInterval
  /// The names of the views by the identities of their layers' pictures.
  let names: [UInt64: String]

  /// Creates the start of branches from a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene in the state before the release.
  ///   - press: The pointer that is down in the scene.
  ///   - pages: The pages that are visible according to the scene's log so far.
  ///   - now: The scene's time at the start of the branches, in seconds.
  package init(
    of scene: UIWindowScene, press: HeldPress, pages: ShownPages, now: TimeInterval
  ) {
    self.scene = scene
    self.press = press
    self.pages = pages
    self.now = now
    names = scene.viewNames
  }

  /// Creates the start of branches by replaying a recording up to the frame of a drag, in the scene
  /// of the player.
  package init(of drag: RecordedDrag, in scene: UIWindowScene, _ player: Player) {
    var pages = ShownPages()
    while player.next <= drag.frame {
      player.playNext()
      pages.receive(scene.eventLog.readNew())
    }
    self.init(of: scene, press: drag.press, pages: pages, now: player.time)
  }

  /// Simulates a release until everything is at rest. The scene is in another state afterwards, so
  /// that the caller has to perform this in a copy of the process.
  package func play(_ release: Release) -> ReleaseResult {
    // What the copy of a scene does is not part of the recording of the scene.
    scene.recorder = nil
    return playFrames(of: release).result
  }

  /// Simulates a release like `play(_:)`, and returns the outlines of all views that move, in all
  /// frames from the run-up on.
  package func trail(of release: Release) -> ReleaseTrail {
    let header = RecordingHeader(
      program: "", size: scene.screen.bounds.size, scale: Double(scene.screen.scale))
    let recorder = Recorder(Recording(header: header))
    scene.recorder = recorder
    let frames = playFrames(of: release)
    return ReleaseTrail(
      release, recorder.recording, releasedAt: frames.releaseTime, seconds: frames.result.seconds)
  }

  private func playFrames(of release: Release) -> BranchFrames {
    let stroke = ReleaseStroke(of: press, to: release, from: now)
    var frames = BranchFrames(self, stroke)
    frames.playStroke()
    frames.playUntilRest()
    return frames
  }
}

/// The simulated frames of one branch.
@MainActor private struct BranchFrames {
  let scene: UIWindowScene
  let stroke: ReleaseStroke
  let start: TimeInterval
  let names: [UInt64: String]
  var pages: ShownPages
  var motion = BranchMotion()
  var index = 0
  var events: ArraySlice<InputEvent>
  /// The first transition that the pointer drives.
  var transition: FrameTrace.TransitionStatus?
  /// The drag whose content the pointer drags before the release.
  var drag: InterruptibleDrag?
  var isAtRest = false

  init(_ branch: Branch, _ stroke: ReleaseStroke) {
    scene = branch.scene
    self.stroke = stroke
    start = branch.now
    names = branch.names
    pages = branch.pages
    pages.removeCalls()
    events = stroke.events[...]
    _ = scene.eventLog.readNew()
  }

  private var now: TimeInterval { start + Double(index) * ReleaseStroke.frame }
  /// The scene's time of the release, in seconds.
  var releaseTime: TimeInterval {
    start + Double(stroke.frameCount) * ReleaseStroke.frame
  }

  mutating func playStroke() {
    scene.inputTiming = InputTiming()
    scene.isTimePaused = false
    scene.timeRuns(at: 1)
    for frame in 1...stroke.frameCount {
      if transition == nil { transition = scene.transitionStatus }
      if frame == stroke.frameCount { readBeforeRelease() }
      playFrame()
    }
    motion.markRelease()
  }

  /// Reads the content that the pointer drags. The frame after this call delivers the last samples
  /// and the release.
  private mutating func readBeforeRelease() {
    drag = scene.draggedContent
    pages.removeCalls()
  }

  mutating func playUntilRest() {
    let limit = index + Int(Branch.longestTime / ReleaseStroke.frame)
    while index < limit {
      if !scene.needsFrame { return isAtRest = true }
      playFrame()
    }
  }

  /// Performs the stages of a frame, with the delivery of the events up to the instant of the
  /// frame.
  private mutating func playFrame() {
    index += 1
    let now = now
    let due = events.prefix { $0.t <= now + 1e-9 }
    events = events.dropFirst(due.count)
    scene.deliver(Array(due), now: now)
    scene.step()
    scene.layout()
    scene.commit()
    motion.add(scene.needsFrame ? scene.flatten() : nil, at: now)
    scene.endFrame(now: now, ranMainQueue: false)
    pages.receive(scene.eventLog.readNew())
  }

  var result: ReleaseResult {
    let farthest = motion.farthestLayer()
    let figures = farthest?.figures
    var result = ReleaseResult(isAtRest ? .rests : .moves)
    result.decision = decision
    result.page = pages.names.last
    result.stop = stop
    result.view = farthest.map { names[$0.id] ?? scene.nameOfPicture($0.id) ?? "a layer" }
    result.place = farthest?.place
    result.calls = pages.calls
    result.faults = pages.faults
    result.seconds = max(now - releaseTime, 0)
    result.overshoot = figures?.overshoot ?? 0
    result.peakSpeed = figures?.peakSpeed ?? 0
    result.jump = figures?.jump ?? 0
    return result
  }

  /// The name of the stop at which the dragged content rests; `nil` without stops, and for content
  /// that rests at its exit.
  private var stop: String? {
    guard let drag, drag.stops.count > 1, let target = drag.target, target.id != drag.exit else {
      return nil
    }
    let name = target.id.rawValue
    return name.hasPrefix(Self.detent) ? String(name.dropFirst(Self.detent.count)) : name
  }

  /// The first part of the name of a sheet's stop, which is followed by the name of the detent.
  private static let detent = "detent "

  /// A Boolean value that indicates whether the content that the pointer dragged rests at its exit.
  private var leaves: Bool { drag.map { $0.exit != nil && $0.target?.id == $0.exit } ?? false }

  /// The outcome of the first transition that the pointer drives. Without a transition, it is
  /// `finishes` for content that rests at its exit. It is `nil` without either, and if another page
  /// than the two of the transition is visible at the end.
  private var decision: ReleaseResult.Decision? {
    guard let transition else { return leaves ? .finishes : nil }
    let showsOrigin = pages.names.contains(transition.from)
    switch transition.kind {
    case "dismiss": return showsOrigin ? .cancels : .finishes
    case "present": return pages.names.contains(transition.to) ? .finishes : .cancels
    default:
      if pages.names.contains(transition.to) { return .finishes }
      return showsOrigin ? .cancels : nil
    }
  }
}

extension UIWindowScene {
  /// The names of the visible views, by the identities of their layers' pictures.
  fileprivate var viewNames: [UInt64: String] {
    var names: [UInt64: String] = [:]
    for shown in shownViews { names[shown.view.layer.pictureID] = shown.name }
    return names
  }

  /// The drag whose content a pointer drags, or `nil` if no pointer drags content.
  fileprivate var draggedContent: InterruptibleDrag? {
    windows.lazy.compactMap { $0.draggedContent }.first
  }
}

extension UIView {
  /// The drag in this view or a subview whose content a pointer drags, or `nil` if there is none.
  fileprivate var draggedContent: InterruptibleDrag? {
    let drags = (gestureRecognizers ?? []).lazy.compactMap { $0.delegate as? InterruptibleDrag }
    return drags.first { $0.isDragging } ?? subviews.lazy.compactMap { $0.draggedContent }.first
  }
}
