import GlissadeFiles
import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow

/// A replay without a window that runs as fast as possible.
@MainActor package struct HeadlessReplay {
  let file: ReplayFile
  var pictures: URL?
  var animation: URL?
  var videos: [VideoFormat: URL] = [:]
  /// A Boolean value that indicates whether pictures show the pointer, touches and keys.
  var showsInput = true
  var every = 1
  var scale: Double?
  var trace: URL?
  /// The file to which the replay is recorded again, or `nil`.
  var record: URL?

  /// Creates a replay of a file that makes no pictures.
  package init(file: ReplayFile) {
    self.file = file
  }

  private var needsPictures: Bool { pictures != nil || animation != nil || !videos.isEmpty }

  /// Replays the whole run, or the part up to the first difference if frames are compared.
  ///
  /// - Parameter comparing: A Boolean value that indicates whether each frame is compared with the
  ///   recorded one.
  ///
  /// - Returns: The first difference, or `nil` if there is none.
  package func run(comparing: Bool) throws -> Divergence? {
    let fonts = FontLibrary()
    let canvas = ReplayCanvas(file, fonts: fonts)
    let outputs = try Outputs(record: record, trace: trace)
    defer { outputs.trace?.finish() }
    if let target = outputs.recording {
      canvas.scene.recorder = Recorder(Recording(header: file.recording.header), to: target)
    }
    let painter =
      needsPictures
      ? try ReplayPictures(
        file.recording.header, scale: scale, every: every, folder: pictures, animation: animation,
        videos: videos, showsInput: showsInput, fonts: fonts) : nil
    var bar = ProgressBar()
    defer { bar.clear() }
    let count = file.recording.frames.count
    func follow(_ frame: RecordedFrame, _ list: DisplayList?) throws {
      canvas.follow(frame)
      try painter?.add(frame, isLast: frame.index == count - 1, canvas)
      let line = canvas.trace(
        frame: frame.index, presented: list != nil, ranMainQueue: frame.ranMainQueue)
      if let line { outputs.trace?.write(line) }
      try outputs.check()
      bar.show(Double(frame.index + 1) / Double(count))
    }
    let divergence =
      comparing ? try canvas.player.verify(onFrame: follow) : try play(canvas, follow)
    try painter?.finish()
    outputs.trace?.finish()
    try outputs.check()
    return divergence
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
