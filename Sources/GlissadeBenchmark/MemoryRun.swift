import Foundation
import Glissade
import GlissadeDrawing
import GlissadeRaster
import UIKit

/// Frames of a scene in virtual time, painted in memory.
@MainActor struct MemoryRun {
  private let scene: UIWindowScene
  private let work: any BenchmarkWork
  private let painter: Painter
  private let surface: Surface
  private let title: String

  init(scale: CGFloat, work: (UIWindowScene) -> any BenchmarkWork) {
    let fonts = FontLibrary()
    let size = BenchmarkStage.size
    scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
    painter = Painter(fonts: fonts)
    surface = Surface(width: Int(size.width * scale), height: Int(size.height * scale))
    self.work = work(scene)
    title = "\(self.work.title), \(surface.width)×\(surface.height) pixels in memory"
  }

  func measure(_ count: Int) {
    var report = Report(title)
    var shown: DisplayList?
    for frame in 0..<BenchmarkStage.warmUp + count {
      let (list, cost, changes) = self.frame(frame, after: shown)
      shown = list
      if frame < BenchmarkStage.warmUp || !changes { continue }
      report.add(cost.tree, to: "deliver…commit")
      report.add(cost.flatten, to: "flatten")
      report.add(cost.damage, to: "damage")
      report.add(cost.tree + cost.flatten + cost.damage, to: "all before paint")
      report.add(cost.paint, to: "paint")
      report.add(cost.total, to: work.phase(frame: frame))
      report.add(cost.total, to: "frame shown")
    }
    report.print()
  }

  /// Makes a frame; tells what it shows, what it cost, and whether it shows anything new.
  private func frame(
    _ frame: Int, after shown: DisplayList?
  ) -> (list: DisplayList, cost: FrameCost, changes: Bool) {
    let now = Double(frame) / BenchmarkStage.framesPerSecond
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
}
