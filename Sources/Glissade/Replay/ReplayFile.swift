import Foundation
import GlissadeFiles
import GlissadeInstrument
import GlissadeReplay

/// A recording that was read from a file, and the program that the recording drives.
@MainActor package struct ReplayFile {
  /// The location of the file.
  package let url: URL
  /// The name of the file, with the parameters that replace those of the recorded run.
  package let title: String
  package let recording: Recording
  package let subject: CanvasSubject
  /// The warnings about the recording, one per line.
  package let warnings: [String]

  /// Reads a recording from a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - settings: The parameters that replace those of the recorded run.
  ///   - subject: A closure that returns the program that the recording's header names.
  ///
  /// - Throws: `BadRecording` if the recording cannot be replayed, `FileError` if the file cannot
  ///   be read.
  package init(
    _ path: String, settings: [OptionValue.Setting] = [],
    subject: (RecordingHeader) throws(RecordingError) -> CanvasSubject
  ) throws {
    let (read, warning) = try Self.read(path)
    try self.init(path, read, warning, settings: settings, subject: subject)
  }

  /// Reads the touches of a trace, to be played by a demo.
  ///
  /// - Parameters:
  ///   - path: The path of the trace.
  ///   - demo: The name of the demo.
  ///   - settings: The parameters that replace those of the program.
  ///   - subject: A closure that returns the program that the recording's header names.
  ///
  /// - Throws: `BadTrace` if the file is not a trace with touches, `FileError` if the file cannot
  ///   be read.
  package init(
    touchesOf path: String, demo: String, settings: [OptionValue.Setting] = [],
    subject: (RecordingHeader) throws(RecordingError) -> CanvasSubject
  ) throws {
    let trace = try Trace(contentsOf: URL(fileURLWithPath: path))
    let recording: Recording
    do throws(TraceError) {
      recording = try Recording(touchesOf: trace, demo: demo)
    } catch {
      throw BadTrace(path: path, error: error)
    }
    try self.init(path, recording, nil, settings: settings, subject: subject)
  }

  private init(
    _ path: String, _ read: Recording, _ warning: String?, settings: [OptionValue.Setting],
    subject: (RecordingHeader) throws(RecordingError) -> CanvasSubject
  ) throws {
    url = URL(fileURLWithPath: path)
    let changes = settings.map { "\($0.name)=\(String(format: "%g", $0.value))" }
    title = ([url.lastPathComponent.printable] + changes).joined(separator: ", ")
    let recording = read.setting(settings)
    self.recording = recording
    do throws(RecordingError) {
      self.subject = try subject(recording.header)
      try recording.checkParameters()
    } catch {
      throw BadRecording(path: path, error: error)
    }
    let unsure = recording.framesWithMainQueueWork
    let doubt = unsure.first.map { first in
      "\(path.quoted): work from the main queue ran in \(unsure.count) of \(recording.frames.count)"
        + " frames, first in frame \(first); a replay does not repeat what it did."
    }
    warnings = [warning, doubt].compactMap { $0 }
  }

  /// Reads a recording from a file without looking up the program that it drives.
  ///
  /// - Throws: `BadRecording` if the recording is damaged, `FileError` if the file cannot be read.
  package static func read(_ path: String) throws -> (recording: Recording, warning: String?) {
    do {
      return try Recording.read(contentsOf: URL(fileURLWithPath: path))
    } catch let error as BadRecording {
      throw BadRecording(path: path, error: error.error)
    }
  }
}
