import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion

/// A recorder of everything that a scene depends on, in memory and optionally in a file.
///
/// The scene calls the recorder's methods during the stages of a frame, and `endFrame` at the end
/// of the frame. A call between two frames belongs to the later one.
@MainActor package final class Recorder {
  /// The greatest memory that the frames of a run may use, in bytes: enough for hours of
  /// uninterrupted motion.
  package static let limit = 48 << 20

  /// The last frame that made a picture.
  package struct LastPicture {
    /// The index of the frame.
    package var index: Int
    /// The expected time of the frame's display, in seconds of the window's time.
    package var now: TimeInterval
    /// The hash of the picture.
    package var hash: UInt64
  }

  /// The recording so far. It contains no frames after the run has exceeded the memory limit.
  package private(set) var recording: Recording
  /// A Boolean value that indicates whether the frames have exceeded the memory limit, so that the
  /// recorder no longer keeps them in memory. It still writes them to its file.
  package private(set) var isTooLong = false
  /// The last frame that made a picture; `nil` if no frame made one.
  package private(set) var lastPicture: LastPicture?
  /// A closure that is called at the end of each frame, with the picture if the frame made one.
  package var onFrame: @MainActor (RecordedFrame, DisplayList?) -> Void = { _, _ in }

  private var file: RecordingFile?
  private let keepsDetails: Bool
  private var digest: PictureDigest
  /// The identities of the layers whose names the recorder has written.
  private var named: Set<UInt64>
  /// The frame that has not ended yet.
  private var frame: RecordedFrame
  private var picture: DisplayList?
  private var instant: TimeInterval
  /// The expected time of the last frame's display, in seconds of the window's time.
  private var lastNow: TimeInterval
  private let limit: Int

  /// Creates a recorder that starts a recording, or continues one after its last frame.
  ///
  /// - Parameters:
  ///   - recording: A header, with the frames after which the recording continues.
  ///   - file: A file, to which the recorder immediately writes the header and those frames.
  ///   - keepsDetails: Indicates whether frames in memory contain the changes of the picture and
  ///     not only its hash. Frames in a file always contain them.
  ///   - limit: The memory that the frames may use, in bytes.
  package init(
    _ recording: Recording, to file: RecordingFile? = nil, keepsDetails: Bool = true,
    limit: Int = Recorder.limit
  ) {
    self.limit = limit
    self.recording = recording
    self.file = file
    self.keepsDetails = keepsDetails
    var known = RecordedPicture()
    for frame in recording.frames { known.apply(frame.change) }
    digest = PictureDigest(known)
    named = Set(known.names.keys)
    instant = recording.frames.last?.endTime ?? 0
    lastNow = recording.frames.last?.now ?? 0
    frame = RecordedFrame(index: recording.frames.count, now: 0, time: instant)
    if let last = recording.frames.last(where: { $0.hash != nil }), let hash = last.hash {
      lastPicture = LastPicture(index: last.index, now: last.now, hash: hash)
    }
    if let file { write(to: file) }
  }

  // MARK: Files

  /// A Boolean value that indicates whether frames are written to a file.
  package var isWriting: Bool { file != nil }

  /// Writes the whole run so far to a file, and then every later frame. The file replaces an
  /// earlier one of this recorder.
  package func write(to file: RecordingFile) {
    // The first picture in the file has to be complete, because the file has no earlier one.
    if !keepsDetails {
      digest = PictureDigest()
      named = []
    }
    self.file = file
    file.append(recording)
  }

  /// The location of the file that is being written, or `nil` without a file or after a failed
  /// write.
  package var writtenFile: URL? { file.flatMap { $0.failure == nil ? $0.url : nil } }

  /// Stops writing to the file.
  package func stopWriting() { file = nil }

  // MARK: Calls of the scene

  /// Records a change of the scene's time, in seconds. Before the first action of a frame, it sets
  /// the time of the frame.
  package func setNow(_ now: TimeInterval) {
    guard now != instant else { return }
    instant = now
    if frame.actions.isEmpty { frame.time = now } else { frame.actions.append(.now(now)) }
  }

  /// Records an action on the scene.
  package func record(_ action: RecordedAction) { frame.actions.append(action) }

  /// Records that no time passes in the frame.
  package func recordPause() { frame.isPaused = true }

  /// Records the picture of the frame.
  package func record(_ list: DisplayList) { picture = list }

  /// Ends the frame.
  ///
  /// - Parameters:
  ///   - now: The expected time of the frame's display, in seconds of the window's time.
  ///   - timing: The timing of the frame's events.
  ///   - ranMainQueue: Indicates whether work from the main queue ran since the last frame.
  ///   - names: A closure that returns the names of the views of layers.
  package func endFrame(
    now: TimeInterval, timing: InputTiming, ranMainQueue: Bool,
    names: ([UInt64]) -> [UInt64: String]
  ) {
    frame.now = max(now, lastNow)
    lastNow = frame.now
    frame.inputTiming = timing
    frame.ranMainQueue = ranMainQueue
    if let picture { describe(picture, names) }
    file?.append(frame)
    onFrame(frame, picture)
    if !keepsDetails { frame.change = PictureChange() }
    keep(frame)
    frame = RecordedFrame(index: frame.index + 1, now: 0, time: instant)
    picture = nil
  }

  private func keep(_ frame: RecordedFrame) {
    if let hash = frame.hash {
      lastPicture = LastPicture(index: frame.index, now: frame.now, hash: hash)
    }
    guard !isTooLong else { return }
    recording.frames.append(frame)
    guard recording.frames.byteCount > limit else { return }
    isTooLong = true
    recording.frames = RecordedFrames()
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
