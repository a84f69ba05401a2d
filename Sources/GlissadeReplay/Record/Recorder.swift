import Foundation
import GlissadeDrawing
import GlissadeGestures

/// Writes down what a scene sees, in memory and, if wanted, into a file as it goes.
///
/// The scene tells it of its passes: `setNow`, `note`, `stand`, `take`, and at the end of the frame
/// `endFrame`. What is between two ends belongs to the later one.
@MainActor package final class Recorder {
  /// What was recorded so far.
  package private(set) var recording: Recording
  /// Called with each frame as it ends, and its picture if one was made.
  package var onFrame: @MainActor (RecordedFrame, DisplayList?) -> Void = { _, _ in }

  private var file: RecordingFile?
  private let keepsDetails: Bool
  private var digest: PictureDigest
  /// Those whose name has been written.
  private var named: Set<UInt64>
  /// The frame that has not ended yet.
  private var frame: RecordedFrame
  private var picture: DisplayList?
  private var instant: TimeInterval

  /// Starts a recording, or goes on with one from its last frame.
  ///
  /// - Parameters:
  ///   - recording: a header, and the frames that are to be gone on from.
  ///   - file: gets the header and those frames at once.
  ///   - keepsDetails: whether frames in memory say what changed in the picture, and not only its hash;
  ///     in a file they do.
  package init(
    _ recording: Recording, to file: RecordingFile? = nil, keepsDetails: Bool = true
  ) {
    self.recording = recording
    self.file = file
    self.keepsDetails = keepsDetails
    var known = RecordedPicture()
    for frame in recording.frames { known.apply(frame.change) }
    digest = PictureDigest(known)
    named = Set(known.names.keys)
    instant = recording.frames.last?.endTime ?? 0
    frame = RecordedFrame(index: recording.frames.count, now: 0, time: instant)
    if let file { write(to: file) }
  }

  // MARK: Files

  /// Whether a file gets each frame.
  package var isWriting: Bool { file != nil }

  /// Writes the whole run so far into a file, and each frame as it ends; a file before it gets no more.
  package func write(to file: RecordingFile) {
    // The first picture that the file describes is described as a whole.
    if !keepsDetails { (digest, named) = (PictureDigest(), []) }
    self.file = file
    file.append(recording)
  }

  /// The file is complete.
  package func stopWriting() { file = nil }

  // MARK: What the scene tells

  /// The scene's instant is set: the frame's own if nothing has happened in it yet.
  package func setNow(_ now: TimeInterval) {
    guard now != instant else { return }
    instant = now
    if frame.actions.isEmpty { frame.time = now } else { frame.actions.append(.now(now)) }
  }

  /// Something reaches the scene.
  package func note(_ action: RecordedAction) { frame.actions.append(action) }

  /// The frame is one in which no time passes.
  package func stand() { frame.stands = true }

  /// The frame's picture was made.
  package func take(_ list: DisplayList) { picture = list }

  /// The frame is over.
  ///
  /// - Parameters:
  ///   - now: when it was expected to be seen, in seconds of the window.
  ///   - names: what the views of these layers are called.
  package func endFrame(
    now: TimeInterval, pumpInterval: TimeInterval, ranMainQueue: Bool,
    names: ([UInt64]) -> [UInt64: String]
  ) {
    frame.now = max(now, recording.frames.last?.now ?? 0)
    frame.pumpInterval = pumpInterval
    frame.ranMainQueue = ranMainQueue
    if let picture { describe(picture, names) }
    file?.append(frame)
    onFrame(frame, picture)
    if !keepsDetails { frame.change = PictureChange() }
    recording.frames.append(frame)
    frame = RecordedFrame(index: frame.index + 1, now: 0, time: instant)
    picture = nil
  }

  private func describe(_ list: DisplayList, _ names: ([UInt64]) -> [UInt64: String]) {
    frame.hash = list.stableHash
    guard keepsDetails || isWriting else { return }
    frame.change = digest.update(to: list)
    let new = frame.change.groups.indices.filter { !named.contains(frame.change.groups[$0].id) }
    guard !new.isEmpty else { return }
    let known = names(new.map { frame.change.groups[$0].id })
    for index in new {
      let id = frame.change.groups[index].id
      frame.change.groups[index].name = known[id]
      named.insert(id)
    }
  }
}
