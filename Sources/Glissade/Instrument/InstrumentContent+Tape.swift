import Foundation
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay

// What the buttons for recording and replaying do.
extension InstrumentContent {
  /// What happens to the run on stage.
  var tape: RecordingState {
    if stage.isReplaying { return .replaying }
    return stage.recorder?.isWriting == true ? .recording : .idle
  }

  /// What there is to tell of it.
  var tapeNotice: String? {
    stage.replayProgress.map { "Replaying: \(Int($0 * 100)) %" } ?? notice
  }

  /// Writes the run on stage into a file of its own, from the program's start to where it is
  /// and on; or ends that.
  func toggleRecording() {
    guard let recorder = stage.recorder else { return }
    if recorder.isWriting {
      recorder.stopWriting()
      notice = "The recording is complete."
      return
    }
    do throws(RecordingFileError) {
      let url = freshFile(for: stage.subject.name)
      let file = try RecordingFile(at: url) { [weak self] error in
        self?.notice = error.description
        StandardError.tell("\(error) The rest of it is lost.")
      }
      recorder.write(to: file)
      notice = "Recording from the start into \(url.lastPathComponent)"
      StandardError.tell("The recording is \(url.path).")
    } catch {
      notice = error.description
      StandardError.tell(error.description)
    }
  }

  /// Shows the run on stage again from its start; or goes on from where that has come.
  func toggleReplay() {
    if stage.isReplaying { return stage.takeOver() }
    guard let run = stage.recording, !run.frames.isEmpty else { return }
    put(run)
  }

  /// Such as `glissade-pull-down-20250131-142501.jsonl`.
  private func freshFile(for name: String) -> URL {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyyMMdd-HHmmss"
    let url = recordingsFolder.appendingPathComponent(
      "glissade-\(name)-\(format.string(from: Date())).jsonl")
    var (candidate, number) = (url, 1)
    while FileManager.default.fileExists(atPath: candidate.path) {
      number += 1
      candidate = StageRecording.numbered(url, number)
    }
    return candidate
  }
}
