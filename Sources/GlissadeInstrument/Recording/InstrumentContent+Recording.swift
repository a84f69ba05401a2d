import Foundation
import GlissadeInspector
import GlissadeFiles
import GlissadeReplay

// The commands of the buttons for recording and replaying.
extension InstrumentContent {
  /// The state of the run on the canvas: live, recorded or replayed.
  var recordingState: RecordingState {
    if canvas.isReplaying { return .replaying }
    return canvas.recorder?.isWriting == true ? .recording : .idle
  }

  /// The text that describes the state of the recording, or `nil`.
  var recordingNotice: String? {
    mode.isLooping
      ? notice ?? loop.check.remark ?? "The last drag again: press to take over"
      : opening.progressNotice
        ?? canvas.replayProgress.map { "Replaying: \(Int($0 * 100)) %" } ?? notice
  }

  /// Begins to record the run on the canvas into a new file, from the program's start, or ends the
  /// recording.
  func toggleRecording() {
    guard let recorder = canvas.recorder else { return }
    if recorder.isWriting {
      let file = recorder.writtenFile
      recorder.stopWriting()
      notice = file.map { "Recorded into \($0.lastPathComponent)" }
      return sharing.show(recording: file)
    }
    sharing.show(recording: nil)
    guard !recorder.isTooLong else { return notice = Self.tooLong }
    do throws(FileError) {
      let url = freshFile(for: canvas.subject.name, "jsonl")
      let file = try RecordingFile(at: url) { [weak self] error in
        self?.notice = error.description
        StandardError.write("\(error) The rest of it is lost.")
      }
      recorder.write(to: file)
      notice = "Recording from the start into \(url.lastPathComponent)"
      StandardError.write("The recording is \(url.path).")
      opening.onUse(url, recorder.recording.header)
    } catch {
      notice = error.description
      StandardError.write(error.description)
    }
  }

  /// Replays the run on the canvas from its start, or ends a replay and continues live from its
  /// current frame.
  func toggleReplay() {
    // The panel about the last recording would cover the lower part of the canvas.
    sharing.show(recording: nil)
    guard mode.driver != .opened else { return send(.replaySelected) }
    guard canvas.recorder?.isTooLong != true else { return notice = Self.tooLong }
    guard canvas.recording?.frames.isEmpty == false else { return }
    send(.replaySelected)
  }

  private static let tooLong = "The run is too long to be kept from its start."

  /// Returns the URL of an unused file, such as `glissade-pull-down-20250131-142501.jsonl`.
  func freshFile(for name: String, _ ending: String) -> URL {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMdd-HHmmss"
    let url = recordingsFolder.appendingPathComponent(
      "glissade-\(name)-\(format.string(from: Date())).\(ending)")
    var (candidate, number) = (url, 1)
    while FileManager.default.fileExists(atPath: candidate.path) {
      number += 1
      candidate = CanvasRecording.numbered(url, number)
    }
    return candidate
  }
}
