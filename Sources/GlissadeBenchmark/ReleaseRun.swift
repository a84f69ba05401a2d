import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeWindow
import UIKit

/// A measurement of the two frames after a release, which are painted in memory and compared with
/// an ordinary frame.
@MainActor struct ReleaseRun {
  private let scene: UIWindowScene
  private let work: DraggedPanel
  private let painter: Painter
  private let surface: Surface

  init(scale: CGFloat) {
    let fonts = FontLibrary()
    let size = BenchmarkSetup.size
    scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
    painter = Painter(fonts: fonts)
    surface = Surface(width: Int(size.width * scale), height: Int(size.height * scale))
    work = DraggedPanel(in: scene)
  }

  func measure(_ count: Int) {
    var report = Report(
      "release of a dragged panel, \(surface.width)×\(surface.height) pixels in memory")
    var preparation = Preparation()
    var steps = FirstSteps()
    var shown: DisplayList?
    for frame in 0..<BenchmarkSetup.warmUp + count {
      let start = Instant.processor
      let now = Double(frame) / BenchmarkSetup.framesPerSecond
      scene.setNow(now)
      scene.deliver(work.input(frame: frame, now: now))
      scene.step()
      scene.layout()
      scene.commit()
      let list = scene.flatten()
      let damage = shown.map { list.damage(from: $0) }
      if damage?.isEmpty != true { painter.paint(list, into: surface, damage: damage) }
      let cost = (Instant.processor - start) * 1000
      shown = list
      _ = preparation.make(for: list, with: painter, isResting: !scene.needsFrame)
      if damage?.isEmpty == true { continue }
      steps.add(work, frame: frame, shown: now)
      report.add(cost, to: Self.row(frame))
    }
    report.print()
    printRatio(report)
    print("  \(preparation.text)")
    print("  \(steps.text) (virtual time)")
  }

  /// Returns the row of the report for a frame. The first frames and releases count, too, because
  /// bitmaps are made in them.
  private static func row(_ frame: Int) -> String {
    switch DraggedPanel.framesSinceRelease(frame) {
    case 0: "frame of a release"
    case 1: "the one after it"
    default: "ordinary frame"
    }
  }

  private func printRatio(_ report: Report) {
    let ordinary = report.median("ordinary frame")
    let (first, second) = (report.median("frame of a release"), report.median("the one after it"))
    print(
      String(
        format: "  the two frames after a release ÷ an ordinary one: %.2f, at worst %.2f",
        (first + second) / 2 / ordinary,
        max(report.largest("frame of a release"), report.largest("the one after it")) / ordinary))
  }
}

/// The ratios of the measured to the analytic distance that the panel moves from the frame of a
/// release to the next frame.
@MainActor struct FirstSteps {
  private var ratios = Percentiles()
  private var gaps = Percentiles()
  private var released: (top: CGFloat, shown: Double)?

  /// Records the position of the panel in a frame that is visible.
  ///
  /// - Parameter shown: The instant at which the frame was visible, in seconds.
  mutating func add(_ work: DraggedPanel, frame: Int, shown: Double) {
    switch DraggedPanel.framesSinceRelease(frame) {
    case 0: released = work.panelTop.map { ($0, shown) }
    case 1:
      guard let released, let top = work.panelTop, let release = work.lastRelease else { return }
      let travel = release.travel(after: 1 / BenchmarkSetup.framesPerSecond)
      ratios.add(abs(top - released.top) / travel)
      gaps.add((shown - released.shown) * 1000)
    default: released = nil
    }
  }

  var text: String {
    String(
      format: "first step after a release, measured ÷ analytic: %.3f, p95 %.3f, %d releases;"
        + " %.1f ms apart, p95 %.1f",
      ratios.value(at: 0.5), ratios.value(at: 0.95), ratios.count, gaps.value(at: 0.5),
      gaps.value(at: 0.95))
  }
}
