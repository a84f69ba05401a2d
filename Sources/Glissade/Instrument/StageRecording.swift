import Foundation
import GlissadeRaster
import GlissadeReplay

/// Where `--record` writes: the file it names for the program that comes on stage first, and one beside
/// it, with a number, for each that comes later.
@MainActor package final class StageRecording {
  private let url: URL
  private var first: RecordingFile?
  private var count = 0

  /// Starts the first file.
  package init(at url: URL) throws(RecordingFileError) {
    self.url = url
    first = try Self.file(at: url)
  }

  /// Records what comes on stage now.
  package func begin(_ stage: Stage) {
    count += 1
    if let file = takeFile() { stage.recorder?.write(to: file) }
  }

  private func takeFile() -> RecordingFile? {
    if let first {
      self.first = nil
      return first
    }
    do throws(RecordingFileError) {
      let next = Self.numbered(url, count)
      let file = try Self.file(at: next)
      StandardError.tell("The recording of the next demo is \(next.path).")
      return file
    } catch {
      StandardError.tell(error.description)
      return nil
    }
  }

  private static func file(at url: URL) throws(RecordingFileError) -> RecordingFile {
    try RecordingFile(at: url) { StandardError.tell("\($0) The rest of it is lost.") }
  }

  /// `drag.jsonl` becomes `drag-2.jsonl`.
  static func numbered(_ url: URL, _ number: Int) -> URL {
    let name = "\(url.deletingPathExtension().lastPathComponent)-\(number)"
    let file = url.deletingLastPathComponent().appendingPathComponent(name)
    return url.pathExtension.isEmpty ? file : file.appendingPathExtension(url.pathExtension)
  }
}
