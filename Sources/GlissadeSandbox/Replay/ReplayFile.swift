import Foundation
import GlissadeGallery
import GlissadeRaster
import GlissadeReplay
import UIKit

/// A recording of a demo, read from a file.
struct ReplayFile {
  let recording: Recording
  let demo: Demo
  /// The warnings to show before the replay, one per line.
  let warnings: [String]

  /// Reads a recording.
  ///
  /// - Parameter path: The path of the file.
  ///
  /// - Throws: `BadRecording` if the recording cannot be replayed, `Failure` if the file cannot be
  ///   read.
  init(_ path: String) throws {
    let (recording, warning) = try Self.read(path)
    self.recording = recording
    do throws(RecordingError) {
      demo = try Self.demo(of: recording.header)
      try recording.checkParameters()
    } catch {
      throw BadRecording(path: path, error: error)
    }
    let unsure = recording.framesWithMainQueueWork
    let doubt = unsure.first.map { first in
      "\(path): work from the main queue ran in \(unsure.count) of \(recording.frames.count)"
        + " frames, first in frame \(first); a replay does not repeat what it did."
    }
    warnings = [warning, doubt].compactMap { $0 }
  }

  private static func read(_ path: String) throws -> (recording: Recording, warning: String?) {
    do {
      return try Recording.read(contentsOf: URL(fileURLWithPath: path))
    } catch let error as BadRecording {
      throw BadRecording(path: path, error: error.error)
    } catch {
      throw Failure("Cannot read \(path): \(error.localizedDescription)")
    }
  }

  private static func demo(of header: RecordingHeader) throws(RecordingError) -> Demo {
    guard let name = header.demo else {
      throw RecordingError(
        line: 1,
        "it was recorded by the program “\(header.program)”; Harness.replay plays it in that"
          + " program's tests")
    }
    guard let demo = Gallery.demo(named: name) else {
      let names = Gallery.demos.map(\.name).joined(separator: ", ")
      throw RecordingError(line: 1, "there is no demo “\(name)”; there are: \(names)")
    }
    return demo
  }
}
