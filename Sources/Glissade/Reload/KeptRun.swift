import Foundation
import GlissadeFiles
import GlissadeInstrument
import GlissadeReplay

/// The state of the window and the run so far in files that are always up to date, so that another
/// program continues from the last frame after a crash.
///
/// A full disk only means that there is nothing to continue from.
@MainActor final class KeptRun {
  private let url: URL
  private var runURL: URL { URL(fileURLWithPath: "\(url.path).jsonl") }
  private var state: WindowState?
  private var file: RecordingFile?
  private var hasFailed = false
  /// The recorder of the run in the file while it grows by each frame, and the number of its frames
  /// there.
  private weak var recorder: Recorder?
  private var count = 0
  /// The run in the file, if it does not grow.
  private var fixedRun: Recording?

  /// Creates the place for the files.
  ///
  /// - Parameter url: The location of the state. The run lies beside it.
  init(at url: URL) { self.url = url }

  /// Writes what has changed since the last frame.
  ///
  /// - Parameters:
  ///   - content: The content of the window.
  ///   - position: The position of the window on the desktop, in points.
  func update(_ content: InstrumentContent, position: CGPoint?) {
    guard !hasFailed else { return }
    do throws(FileError) {
      try updateRun(content)
      let state = content.windowState(
        recording: runURL.path, position: position, keepsCurves: false)
      guard state != self.state, let bytes = try? JSONEncoder().encode(state) else { return }
      try OutputFile.write([UInt8](bytes), to: url, as: .state)
      self.state = state
    } catch {
      hasFailed = true
    }
  }

  private func updateRun(_ content: InstrumentContent) throws(FileError) {
    guard let growing = content.growingRecorder else {
      guard let run = content.resumableRun, run != fixedRun else { return }
      try begin(run)
      recorder = nil
      fixedRun = run
      return
    }
    // The frames of a run that is too long are not kept, and those that are in the file stay.
    guard !growing.isTooLong else { return }
    let frames = growing.recording.frames
    if growing === recorder, count <= frames.count {
      for frame in frames[count...] { file?.append(frame) }
    } else {
      try begin(growing.recording)
      recorder = growing
      fixedRun = nil
    }
    count = frames.count
    if let failure = file?.failure { throw failure }
  }

  private func begin(_ run: Recording) throws(FileError) {
    // The file belongs to one writer at a time.
    file = nil
    file = try RecordingFile(at: runURL, onFailure: { _ in })
    file?.append(run)
  }
}
