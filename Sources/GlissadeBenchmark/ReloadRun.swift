import Foundation
import GlissadeFiles
import GlissadeGallery
import GlissadeInstrument
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A measurement of a live reload after a run of a minute: the time in which the old program writes
/// its state, and the time in which the new program restores it before its first picture. The build
/// and the start of the new process are not included.
@MainActor struct ReloadRun {
  private static let size = CGSize(width: 1180, height: 988)
  private static let seconds = 60.0
  private static let repetitions = 5

  private let demo: Demo
  private let fonts = FontLibrary()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("glissade-\(UUID().uuidString)")

  init() throws {
    guard let demo = Gallery.demo(named: "pull-down") else { throw MissingDemo() }
    self.demo = demo
  }

  private struct MissingDemo: Error {}

  func measure() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let old = makeContent()
    play(old)
    var report = Report(
      "reload: \(Int(Self.seconds)) s of strokes, from the build's end to the first picture")
    for _ in 0..<Self.repetitions { try reload(old, &report) }
    report.print()
  }

  private func makeContent() -> InstrumentContent {
    InstrumentContent(
      CanvasSubject(name: demo.name, makeRoot: demo.makeRoot), speed: 1, size: Self.size, scale: 1,
      fonts: fonts)
  }

  /// Plays strokes on the canvas. They lead alternately downwards and upwards, and each ends with a
  /// release at speed.
  private func play(_ content: InstrumentContent) {
    let panes = PaneLayout(Self.size, hasSide: false)
    let corner = CGPoint(
      x: (panes.canvas.midX - PaneLayout.deviceSize.width / 2).rounded(),
      y: (panes.canvas.midY - PaneLayout.deviceSize.height / 2).rounded())
    for frame in 0..<Int(Self.seconds * BenchmarkSetup.framesPerSecond) {
      let now = Double(frame) / BenchmarkSetup.framesPerSecond
      let input = InstrumentRun.input(frame, now: now, from: corner)
      guard frame == 0 || !input.isEmpty || content.needsFrame else { continue }
      InstrumentRun.advance(content, to: now, with: input)
      let isDue = content.needsFrame
      if isDue { _ = content.flatten() }
      content.record(
        FrameFacts(
          frame: frame, time: now, shown: now, input: [], presented: isDue, ranMainQueue: false,
          cost: FrameCost(), hash: 0))
    }
  }

  private func reload(_ old: InstrumentContent, _ report: inout Report) throws {
    guard let run = old.reload.resumableRun else { return }
    let file = folder.appendingPathComponent("run.jsonl")
    let start = Instant.processor
    let state = old.reload.windowState(recording: file.path, position: nil)
    try OutputFile.write(run.encoded(), to: file, as: .recording)
    let bytes = try JSONEncoder().encode(state)
    let written = Instant.processor
    let read = try Recording.read(contentsOf: file).recording
    let readState = try JSONDecoder().decode(WindowState.self, from: bytes)
    let opened = Instant.processor
    let new = makeContent()
    guard new.reload.resume(read, readState) else { return }
    let resumed = Instant.processor
    InstrumentRun.advance(new, to: 0, with: [])
    _ = new.flatten()
    let shown = Instant.processor
    report.add(1000 * (written - start), to: "the old program writes")
    report.add(1000 * (opened - written), to: "the new program reads")
    report.add(1000 * (resumed - opened), to: "simulates and compares")
    report.add(1000 * (shown - resumed), to: "first picture")
    report.add(1000 * (shown - start), to: "in all")
  }
}
