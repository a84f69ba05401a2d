import GlissadeFiles
import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay

/// A painter of replayed frames, which writes numbered PNG files, an animation and videos.
@MainActor final class ReplayPictures {
  /// The time for which an animation shows its last frame before it repeats, in seconds.
  private static let lastFrameTime = 1.0

  private let painter: PictureRun
  private let sheet: ReplaySheet
  private let scale: Double
  private let every: Int
  private let folder: URL?
  private let animation: AnimationWriter?
  private let videos: [VideoWriter]
  private var shown: DisplayList?
  /// The number of frames that were added.
  private var count = 0
  private var last: TimeInterval = 0

  /// The outputs and the form of the pictures.
  struct Request {
    /// The number of pixels per point; `nil` uses that of the recording.
    var scale: Double?
    /// The number N, of which the painter paints one frame in N.
    var every = 1
    /// The folder of the PNG files; `nil` writes none.
    var folder: URL?
    /// The animated PNG file; `nil` writes none.
    var animation: URL?
    /// The videos to write, by their formats.
    var videos: [VideoFormat: URL] = [:]
    /// A Boolean value that indicates whether pictures show the pointer, touches and keys.
    var showsInput = true
    /// A Boolean value that indicates whether the curves of what moves are below the pictures.
    var hasPlot = false

    /// A Boolean value that indicates whether there is an output.
    var isNeeded: Bool { folder != nil || animation != nil || !videos.isEmpty }
  }

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - files: The recordings, one or two.
  ///   - runs: The runs of the recordings, of which the caller replays the frames.
  ///   - fonts: The fonts with which texts are painted.
  init(
    _ request: Request, _ files: [ReplayFile], _ runs: [PicturedRun], fonts: FontLibrary
  ) throws {
    let scale = request.scale ?? files.first?.recording.header.scale ?? 1
    let size = ReplaySheet.size(of: runs, hasPlot: request.hasPlot)
    let plot =
      request.hasPlot
      ? ReplayPlot(
        files, isAligned: runs.count > 1, width: size.width, scale: scale, fonts: fonts) : nil
    self.scale = scale
    every = request.every
    sheet = ReplaySheet(runs: runs, plot: plot, showsInput: request.showsInput)
    painter = PictureRun(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)), scale: scale, fonts: fonts)
    folder = request.folder
    animation = try request.animation.map { url throws(FileError) in
      try AnimationWriter(to: url)
    }
    let (width, height) = (painter.surface.width, painter.surface.height)
    videos = try request.videos.sorted { $0.key.rawValue < $1.key.rawValue }.map { format, url in
      try VideoWriter(to: url, as: format, width: width, height: height)
    }
    if let folder { try Folders.make(folder) }
  }

  /// Paints the runs after one of their frames, if a picture is due and has changed since the last
  /// painted one.
  ///
  /// - Parameters:
  ///   - time: The time in the pictures, in seconds.
  ///   - isLast: A Boolean value that indicates whether no other frame follows.
  func add(at time: TimeInterval, isLast: Bool) throws {
    // The videos show the previous picture up to the time of this frame.
    for video in videos { try video.show(painter.surface, until: time) }
    last = time
    defer { count += 1 }
    guard count % every == 0 || isLast, let list = sheet.picture(at: time, scale: scale),
      list != shown
    else { return }
    shown = list
    let changed = painter.paint(list)
    guard !changed.isEmpty else { return }
    try animation?.add(painter.surface, changed: changed, at: time)
    if let folder {
      let name = String(format: "frame-%06d.png", count)
      try PNGWriter.write(painter.surface, to: folder.appendingPathComponent(name))
    }
  }

  /// Completes the animation and the videos.
  func finish() throws {
    try animation?.finish(at: last + Self.lastFrameTime)
    for video in videos {
      try video.show(painter.surface, until: last + Self.lastFrameTime)
      try video.finish()
    }
  }
}
