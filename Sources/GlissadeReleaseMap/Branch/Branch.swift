import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeReplay
import UIKit

/// A scene in which a pointer is down, as the common start of several simulated releases.
@MainActor package struct Branch {
  /// The longest time that a branch may take until the scene is at rest, in seconds of the scene's
  /// time.
  package nonisolated static let longestTime = 10.0

  /// The frames of a simulation after its release.
  package enum Pace: Hashable, Sendable {
    /// All frames of a window.
    case complete
    /// Every third frame. The result has the outcome of the release; its figures are not exact.
    case quick

    /// The time between two frames, in seconds.
    fileprivate var interval: TimeInterval {
      switch self {
      case .complete: ReleaseStroke.frame
      case .quick: 3 * ReleaseStroke.frame
      }
    }
  }

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
  ///
  /// - Parameters:
  ///   - release: The release to simulate.
  ///   - pace: The frames after the release.
  package func play(_ release: Release, pace: Pace = .complete) -> ReleaseResult {
    // What the copy of a scene does is not part of the recording of the scene.
    scene.recorder = nil
    var frames = BranchFrames(self, ReleaseStroke(of: press, to: release, from: now))
    frames.pace = pace
    frames.play()
    return frames.result
  }

  /// Simulates a release like `play(_:)`, and reports what moves, frame by frame.
  ///
  /// - Parameters:
  ///   - release: The release to simulate.
  ///   - onFrame: A closure that receives each frame from the run-up on, as soon as it is
  ///     simulated.
  package func play(
    _ release: Release, onFrame: @escaping @MainActor (ReleaseTrail.Frame) -> Void
  ) {
    scene.recorder = nil
    var frames = BranchFrames(self, ReleaseStroke(of: press, to: release, from: now))
    frames.outlines = MovingOutlines(from: scene.flatten())
    frames.onFrame = onFrame
    frames.play()
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
  var pace = Branch.Pace.complete
  /// The outlines of what moves; `nil` if nothing receives them.
  var outlines: MovingOutlines?
  var onFrame: @MainActor (ReleaseTrail.Frame) -> Void = { _ in }

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

  /// A Boolean value that indicates whether the current frame is in the run-up or later, so that
  /// the motion in it counts, or is reported.
  private var isWatched: Bool {
    index > stroke.frameCount - ReleaseStroke.runUpFrames || outlines != nil
  }
  private var now: TimeInterval {
    let after = index - stroke.frameCount
    guard after > 0 else { return start + Double(index) * ReleaseStroke.frame }
    return releaseTime + Double(after) * pace.interval
  }
  /// The scene's time of the release, in seconds.
  var releaseTime: TimeInterval {
    start + Double(stroke.frameCount) * ReleaseStroke.frame
  }

  /// Simulates the stroke, and then frames until everything is at rest.
  mutating func play() {
    playStroke()
    playUntilRest()
  }

  private mutating func playStroke() {
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

  private mutating func playUntilRest() {
    let limit = index + Int(Branch.longestTime / pace.interval)
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
    let list = scene.needsFrame && isWatched ? scene.flatten() : nil
    motion.add(list, at: now)
    report(list)
    scene.endFrame(now: now, ranMainQueue: false)
    pages.receive(scene.eventLog.readNew())
  }

  /// Reports what moves in the current frame.
  ///
  /// - Parameter list: The picture of the frame; `nil` if it is that of the frame before.
  private mutating func report(_ list: DisplayList?) {
    if let list { outlines?.update(list) }
    let time = now - releaseTime
    guard let outlines, time >= -ReleaseTrail.runUp - 1e-6 else { return }
    onFrame(ReleaseTrail.Frame(time: time, outlines: outlines.corners))
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
