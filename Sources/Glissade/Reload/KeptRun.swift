import Foundation
import GlissadeFiles
import GlissadeInstrument
import GlissadeReplay

/// Files with the state of the window and the run so far. They are updated after every frame, so
/// that another program can continue from the last frame after a crash.
///
/// After a write error, such as a full disk, another program cannot continue the run.
@MainActor final class KeptRun {
  private let url: URL
  private var runURL: URL { URL(fileURLWithPath: "\(url.path).jsonl") }
  private var state: WindowState?
  private var file: RecordingFile?
  private var hasFailed = false
  /// The recorder of the run that the file contains while the run grows by each frame, or `nil`.
  private weak var recorder: Recorder?
  /// The number of the recorder's frames that the file contains.
  private var count = 0
  /// The run that the file contains while the run does not grow, or `nil`.
  private var fixedRun: Recording?

  /// Creates a writer of the files. The first update writes them.
  ///
  /// - Parameter url: The location of the state. The file of the run lies beside it.
  init(at url: URL) { self.url = url }

  /// Writes the changes since the last frame to the files.
  ///
  /// - Parameters:
  ///   - content: The content of the window.
  ///   - position: The position of the window on the desktop, in points.
  func update(_ content: InstrumentContent, position: CGPoint?) {
    guard !hasFailed else { return }
    do throws(FileError) {
      try updateRun(content)
      let state = content.reload.windowState(
        recording: runURL.path, position: position, keepsCurves: false)
      guard state != self.state, let bytes = try? JSONEncoder().encode(state) else { return }
      try OutputFile.write([UInt8](bytes), to: url, as: .state)
      self.state = state
    } catch {
      hasFailed = true
    }
  }

  private func updateRun(_ content: InstrumentContent) throws(FileError) {
    guard let growing = content.reload.growingRecorder else {
      guard let run = content.reload.resumableRun, run != fixedRun else { return }
      try begin(run)
      recorder = nil
      fixedRun = run
      return
    }
    // The further frames of a run that is too long are not written, and the file keeps its frames.
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
    // Only one writer may use the file at a time.
    file = nil
    file = try RecordingFile(at: runURL, onFailure: { _ in })
    file?.append(run)
  }
}
