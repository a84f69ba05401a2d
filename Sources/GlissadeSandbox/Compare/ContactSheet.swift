import Foundation
import GlissadeDrawing
import GlissadeFiles
import GlissadeGeometry
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import UIKit

/// A picture that compares several runs. Each run after the first has a row with the outlines of
/// its views over those of the first run, at instants around the last release.
@MainActor struct ContactSheet {
  /// The instants that the columns show, relative to the release, in seconds.
  private static let instants = [-0.1, 0, 0.05, 0.1, 0.2, 0.35, 0.6, 1]
  /// The width of a cell of the sheet, in points.
  private static let width: CGFloat = 150
  private static let gap: CGFloat = 12
  private static let titleHeight: CGFloat = 22

  let old: Recording
  /// The runs after the first, with their names.
  let others: [(name: String, recording: Recording)]
  /// The names of the views to emphasize in each of the runs after the first.
  let moving: [Set<String>]
  let scale: Double

  /// Writes the contact sheet to a PNG file.
  func write(to url: URL) throws(FileError) {
    let list = list
    let run = PictureRun(
      width: list.pixelBounds.width, height: list.pixelBounds.height, fonts: FontLibrary())
    _ = run.paint(list)
    try PNGWriter.write(run.surface, to: url)
  }

  /// The commands that draw the contact sheet.
  var list: DisplayList {
    var commands: [DrawCommand] = []
    var top = Self.gap
    for (index, other) in others.enumerated() {
      commands.append(title(other.name, at: CGPoint(x: Self.gap, y: top)))
      top += Self.titleHeight
      let size = size(of: other.recording)
      let factor = Self.width / size.width
      for (column, instant) in Self.instants.enumerated() {
        let left = Self.gap + CGFloat(column) * (Self.width + Self.gap)
        let place = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: left, ty: top)
        commands.append(cell(other.recording, moving[index], size, at: instant, place))
      }
      top += size.height * factor + Self.gap
    }
    let width = Self.gap + CGFloat(Self.instants.count) * (Self.width + Self.gap)
    return DisplayList(
      size: CGSize(width: width, height: top.rounded(.up)), scale: scale,
      background: Palette.panel.cgColor, root: DisplayGroup(commands: commands))
  }

  private func size(of recording: Recording) -> CGSize {
    CGSize(
      width: max(old.header.size.width, recording.header.size.width),
      height: max(old.header.size.height, recording.header.size.height))
  }

  private func cell(
    _ recording: Recording, _ moving: Set<String>, _ size: CGSize, at instant: TimeInterval,
    _ place: CGAffineTransform
  ) -> DrawCommand {
    var (one, other) = (OutlineHistory(old), OutlineHistory(recording))
    let picture = OverlayPicture(size: size, scale: scale, moving: moving)
    let list = picture.list(
      old: one.outlines(at: instant), new: other.outlines(at: instant), at: instant)
    let box = RoundedRect(CGRect(origin: .zero, size: size))
    let ground = DrawCommand.shape(ShapeCommand(outline: box, fill: list.background))
    return .group(
      DisplayGroup(
        transform: ProjectiveTransform(place), clip: box, commands: [ground] + list.root.commands))
  }

  private func title(_ text: String, at place: CGPoint) -> DrawCommand {
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: 13, weight: .semibold).face, color: Palette.text.cgColor,
      alignment: .left, lineBreak: .truncateTail, lineLimit: 1)
    let frame = CGRect(x: place.x, y: place.y, width: 1200, height: 18)
    return .text(TextCommand(text: text, style: style, frame: frame))
  }
}
