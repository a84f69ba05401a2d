import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay

/// Paints replayed frames: as numbered PNG files, as an animation, or both.
@MainActor final class ReplayPictures {
  /// How long the last frame of an animation shows, in seconds, before it begins anew.
  private static let lastFrameTime = 1.0

  private let run: PictureRun
  private let every: Int
  private let folder: URL?
  private let animation: AnimationWriter?
  private var shown: (list: DisplayList, over: [DrawCommand])?
  private var lastNow: TimeInterval = 0

  /// - Parameters:
  ///   - scale: pixels per point; nil: the recording's.
  ///   - every: of how many frames one is painted.
  init(
    _ header: RecordingHeader, scale: Double?, every: Int, folder: URL?, animation: URL?,
    fonts: FontLibrary
  ) throws {
    let scale = scale ?? header.scale
    run = PictureRun(
      width: Int((header.size.width * scale).rounded(.up)),
      height: Int((header.size.height * scale).rounded(.up)), scale: scale, fonts: fonts)
    self.every = every
    self.folder = folder
    self.animation = try animation.map { url throws(PNGWritingError) in
      try AnimationWriter(to: url)
    }
    if let folder {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  /// Paints a frame if it is its turn and something has changed since the last that was.
  func add(_ frame: RecordedFrame, isLast: Bool, _ stage: ReplayStage) throws {
    lastNow = frame.now
    guard frame.index % every == 0 || isLast, let list = stage.player.picture else { return }
    let over = stage.overlay(at: frame.now)
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

  /// Ends the animation.
  func finish() throws { try animation?.finish(at: lastNow + Self.lastFrameTime) }
}
