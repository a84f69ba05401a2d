import Foundation
import GlissadeDrawing
import GlissadeGeometry
import GlissadeInspector
import GlissadeRaster
import UIKit

/// The layout of the pictures of a replay: the run, or two runs side by side with their names, and
/// the plot below.
@MainActor struct ReplaySheet {
  private static let gap: CGFloat = 16
  private static let titleHeight: CGFloat = 32

  let runs: [PicturedRun]
  /// The plot below the runs, or `nil`.
  var plot: ReplayPlot?
  /// A Boolean value that indicates whether the pointer, touches and keys are drawn.
  let showsInput: Bool

  /// A Boolean value that indicates whether the picture is that of a single run without a plot.
  private var isPlain: Bool { runs.count == 1 && plot == nil }
  private var top: CGFloat { runs.count > 1 ? Self.titleHeight : 0 }

  /// The size of the pictures of runs, in points.
  ///
  /// - Parameter hasPlot: A Boolean value that indicates whether a plot is below the runs.
  static func size(of runs: [PicturedRun], hasPlot: Bool) -> CGSize {
    let width = runs.map(\.size.width).reduce(0, +) + gap * CGFloat(runs.count - 1)
    let height = runs.map(\.size.height).max() ?? 0
    return CGSize(
      width: width,
      height: height + (runs.count > 1 ? titleHeight : 0) + (hasPlot ? ReplayPlot.height : 0))
  }

  /// Returns the picture at a time of the pictures in seconds, or `nil` before the first picture of
  /// the first run.
  func picture(at time: TimeInterval, scale: Double) -> DisplayList? {
    guard let first = runs.first, let list = first.canvas.player.picture else { return nil }
    if isPlain { return list.covered(by: overlay(of: first, at: time)) }
    var commands: [DrawCommand] = []
    var left: CGFloat = 0
    for run in runs {
      if runs.count > 1 { commands.append(title(of: run, left: left)) }
      if let group = group(of: run, left: left, at: time) { commands.append(.group(group)) }
      left += run.size.width + Self.gap
    }
    let size = Self.size(of: runs, hasPlot: plot != nil)
    if let plot {
      let place = CGAffineTransform(translationX: 0, y: size.height - ReplayPlot.height)
      commands.append(
        .group(
          DisplayGroup(
            transform: ProjectiveTransform(place), commands: [.group(plot.picture(at: time))])))
    }
    return DisplayList(
      size: size, scale: scale, background: Self.dark(Palette.surround),
      root: DisplayGroup(id: 0, commands: commands))
  }

  /// Returns the value of a color in the dark theme, which the plot has, too.
  private static func dark(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
  }

  private func overlay(of run: PicturedRun, at time: TimeInterval) -> [DrawCommand] {
    showsInput ? run.canvas.overlay(at: time + run.zero) : []
  }

  private func group(of run: PicturedRun, left: CGFloat, at time: TimeInterval) -> DisplayGroup? {
    guard let list = run.canvas.player.picture else { return nil }
    let bounds = RoundedRect(rect: CGRect(origin: .zero, size: run.size), radius: 0)
    let ground = DrawCommand.shape(ShapeCommand(outline: bounds, fill: list.background))
    let place = ProjectiveTransform(CGAffineTransform(translationX: left, y: top))
    return DisplayGroup(
      transform: place, clip: bounds,
      commands: [ground, .group(list.root)]
        + [.group(DisplayGroup(commands: overlay(of: run, at: time)))])
  }

  private func title(of run: PicturedRun, left: CGFloat) -> DrawCommand {
    let style = TextStyle(
      font: UIFont.systemFont(ofSize: 13, weight: .semibold).face, color: Self.dark(Palette.text),
      alignment: .center, lineBreak: .truncateMiddle, lineLimit: 1)
    let frame = CGRect(x: left + 8, y: 7, width: run.size.width - 16, height: 18)
    return .text(TextCommand(text: run.name, style: style, frame: frame))
  }
}
