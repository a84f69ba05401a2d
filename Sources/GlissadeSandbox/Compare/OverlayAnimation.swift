import GlissadeFiles
import Foundation
import Glissade
import GlissadeRaster
import GlissadeReplay

/// An animated picture of two recordings, aligned at their last release.
@MainActor struct OverlayAnimation {
  /// The number of pictures per second.
  private static let rate = 30.0
  /// The time before the release with which the animation begins, in seconds.
  private static let lead = 1.5
  /// The time for which the last picture is visible before the animation repeats, in seconds.
  private static let lastPictureTime = 1.0

  let old: Recording
  let new: Recording
  /// The names of the views to emphasize.
  let moving: Set<String>
  let scale: Double

  /// Writes the animation to a file.
  func write(to url: URL) throws(FileError) {
    let size = CGSize(
      width: max(old.header.size.width, new.header.size.width),
      height: max(old.header.size.height, new.header.size.height))
    let picture = OverlayPicture(size: size, scale: scale, moving: moving)
    let run = PictureRun(
      width: Int((size.width * scale).rounded(.up)),
      height: Int((size.height * scale).rounded(.up)), scale: scale, fonts: FontLibrary())
    let writer = try AnimationWriter(to: url)
    var (one, other) = (OutlineHistory(old), OutlineHistory(new))
    let first = max(min(one.times.lowerBound, other.times.lowerBound), -Self.lead)
    let last = max(one.times.upperBound, other.times.upperBound)
    let count = Int(((last - first) * Self.rate).rounded(.up))
    var bar = ProgressBar()
    defer { bar.clear() }
    for index in 0...count {
      let time = min(first + Double(index) / Self.rate, last)
      let list = picture.list(
        old: one.outlines(at: time), new: other.outlines(at: time), at: time)
      let changed = run.paint(list)
      if !changed.isEmpty { try writer.add(run.surface, changed: changed, at: time) }
      bar.show(Double(index) / Double(max(count, 1)))
    }
    try writer.finish(at: last + Self.lastPictureTime)
  }
}
