import GlissadeFiles
import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow

/// A replay without a window that runs as fast as possible.
@MainActor package struct HeadlessReplay {
  let file: ReplayFile
  /// The recording of a run that the pictures show beside the first one, or `nil`.
  var beside: ReplayFile?
  /// The pictures to make.
  var pictures = ReplayPictures.Request()
  var trace: URL?
  /// The file to which the replay is recorded again, or `nil`.
  var record: URL?

  /// Creates a replay of a file that makes no pictures.
  package init(file: ReplayFile) {
    self.file = file
  }

  /// Replays the whole run, or the part up to the first difference if frames are compared.
  ///
  /// - Parameter comparing: A Boolean value that indicates whether each frame is compared with the
  ///   recorded one.
  ///
  /// - Returns: The first difference, or `nil` if there is none.
  package func run(comparing: Bool) throws -> Divergence? {
    let fonts = FontLibrary()
    let files = [file] + [beside].compactMap { $0 }
    let runs = files.map { PicturedRun($0, isAligned: beside != nil, fonts: fonts) }
    let (first, canvas) = (runs[0], runs[0].canvas)
    let outputs = try Outputs(record: record, trace: trace)
    defer { outputs.trace?.finish() }
    if let target = outputs.recording {
      canvas.scene.recorder = Recorder(Recording(header: file.recording.header), to: target)
    }
    let painter =
      pictures.isNeeded ? try ReplayPictures(pictures, files, runs, fonts: fonts) : nil
    var bar = ProgressBar()
    defer { bar.clear() }
    let count = file.recording.frames.count
    func follow(_ frame: RecordedFrame, _ list: DisplayList?) throws {
      canvas.follow(frame)
      let isLast = frame.index == count - 1 && runs.allSatisfy { $0.canvas.player.isAtEnd }
      try painter?.add(at: frame.now - first.zero, isLast: isLast)
      let line = canvas.trace(
        frame: frame.index, presented: list != nil, ranMainQueue: frame.ranMainQueue)
      if let line { outputs.trace?.write(line) }
      try outputs.check()
      bar.show(Double(frame.index + 1) / Double(count))
    }
    if let painter, runs.count > 1 {
      try Self.play(runs, painter) { bar.show($0) }
      return nil
    }
    let divergence =
      comparing ? try canvas.player.verify(onFrame: follow) : try play(canvas, follow)
    try painter?.finish()
    outputs.trace?.finish()
    try outputs.check()
    return divergence
  }

  /// Replays two runs in the order of their frames' times, and paints them.
  private static func play(
    _ runs: [PicturedRun], _ painter: ReplayPictures, _ progress: (Double) -> Void
  ) throws {
    let count = runs.map(\.canvas.player.recording.frames.count).reduce(0, +)
    var played = 0
    while let (run, time) = next(of: runs) {
      run.playNext()
      played += 1
      try painter.add(at: time, isLast: played == count)
      progress(Double(played) / Double(count))
    }
    try painter.finish()
  }

  /// Returns the run with the earliest next frame, and the time of that frame; `nil` at the end of
  /// all runs.
  private static func next(of runs: [PicturedRun]) -> (run: PicturedRun, time: TimeInterval)? {
    runs.compactMap { run in run.nextTime.map { (run: run, time: $0) } }
      .min { $0.time < $1.time }
  }

  private func play(
    _ canvas: ReplayCanvas, _ follow: (RecordedFrame, DisplayList?) throws -> Void
  ) rethrows -> Divergence? {
    while !canvas.player.isAtEnd {
      let frame = file.recording.frames[canvas.player.next]
      if record != nil { canvas.player.fillGap() }
      try follow(frame, canvas.player.playNext())
    }
    if record != nil { canvas.player.playTail() }
    return nil
  }

  /// The files that a replay writes while it runs. An error of a file ends the replay.
  @MainActor private struct Outputs {
    let recording: RecordingFile?
    let trace: TraceWriter?

    /// Opens the files for the recording and the trace.
    init(record: URL?, trace: URL?) throws(FileError) {
      recording = try record.map { url throws(FileError) in
        try RecordingFile(at: url, onFailure: { _ in })
      }
      self.trace = try trace.map { url throws(FileError) in
        try TraceWriter(to: url, onFailure: { _ in })
      }
    }

    /// Throws the first error that occurred in writing.
    func check() throws(FileError) {
      if let failure = recording?.failure ?? trace?.failure { throw failure }
    }
  }
}
