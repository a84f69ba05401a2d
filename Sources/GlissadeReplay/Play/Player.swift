import Foundation
import GlissadeDrawing

/// Runs a recording in a scene that is as fresh as the recorded one was: same content, size and scale,
/// not a frame old.
///
/// Nothing is painted and no clock is read: frames follow each other as fast as they can be made, and
/// pictures are made where they were when it was recorded, because views may have seen them in snapshots.
/// What has been played can be gone on with: the scene is a live one, standing where the run stood.
@MainActor package final class Player {
  package let recording: Recording
  package let scene: any ReplayScene
  /// The frame that is played next, by index; the count at the end.
  package private(set) var next = 0
  /// The last picture that was made.
  package private(set) var picture: DisplayList?

  /// Sets the scene's numbers as the recording's header says.
  package init(_ recording: Recording, in scene: any ReplayScene) {
    self.recording = recording
    self.scene = scene
    for (name, value) in recording.header.knobs.sorted(by: { $0.key < $1.key }) {
      scene.tune(name, to: value)
    }
  }

  package var isAtEnd: Bool { next >= recording.frames.count }

  /// The scene's instant after the frames that were played, in seconds.
  package var time: TimeInterval { next > 0 ? recording.frames[next - 1].endTime : 0 }

  /// Plays one frame.
  ///
  /// - Returns: its picture; nil if none was made, because the last one still shows the truth.
  @discardableResult package func playNext() -> DisplayList? {
    precondition(!isAtEnd, "A recording that is over has no next frame.")
    let frame = recording.frames[next]
    next += 1
    scene.setNow(frame.time)
    scene.pumpInterval = frame.pumpInterval
    for action in frame.actions { perform(action) }
    if frame.stands { scene.stand() } else { scene.step() }
    scene.layout()
    scene.commit()
    let made = frame.hash == nil ? nil : scene.flatten()
    if let made { picture = made }
    scene.endFrame(now: frame.now, ranMainQueue: frame.ranMainQueue)
    return made
  }

  /// Plays on until frame `index` has been played.
  ///
  /// To show how it goes, go in steps: `play(through: min(index, player.next + 100))`.
  package func play(through index: Int) {
    while next <= index, !isAtEnd { playNext() }
  }

  /// The first difference of the whole run from the recorded one, at which it stops; nil if there is none.
  ///
  /// - Parameter isExact: see `Verifier`.
  package func verify(isExact: Bool? = nil) -> Divergence? {
    verify(isExact: isExact) { _, _ in }
  }

  /// Plays it all, comparing every frame.
  ///
  /// - Parameter onFrame: called after each frame.
  /// - Returns: the first difference, at which it stops; nil if there is none.
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
    case .input(let event, let timeStands):
      scene.timeStands = timeStands
      scene.deliver(event)
    case .now(let time): scene.setNow(time)
    case .visible(let isVisible): scene.windowBecame(visible: isVisible)
    case .knob(let name, let value): scene.tune(name, to: value)
    case .rate(let rate): scene.timeRuns(at: rate)
    case .complete: scene.completeOverdueTransition()
    }
  }
}
