import GlissadeFiles
import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay

/// A painter of replayed frames, which writes numbered PNG files, an animation and videos.
@MainActor final class ReplayPictures {
  /// The time for which an animation shows its last frame before it repeats, in seconds.
  private static let lastFrameTime = 1.0

  private let run: PictureRun
  private let every: Int
  private let folder: URL?
  private let animation: AnimationWriter?
  private let videos: [VideoWriter]
  private let showsInput: Bool
  private var shown: (list: DisplayList, over: [DrawCommand])?
  private var lastNow: TimeInterval = 0

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - header: The header of the recording.
  ///   - scale: The number of pixels per point; `nil` uses that of the recording.
  ///   - every: The number N, of which the painter paints one frame in N.
  ///   - folder: The folder of the PNG files; `nil` writes none.
  ///   - animation: The animated PNG file; `nil` writes none.
  ///   - videos: The videos to write, by their formats.
  ///   - showsInput: A Boolean value that indicates whether pictures show the pointer, touches and
  ///     keys.
  ///   - fonts: The fonts with which texts are painted.
  init(
    _ header: RecordingHeader, scale: Double?, every: Int, folder: URL?, animation: URL?,
    videos: [VideoFormat: URL], showsInput: Bool, fonts: FontLibrary
  ) throws {
    let scale = scale ?? header.scale
    run = PictureRun(
      width: Int((header.size.width * scale).rounded(.up)),
      height: Int((header.size.height * scale).rounded(.up)), scale: scale, fonts: fonts)
    self.every = every
    self.showsInput = showsInput
    self.folder = folder
    self.animation = try animation.map { url throws(FileError) in
      try AnimationWriter(to: url)
    }
    let (width, height) = (run.surface.width, run.surface.height)
    self.videos = try videos.sorted { $0.key.rawValue < $1.key.rawValue }.map { format, url in
      try VideoWriter(to: url, as: format, width: width, height: height)
    }
    if let folder {
      try Folders.make(folder)
    }
  }

  /// Paints a frame if its index is due and its picture has changed since the last painted frame.
  func add(_ frame: RecordedFrame, isLast: Bool, _ canvas: ReplayCanvas) throws {
    // The videos show the previous picture up to the time of this frame.
    for video in videos { try video.show(run.surface, until: frame.now) }
    lastNow = frame.now
    guard frame.index % every == 0 || isLast, let list = canvas.player.picture else { return }
    let over = showsInput ? canvas.overlay(at: frame.now) : []
    if let shown, shown.over == over, shown.list == list { return }
    shown = (list, over)
    let changed = run.paint(list.covered(by: over))
    guard !changed.isEmpty else { return }
    try animation?.add(run.surface, changed: changed, at: frame.now)
    if let folder {
      let name = String(format: "frame-%06d.png", frame.index)
      try PNGWriter.write(run.surface, to: folder.appendingPathComponent(name))
    }
  }

  /// Completes the animation and the videos.
  func finish() throws {
    try animation?.finish(at: lastNow + Self.lastFrameTime)
    for video in videos {
      try video.show(run.surface, until: lastNow + Self.lastFrameTime)
      try video.finish()
    }
  }
}
