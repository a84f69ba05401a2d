import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import GlissadeRaster
import UIKit

/// The sandbox's window twice, in memory, side by side under the same hand: with the inspector, and with
/// it hidden. What the one costs more than the other is what the inspector costs.
@MainActor struct InspectorRun {
  private static let size = CGSize(width: 1180, height: 820)
  private let shown = InspectedWindow(size, showsInspector: true)
  private let hidden = InspectedWindow(size, showsInspector: false)

  func measure(_ count: Int) {
    var report = Report("demo pull-down in the sandbox's window, with the inspector and without it")
    for frame in 0..<BenchmarkStage.warmUp + count {
      let (with, without) = (shown.frame(frame), hidden.frame(frame))
      guard frame >= BenchmarkStage.warmUp, let with, let without else { continue }
      report.add(without.total, to: "without inspector")
      report.add(with.total, to: "with inspector")
      report.add(with.tree - without.tree, to: "more: deliver…commit")
      report.add(with.flatten - without.flatten, to: "more: flatten")
      report.add(with.damage - without.damage, to: "more: damage")
      report.add(with.paint - without.paint, to: "more: paint")
      report.add(with.total - without.total, to: "more: frame shown")
    }
    report.print()
  }
}

/// One of the two.
@MainActor private final class InspectedWindow {
  private static let period = 120
  private static let dragged = 60
  private let content: InstrumentContent
  private let painter: Painter
  private let surface: Surface
  private let showsInspector: Bool
  /// The middle of the stage, in points of the window.
  private let middle: CGFloat
  private var last: DisplayList?

  init(_ size: CGSize, showsInspector: Bool) {
    guard let demo = Gallery.demo(named: "pull-down") else {
      preconditionFailure("There is no demo called pull-down any more.")
    }
    self.showsInspector = showsInspector
    let fonts = FontLibrary()
    painter = Painter(fonts: fonts)
    surface = Surface(width: Int(size.width), height: Int(size.height))
    content = InstrumentContent(
      StageSubject(name: demo.name, makeRoot: demo.makeRoot), speed: 1, size: size, scale: 1,
      fonts: fonts)
    let panes = PaneLayout(size, hasSide: false, wantsInspector: showsInspector)
    middle = panes.stage.midX
  }

  /// Makes a frame; tells what it cost, if it showed anything new.
  func frame(_ frame: Int) -> FrameCost? {
    let now = Double(frame) / BenchmarkStage.framesPerSecond
    let input = input(frame, now)
    var meter = CostMeter()
    content.setNow(now)
    content.deliver(input)
    content.step()
    content.layout()
    content.commit()
    meter.lap(\.tree)
    guard content.needsFrame || last == nil else { return nil }
    let list = content.flatten().covered(by: content.overlay())
    meter.lap(\.flatten)
    let damage = last.map { list.damage(from: $0) }
    meter.lap(\.damage)
    last = list
    painter.paint(list, into: surface, damage: damage)
    meter.lap(\.paint)
    content.note(
      FrameFacts(
        frame: frame, time: now, shown: now, input: input, presented: true, ranMainQueue: false,
        cost: meter.cost, hash: 0))
    return meter.cost
  }

  /// A second by hand, a second by itself; down, and up again.
  private func input(_ frame: Int, _ now: TimeInterval) -> [InputEvent] {
    if frame == 3, !showsInspector { return [.key("i", t: now)] }
    guard frame >= Self.period else { return [] }
    let step = frame % Self.period
    let isPull = frame / Self.period % 2 == 1
    let interval = 1 / BenchmarkStage.framesPerSecond
    func place(_ part: Double) -> CGPoint {
      // Whole pixels, as a pointer has them, at an uneven speed.
      let way = (part * part * (3 - 2 * part) * 500).rounded()
      return CGPoint(x: middle, y: isPull ? 120 + way : 660 - way)
    }
    switch step {
    case 0: return [.down(at: place(0), t: now)]
    case 1..<Self.dragged:
      // A mouse of 120 Hz.
      return [0.5, 0].map { early in
        let part = (Double(step) - early) / Double(Self.dragged - 1)
        return .move(to: place(part), t: now - early * interval)
      }
    case Self.dragged: return [.up(at: place(1), t: now)]
    default: return []
    }
  }
}
