import Foundation
import GlissadeDrawing

/// A replay of a recording in a new scene with the same content, size and scale.
///
/// A replay paints nothing and reads no clock: each frame follows the last one without a wait. It
/// makes pictures in the same frames as the recorded run, because a view may have used a picture in
/// a snapshot. The scene is live, so that the run can continue from any replayed frame.
@MainActor package final class Player {
  /// The recording that is replayed.
  package private(set) var recording: Recording
  /// The scene in which the recording is replayed.
  package let scene: any ReplayScene
  /// The index of the next frame to replay, or the number of frames at the end.
  package private(set) var next = 0
  /// The last picture that the replay made; `nil` before the first.
  package private(set) var picture: DisplayList?

  /// Creates a replay, and sets the scene's parameters and rule of input to those of the
  /// recording's header.
  package init(_ recording: Recording, in scene: any ReplayScene) {
    self.recording = recording
    self.scene = scene
    scene.inputRule = recording.header.inputRule
    scene.apply(recording.header)
    for (name, value) in recording.header.parameters.sorted(by: { $0.key < $1.key }) {
      scene.tune(name, to: value)
    }
  }

  /// A Boolean value that indicates whether the player has replayed all frames.
  package var isAtEnd: Bool { next >= recording.frames.count }

  /// The scene's time after the replayed frames, in seconds.
  package var time: TimeInterval { next > 0 ? recording.frames[next - 1].endTime : 0 }

  /// Continues with another recording of the same run, whose frames up to the played ones are those
  /// of the present recording.
  package func change(to recording: Recording) { self.recording = recording }

  /// Replays one frame.
  ///
  /// - Returns: The picture of the frame, or `nil` if the frame made none because the last one is
  ///   still valid.
  @discardableResult package func playNext() -> DisplayList? {
    precondition(!isAtEnd, "A recording that is over has no next frame.")
    let frame = recording.frames[next]
    next += 1
    scene.setNow(frame.time)
    scene.inputTiming = frame.inputTiming
    for action in frame.actions { perform(action) }
    if frame.isPaused { scene.stepPaused() } else { scene.step() }
    scene.layout()
    scene.commit()
    let made = frame.hash == nil ? nil : scene.flatten()
    if let made { picture = made }
    scene.endFrame(now: frame.now, ranMainQueue: frame.ranMainQueue)
    return made
  }

  /// Records the picture of a frame that was added between two recorded ones.
  func show(_ list: DisplayList) { picture = list }

  /// Adds a frame at the time of the last played one, which shows a change that the recording does
  /// not contain. Before the first frame it has no effect.
  package func addFrame() {
    guard next > 0 else { return }
    scene.stepPaused()
    scene.layout()
    scene.commit()
    show(scene.flatten())
    scene.endFrame(now: recording.frames[next - 1].now, ranMainQueue: false)
  }

  /// Replays all frames up to and including a frame.
  ///
  /// To report progress, call it in steps: `play(through: min(index, player.next + 100))`.
  package func play(through index: Int) {
    while next <= index, !isAtEnd { playNext() }
  }

  /// Replays the remaining run up to the first difference from the recording.
  ///
  /// - Parameter isExact: Indicates whether hashes must be equal, as for `Verifier`.
  ///
  /// - Returns: The difference, or `nil` if the whole run is equal to the recording.
  package func verify(isExact: Bool? = nil) -> Divergence? {
    verify(isExact: isExact) { _, _ in }
  }

  /// Replays the remaining run up to the first difference, and calls a closure after each frame.
  ///
  /// - Parameters:
  ///   - isExact: Indicates whether hashes must be equal, as for `Verifier`.
  ///   - onFrame: A closure that is called after each frame.
  ///
  /// - Returns: The difference, or `nil` if the whole run is equal to the recording.
  package func verify(
    isExact: Bool? = nil, onFrame: (RecordedFrame, DisplayList?) throws -> Void
  ) rethrows -> Divergence? {
    precondition(next == 0, "A recording is compared from its first frame on.")
    var verifier = Verifier(recording, isExact: isExact)
    while !isAtEnd {
      let frame = recording.frames[next]
      let list = playNext()
      try onFrame(frame, list)
      let name = { [scene] in scene.nameOfPicture($0) }
      if let found = verifier.check(frame, list, name: name) { return found }
    }
    return nil
  }

  private func perform(_ action: RecordedAction) {
    switch action {
    case .input(let event, let isTimePaused):
      scene.isTimePaused = isTimePaused
      scene.deliver(event)
    case .now(let time): scene.setNow(time)
    case .visible(let isVisible): scene.windowBecame(visible: isVisible)
    case .reducesMotion(let reduces): scene.reducesMotion = reduces
    case .setting(let setting, let value): scene.set(setting, to: value)
    case .parameter(let name, let value): scene.tune(name, to: value)
    case .rate(let rate): scene.timeRuns(at: rate)
    case .complete: scene.completeOverdueTransition()
    }
  }
}
