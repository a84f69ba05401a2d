import Foundation
import GlissadeDrawing
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A measurement of frames of a scene in virtual time, which are painted in memory.
@MainActor struct MemoryRun {
  private let scene: UIWindowScene
  private let work: any BenchmarkWork
  private let painter: Painter
  private let surface: Surface
  private let title: String

  /// Creates a measurement of the content that `work` makes in a scene.
  ///
  /// - Parameters:
  ///   - size: The size of the scene, in points.
  ///   - file: The file to which the run is recorded, or `nil` for a run without a recording.
  init(
    size: CGSize = BenchmarkSetup.size, scale: CGFloat, recordingTo file: URL? = nil,
    work: (UIWindowScene) -> any BenchmarkWork
  ) {
    let fonts = FontLibrary()
    scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
    painter = Painter(fonts: fonts)
    surface = Surface(width: Int(size.width * scale), height: Int(size.height * scale))
    self.work = work(scene)
    if let file {
      let header = RecordingHeader(program: "GlissadeBenchmark", size: size, scale: scale)
      let target = try? RecordingFile(at: file) { print($0) }
      scene.recorder = Recorder(Recording(header: header), to: target, keepsDetails: false)
    }
    title = "\(self.work.title), \(surface.width)×\(surface.height) pixels in memory"
  }

  /// Measures the given number of frames and prints their costs.
  ///
  /// - Returns: The report that was printed.
  @discardableResult func measure(_ count: Int) -> Report {
    var report = Report(title)
    var preparation = Preparation()
    var shown: DisplayList?
    var between = 0.0
    for frame in 0..<BenchmarkSetup.warmUp + count {
      let (list, cost, changes) = self.frame(frame, after: shown)
      let recordingCost = endFrame(frame)
      between += preparation.make(for: list, with: painter, isResting: !scene.needsFrame)
      shown = list
      if frame < BenchmarkSetup.warmUp || !changes { continue }
      report.add(cost.tree, to: "deliver…commit")
      report.add(cost.flatten, to: "flatten")
      report.add(cost.damage, to: "damage")
      report.add(cost.tree + cost.flatten + cost.damage, to: "all before paint")
      report.add(cost.paint, to: "paint")
      report.add(between, to: "made before the next frame")
      between = 0
      if scene.recorder != nil { report.add(recordingCost, to: "recording") }
      report.add(cost.total, to: work.phase(frame: frame))
      report.add(cost.total, to: "frame shown")
    }
    report.print()
    print("  \(preparation.text)")
    return report
  }

  /// Makes a frame, and returns its display list, its cost, and whether its picture differs from
  /// the last one.
  private func frame(
    _ frame: Int, after shown: DisplayList?
  ) -> (list: DisplayList, cost: FrameCost, changes: Bool) {
    let now = Double(frame) / BenchmarkSetup.framesPerSecond
    let input = work.input(frame: frame, now: now)
    var meter = CostMeter()
    scene.setNow(now)
    scene.deliver(input)
    scene.step()
    scene.layout()
    scene.commit()
    meter.lap(\.tree)
    let list = scene.flatten()
    meter.lap(\.flatten)
    let damage = shown.map { list.damage(from: $0) }
    meter.lap(\.damage)
    let changes = damage?.isEmpty != true
    if changes { painter.paint(list, into: surface, damage: damage) }
    meter.lap(\.paint)
    return (list, meter.cost, changes)
  }

  /// Ends a frame in the scene, which records it, and returns the cost of this in milliseconds.
  private func endFrame(_ frame: Int) -> Double {
    var meter = CostMeter()
    scene.endFrame(now: Double(frame) / BenchmarkSetup.framesPerSecond, ranMainQueue: false)
    meter.lap(\.tree)
    return meter.cost.total
  }
}
