import Foundation
import Glissade
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay

/// A replay without a window, as fast as it can be made.
@MainActor struct HeadlessReplay {
  let file: ReplayFile
  var pictures: URL?
  var animation: URL?
  var every = 1
  var scale: Double?
  var trace: URL?

  private var needsPictures: Bool { pictures != nil || animation != nil }

  /// Replays it all, or to the first frame that differs if frames are compared.
  ///
  /// - Returns: what differs; nil if nothing does or nothing was compared.
  func run(comparing: Bool) throws -> Divergence? {
    let fonts = FontLibrary()
    let stage = ReplayStage(file, fonts: fonts)
    let trace = try trace.map { url throws(TraceError) in try TraceWriter(to: url) }
    defer { trace?.finish() }
    let painter =
      needsPictures
      ? try ReplayPictures(
        file.recording.header, scale: scale, every: every, folder: pictures, animation: animation,
        fonts: fonts) : nil
    var bar = ProgressBar()
    defer { bar.clear() }
    let count = file.recording.frames.count
    func note(_ frame: RecordedFrame, _ list: DisplayList?) throws {
      stage.follow(frame)
      try painter?.add(frame, isLast: frame.index == count - 1, stage)
      let line = stage.trace(
        frame: frame.index, presented: list != nil, ranMainQueue: frame.ranMainQueue)
      if let trace, let line { trace.write(line) }
      bar.show(Double(frame.index + 1) / Double(count))
    }
    let divergence = comparing ? try stage.player.verify(onFrame: note) : try play(stage, note)
    try painter?.finish()
    return divergence
  }

  private func play(
    _ stage: ReplayStage, _ note: (RecordedFrame, DisplayList?) throws -> Void
  ) rethrows -> Divergence? {
    while !stage.player.isAtEnd {
      let frame = file.recording.frames[stage.player.next]
      try note(frame, stage.player.playNext())
    }
    return nil
  }
}
