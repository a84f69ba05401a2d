import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import UIKit

/// The curves of everything that moves, below the pictures of a replay, with a line at the present
/// frame.
///
/// The runs are replayed once before, so that the axis and the scales stay the same. The curves of
/// a second run are drawn paler, with the last releases at the same place.
@MainActor final class ReplayPlot {
  /// The height of the plot, in points.
  static let height = CurvePlot.height

  /// The motion in a run, by the scene's time.
  private struct Motion {
    var curves = MotionCurves()
    var knots: [CurveAxis.Knot] = []
    /// The scene's time of the last release, in seconds.
    var release: TimeInterval
  }

  private let scene: UIWindowScene
  private let plot = CurvePlot(frame: .zero)
  private var content = CurveContent()
  private let axis: CurveAxis

  /// Creates the plot of a run, and of a second one beside it, by replaying both.
  ///
  /// - Parameters:
  ///   - files: The recordings.
  ///   - width: The width of the plot, in points.
  ///   - scale: The number of pixels per point.
  init(_ files: [ReplayFile], isAligned: Bool, width: CGFloat, scale: Double, fonts: FontLibrary) {
    let motions = files.map {
      Self.motion(of: PicturedRun($0, isAligned: isAligned, fonts: fonts))
    }
    axis = Self.axis(of: motions)
    let size = CGSize(width: width, height: Self.height)
    scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
    scene.userInterfaceStyle = .dark
    scene.enter {
      let window = UIWindow(windowScene: scene)
      let page = UIViewController()
      plot.frame = CGRect(origin: .zero, size: size)
      page.view.addSubview(plot)
      window.rootViewController = page
      window.makeKeyAndVisible()
    }
    guard let first = motions.first else { return }
    content.axis = axis
    content.curves = first.curves.moving(from: -.infinity, to: .infinity)
    content.before = motions.dropFirst().flatMap { motion in
      motion.curves.curves.map { $0.shifted(by: first.release - motion.release) }
    }
    content.marks = first.curves.marks
    content.figures = content.curves.first.flatMap {
      CurveFigures($0, released: first.release, isAtRest: true)
    }
  }

  private static func motion(of run: PicturedRun) -> Motion {
    let recording = run.canvas.player.recording
    let last = recording.lastReleaseFrame
    var motion = Motion(release: last?.endTime ?? 0)
    var reader = MotionReader()
    while let time = run.nextTime {
      let frame = recording.frames[run.canvas.player.next]
      run.playNext()
      let now = run.canvas.player.time
      motion.curves.add(reader.read(run.canvas.scene).readings, at: now)
      motion.knots.append(.init(time: now, offset: time))
      for case .input(let event, _) in frame.actions {
        if let mark = mark(of: event, at: now) { motion.curves.add(mark) }
      }
    }
    return motion
  }

  private static func mark(of event: InputEvent, at time: TimeInterval) -> MotionCurves.Mark? {
    switch event.kind {
    case .down: .init(time: time, kind: .began, words: "pressed")
    case .up, .cancel: .init(time: time, kind: .released, words: "released")
    case .move, .wheel, .key, .text, .composition, .focus, .resize: nil
    }
  }

  private static func axis(of motions: [Motion]) -> CurveAxis {
    let offsets = motions.flatMap { [$0.knots.first?.offset, $0.knots.last?.offset] }
      .compactMap { $0 }
    var axis = CurveAxis(start: offsets.min() ?? 0, end: offsets.max() ?? 1)
    for knot in motions.first?.knots ?? [] { axis.append(knot) }
    return axis
  }

  /// Returns the picture of the plot at a time of the pictures, in seconds.
  func picture(at time: TimeInterval) -> DisplayGroup {
    content.cursor = axis.time(at: time)
    content.age = (time < -0.005 ? "−" : "") + String(format: "%.2f s", abs(time))
    scene.enter { plot.show(content) }
    scene.layout()
    scene.commit()
    return scene.flatten().root
  }
}
