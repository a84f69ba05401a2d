import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeWindow
import UIKit

/// A measurement of the dragged panel in a window, with frames at the display's rate.
@MainActor final class WindowRun: FrameContent {
  private let scene: UIWindowScene
  private let work: DraggedPanel
  private let last: Int
  private var report: Report
  private var now: TimeInterval = 0
  private var frame = 0
  private var presented = 0
  private var steps = FirstSteps()
  /// The processor time and the wall time at the start of the first measured frame, in seconds.
  private var start = (processor: 0.0, wall: 0.0)

  /// Measures the drag of the panel with a presenter.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - name: The presenter's name in the report.
  static func measure(
    _ count: Int, scale: Double = 1, present: GlissadeOptions.Presenting = .automatic,
    name: String = "in a window"
  ) throws {
    var run: WindowRun?
    let options = GlissadeOptions(
      title: "Benchmark", size: BenchmarkSetup.size, position: .zero, scale: scale, present: present
    )
    do {
      try WindowProgram.run(options) { opening in
        let scene = UIWindowScene(size: opening.size, scale: opening.scale, fonts: opening.fonts)
        run = WindowRun(scene, frames: count, name: name)
        return run
      }
    } catch let error as WindowError {
      return Swift.print("\nNothing was measured in a window. \(error)")
    }
    run?.printReport()
  }

  private init(_ scene: UIWindowScene, frames: Int, name: String) {
    self.scene = scene
    work = DraggedPanel(in: scene)
    last = BenchmarkSetup.warmUp + frames
    report = Report("dragged panel, \(name)")
  }

  /// The value `true`, because frames must be evenly spaced, so that the stroke is the same as in
  /// the measurement in memory.
  var needsFrame: Bool { true }
  var isFinished: Bool { frame >= last }

  func setNow(_ now: TimeInterval) {
    self.now = now
    scene.setNow(now)
  }

  func setInputTiming(_ timing: InputTiming) { scene.inputTiming = timing }
  func deliver(_ events: [InputEvent]) { scene.deliver(work.input(frame: frame, now: now)) }
  func step() { scene.step() }
  func layout() { scene.layout() }
  func commit() { scene.commit() }
  func flatten() -> DisplayList { scene.flatten() }

  func record(_ facts: FrameFacts) {
    defer { frame += 1 }
    if frame == BenchmarkSetup.warmUp { start = (Instant.processor, Instant.wall) }
    guard facts.presented else { return }
    steps.add(work, frame: frame, shown: Instant.wall)
    guard frame >= BenchmarkSetup.warmUp else { return }
    presented += 1
    let cost = facts.cost
    report.add(cost.tree, to: "deliver…commit")
    report.add(cost.flatten, to: "flatten")
    report.add(cost.damage, to: "damage")
    report.add(cost.tree + cost.flatten + cost.damage, to: "all before paint")
    report.add(cost.paint, to: "paint")
    report.add(cost.present, to: "present")
    report.add(cost.total, to: work.phase(frame: frame))
    report.add(cost.total, to: "frame shown")
  }

  private func printReport() {
    report.print()
    let wall = Instant.wall - start.wall
    let processor = (Instant.processor - start.processor) * 1000 / Double(max(presented, 1))
    Swift.print(
      String(
        format:
          "  the whole process: %.3f ms of processor time per frame shown, %.1f shown a second",
        processor, Double(presented) / wall))
    Swift.print("  \(steps.text)")
    Swift.print("  memory (PSS): \(ProcessMemory.text)")
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? { nil }
}
