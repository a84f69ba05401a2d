import Foundation
import GlissadeFiles
import GlissadeReplay

/// The files of `--record`: the named file for the first program on the canvas, and a numbered file
/// beside it for each later one.
@MainActor package final class CanvasRecording {
  private let url: URL
  private var first: RecordingFile?
  private var count = 0

  /// Creates the recording, and the file at its URL.
  package init(at url: URL) throws(FileError) {
    self.url = url
    first = try Self.file(at: url)
  }

  /// Begins to record the run of a canvas.
  package func begin(_ canvas: Canvas) {
    count += 1
    if let file = makeFile() { canvas.recorder?.write(to: file) }
  }

  private func makeFile() -> RecordingFile? {
    if let first {
      self.first = nil
      return first
    }
    do throws(FileError) {
      let next = Self.numbered(url, count)
      let file = try Self.file(at: next)
      StandardError.write("The recording of the next demo is \(next.path).")
      return file
    } catch {
      StandardError.write(error.description)
      return nil
    }
  }

  private static func file(at url: URL) throws(FileError) -> RecordingFile {
    try RecordingFile(at: url) { StandardError.write("\($0) The rest of it is lost.") }
  }

  /// Returns the numbered URL: `drag.jsonl` becomes `drag-2.jsonl`.
  static func numbered(_ url: URL, _ number: Int) -> URL {
    let name = "\(url.deletingPathExtension().lastPathComponent)-\(number)"
    let file = url.deletingLastPathComponent().appendingPathComponent(name)
    return url.pathExtension.isEmpty ? file : file.appendingPathExtension(url.pathExtension)
  }
}
