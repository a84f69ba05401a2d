import Foundation
import GlissadeDrawing
import GlissadeFiles
import GlissadeInspector
import GlissadeReplay

/// The recordings that the user opens in the window.
///
/// A recorded run is played on a new canvas as fast as possible, and its frames, log and curves are
/// collected meanwhile. At its end it is a run like any other: it can be stepped through, repeated,
/// tuned and taken over. A recording that cannot be opened leaves the window as it was.
@MainActor package final class OpeningController: InstrumentPart {
  /// The part of an opening that is going on.
  private enum State {
    case idle
    /// A file is being read.
    case reading(RecordingReading)
    /// The run of a file is being played.
    case playing(OpenedRun)
  }

  /// A run that is played to its end.
  private struct OpenedRun {
    /// The name of the file, without its folder.
    var name: String
    var recording: Recording
    var verifier: Verifier
    /// The first difference from the recorded pictures, or `nil`.
    var difference: Divergence?
    /// A warning about the recording, or `nil`.
    var warning: String?
    /// The window's time at which the opening began, in seconds.
    var start: TimeInterval
  }

  /// The duration of an opening after which its progress is shown over the canvas, in seconds.
  private static let patience = 0.3

  /// A closure that returns the program that a recording's header names, or `nil` if the window
  /// opens no recordings.
  package var subject: ((RecordingHeader) throws(RecordingError) -> CanvasSubject)?
  /// A closure that receives the location and the header of each recording that the window has
  /// opened or begun to write.
  package var onUse: (URL, RecordingHeader) -> Void = { _, _ in }
  /// The reason why the last recording could not be opened, shown until the next command.
  package internal(set) var failure: String?
  private var state = State.idle

  /// A Boolean value that indicates whether a recording is being read or played to its end.
  package var isBusy: Bool { if case .idle = state { false } else { true } }
  /// A Boolean value that indicates whether a file is being read, so that frames are needed to
  /// receive its contents.
  var needsFrame: Bool { if case .reading = state { true } else { false } }

  /// Opens a file. Until its run begins, the window shows what it showed before.
  package func open(_ url: URL) {
    failure = nil
    guard subject != nil else { return failure = "This window opens no recordings." }
    state = .reading(RecordingReading(url))
  }

  /// Opens the recording that is being read, if the file has been read to its end.
  func continueReading() {
    guard case .reading(let reading) = state, let result = reading.result else { return }
    state = .idle
    switch result {
    case .failure(let reason): failure = reason
    case .recording(let recording, let warning):
      show(recording, from: reading.url, warning: warning)
    }
  }

  /// Opens a recording that has been read from a file.
  ///
  /// - Parameter warning: A warning about the recording, which is shown at its end, or `nil`.
  package func show(_ recording: Recording, from url: URL, warning: String? = nil) {
    let name = url.lastPathComponent
    do throws(RecordingError) {
      let program = try self.program(of: recording)
      // A re-simulation does not get another program; it is ended first.
      if mode.isRerunning { instrument.send(.escaped) }
      let isOpen = instrument.open(recording, of: program) { [weak self] in self?.add($0, $1) }
      guard isOpen else { return failure = "\(name.quoted): the program opens no window." }
      state = .playing(
        OpenedRun(
          name: name, recording: recording, verifier: Verifier(recording), warning: warning,
          start: now))
      instrument.side?.show(program)
      onUse(url, recording.header)
    } catch {
      failure = "\(name.quoted): \(error.reason.printable)."
    }
  }

  /// Returns the program of a recording that can be opened.
  ///
  /// - Throws: An error with the reason why the recording cannot be opened.
  private func program(of recording: Recording) throws(RecordingError) -> CanvasSubject {
    guard let subject else { throw RecordingError(line: 1, "this window opens no recordings") }
    guard !recording.frames.isEmpty else { throw RecordingError(line: 1, "it has no frames") }
    guard recording.frames.byteCount <= Recorder.limit else {
      throw RecordingError(
        line: 1,
        "its \(recording.frames.count) frames are too many to step through; “glissade replay” plays"
          + " them")
    }
    try recording.checkParameters()
    return try subject(recording.header)
  }

  /// Collects what the window shows of a frame that was played.
  private func add(_ frame: RecordedFrame, _ list: DisplayList?) {
    if case .playing(var run) = state, run.difference == nil {
      let scene = canvas.scene
      run.difference = run.verifier.check(frame, list) { scene.nameOfPicture($0) }
      state = .playing(run)
    }
    instrument.collectFrame(hasPicture: list != nil)
  }

  /// Ends the opening, and says how the run compares with the recorded one. The caller has made the
  /// canvas live.
  func end() {
    guard case .playing(let run) = state else { return }
    state = .idle
    instrument.notice = summary(of: run)
  }

  /// Ends an opening whose run the user has taken over or replaced. A file that is being read is
  /// still opened.
  func stop() { if case .playing = state { state = .idle } }

  private func summary(of run: OpenedRun) -> String {
    let name = run.name
    if let difference = run.difference {
      return "\(name): from frame \(difference.frame) on other pictures than recorded"
    }
    if run.warning != nil { return "\(name): the last line was incomplete and is left out" }
    if let first = run.recording.framesWithMainQueueWork.first {
      return "\(name): timers or tasks ran in frame \(first), which are not repeated"
    }
    let seconds = String(format: "%.1f s", run.recording.duration)
    return "\(name): \(run.recording.frames.count) frames, \(seconds), as recorded"
  }

  // MARK: Messages

  /// The text about the progress of an opening, or `nil`.
  var progressNotice: String? {
    switch state {
    case .idle: nil
    case .reading(let reading): "Reading \(reading.url.lastPathComponent)"
    case .playing(let run):
      canvas.replayProgress.map { "Opening \(run.name): \(Int($0 * 100)) %" }
    }
  }

  /// The message over the canvas, or `nil`.
  var message: CanvasBanner.Message? {
    if let failure { return .failure(failure) }
    guard case .playing(let run) = state, now - run.start > Self.patience,
      let progress = canvas.replayProgress
    else { return nil }
    return .opening(run.name, progress)
  }
}
