import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import GlissadeInstrument
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// A measurement of the inspector's share of the cost of a demo's frames, and of the speed of a
/// re-simulation.
@MainActor struct InstrumentRun {
  private static let size = CGSize(width: 1180, height: 988)
  /// The number of frames from the start of a stroke to the start of the next.
  private static let round = 120

  private let demo: Demo
  private let fonts = FontLibrary()

  init() throws {
    guard let demo = Gallery.demo(named: "pull-down") else { throw MissingDemo() }
    self.demo = demo
  }

  private struct MissingDemo: Error {}

  func measure(_ count: Int) {
    let alone = CanvasContent(canvas(records: false))
    run(alone, at: .zero, size: PaneLayout.deviceSize, count, "the demo alone")
    let content = InstrumentContent(
      subject, speed: 1, size: Self.size, scale: 1, fonts: fonts)
    let panes = PaneLayout(Self.size, hasSide: false)
    let corner = CGPoint(
      x: (panes.canvas.midX - PaneLayout.deviceSize.width / 2).rounded(),
      y: (panes.canvas.midY - PaneLayout.deviceSize.height / 2).rounded())
    run(content, at: corner, size: Self.size, count, "with inspector, curves and recording")
    let history = content.past.frames
    print(
      String(
        format: "  %d frames of %.1f s are kept in %.1f MB; the process has %@", history.count,
        history.end - history.start, Double(history.bytes) / 1_048_576, ProcessMemory.text))
    if let recording = content.canvas.recording { rerun(recording) }
    let tree = InstrumentContent(subject, speed: 1, size: Self.size, scale: 1, fonts: fonts)
    press("t", in: tree)
    run(tree, at: corner, size: Self.size, count, "the same with the tree of views")
    measureSpace(count)
  }

  /// Measures a demo whose last drag is repeated, with its curves and the outline of the pass
  /// before, and the same drag on the bare canvas.
  func measureLoop(_ count: Int) {
    let size = CGSize(width: 1180, height: 820)
    let alone = CanvasContent(canvas(records: false))
    run(alone, at: .zero, size: PaneLayout.deviceSize, count, "the demo alone")
    let content = InstrumentContent(subject, speed: 1, size: size, scale: 1, fonts: fonts)
    let panes = PaneLayout(size, hasSide: false)
    let corner = CGPoint(
      x: (panes.canvas.midX - PaneLayout.deviceSize.width / 2).rounded(),
      y: (panes.canvas.midY - PaneLayout.deviceSize.height / 2).rounded())
    run(content, at: corner, size: size, count, "with inspector, curves and recording")
    let end = Double(BenchmarkSetup.warmUp + count) / BenchmarkSetup.framesPerSecond
    run(
      content, at: nil, size: size, start: end + 1, count, "in the loop, with curves and ghost")
  }

  /// Measures the inspector's view of layers in space, in the default size and at 3840×2160 pixels.
  func measureSpace(_ count: Int) {
    measureSpace(count, size: Self.size, scale: 1)
    measureSpace(count, size: CGSize(width: 1920, height: 1080), scale: 2)
  }

  /// Measures the inspector's view of layers in space while a drag turns it. There are 300 layers,
  /// a third of which move.
  private func measureSpace(_ count: Int, size: CGSize, scale: CGFloat) {
    let subject = CanvasSubject(name: "layers") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      for index in 0..<300 { Self.addTile(index, to: root.view) }
      return true
    }
    let content = InstrumentContent(subject, speed: 1, size: size, scale: scale, fonts: fonts)
    press("e", in: content)
    run(
      content, at: .zero, size: size, scale: scale, count,
      "300 layers in space, \(Int(size.width * scale)) pixels wide")
  }

  private static func addTile(_ index: Int, to view: UIView) {
    let (column, row) = (CGFloat(index % 15), CGFloat(index / 15))
    let tile = UIView(frame: CGRect(x: 4 + column * 24, y: 4 + row * 33, width: 30, height: 38))
    tile.backgroundColor = UIColor(red: column / 15, green: row / 20, blue: 0.6, alpha: 1)
    tile.layer.cornerRadius = 6
    view.addSubview(tile)
    guard index % 3 == 0 else { return }
    UIView.animate(
      withDuration: 0.6 + Double(index % 7) / 10, delay: 0, options: [.repeat, .autoreverse],
      animations: { tile.center.x += 12 })
  }

  /// Makes the first frame of a content, in which a key is pressed.
  private func press(_ key: String, in content: InstrumentContent) {
    Self.advance(content, to: 0, with: [.key(key, modifiers: [], t: 0)])
  }

  private var subject: CanvasSubject { CanvasSubject(name: demo.name, makeRoot: demo.makeRoot) }

  private func canvas(records: Bool) -> Canvas {
    let header = subject.header(size: PaneLayout.deviceSize, scale: 1, speed: 1)
    return Canvas(subject, header, at: 0, playback: .init(speed: 1), fonts: fonts, records: records)
  }

  /// Returns the input of a frame of repeated strokes. They lead alternately downwards and upwards,
  /// and each ends with a release at speed.
  static func input(
    _ frame: Int, now: TimeInterval, from corner: CGPoint
  ) -> [InputEvent] {
    let (step, isBack) = (frame % round, frame / round % 2 == 1)
    let stepLength = isBack ? -10.0 : 10
    let place = CGPoint(
      x: corner.x + 180, y: corner.y + (isBack ? 600 : 60) + stepLength * CGFloat(min(step, 40)))
    switch step {
    case 0: return [.down(at: place, t: now)]
    case 1..<40: return [.move(to: place, t: now)]
    case 40: return [.up(at: place, t: now)]
    default: return []
    }
  }

  /// Runs a content and prints its costs.
  ///
  /// - Parameters:
  ///   - corner: The corner of the canvas, on which the strokes are made; `nil` repeats the last
  ///     drag instead.
  ///   - start: The time of the first frame, in seconds.
  private func run(
    _ content: any FrameContent, at corner: CGPoint?, size: CGSize, scale: CGFloat = 1,
    start: TimeInterval = 0, _ count: Int, _ title: String
  ) {
    var display = Display(size, scale: scale, fonts)
    var report = Report("A page is pulled down and pushed up: \(title)")
    for frame in 0..<BenchmarkSetup.warmUp + count {
      let now = start + Double(frame) / BenchmarkSetup.framesPerSecond
      let input = input(frame, now: now, from: corner)
      // No frame is made if nothing moves, as in the frame loop.
      guard frame == 0 || !input.isEmpty || content.needsFrame else { continue }
      var meter = CostMeter()
      Self.advance(content, to: now, with: input)
      meter.lap(\.tree)
      let isDue = content.needsFrame
      if isDue { display.paint(content, &meter) }
      content.record(
        FrameFacts(
          frame: frame, time: now, shown: now, input: [], presented: isDue, ranMainQueue: false,
          cost: meter.cost, hash: 0))
      meter.lap(\.present)
      display.prepare(for: content)
      if isDue, frame >= BenchmarkSetup.warmUp { Self.add(meter.cost, to: &report) }
    }
    report.print()
  }

  private func input(
    _ frame: Int, now: TimeInterval, from corner: CGPoint?
  ) -> [InputEvent] {
    if let corner { return Self.input(frame, now: now, from: corner) }
    return frame == 0 ? [.key("l", modifiers: [], t: now)] : []
  }

  static func advance(
    _ content: any FrameContent, to now: TimeInterval, with input: [InputEvent]
  ) {
    content.setNow(now)
    content.deliver(input)
    content.step()
    content.layout()
    content.commit()
  }

  private static func add(_ cost: FrameCost, to report: inout Report) {
    report.add(cost.tree, to: "deliver…commit")
    report.add(cost.paint, to: "paint")
    report.add(cost.present, to: "recording, time line")
    report.add(cost.total, to: "frame shown")
  }

  /// A surface in memory that replaces a window, and the display list that it shows.
  @MainActor struct Display {
    private let painter: Painter
    private let surface: Surface
    private var preparation = Preparation()
    private var shown: DisplayList?

    init(_ size: CGSize, scale: CGFloat, _ fonts: FontLibrary) {
      painter = Painter(fonts: fonts)
      surface = Surface(width: Int(size.width * scale), height: Int(size.height * scale))
    }

    /// Paints the picture of a content, and measures the costs of the stages *flatten*, *damage*
    /// and *paint*.
    mutating func paint(_ content: any FrameContent, _ meter: inout CostMeter) {
      let list = content.flatten().covered(by: content.overlay())
      meter.lap(\.flatten)
      let damage = shown.map { list.damage(from: $0) }
      meter.lap(\.damage)
      painter.paint(list, into: surface, damage: damage)
      shown = list
      meter.lap(\.paint)
    }

    /// Makes bitmaps that the next frames of a content need.
    mutating func prepare(for content: any FrameContent) {
      guard let shown else { return }
      _ = preparation.make(for: shown, with: painter, isResting: !content.needsFrame)
    }
  }

  private func rerun(_ recording: Recording) {
    let scene = UIWindowScene(
      size: recording.header.size, scale: recording.header.scale, fonts: fonts)
    guard subject.open(in: scene, recording.header) else { return }
    let player = Player(recording, in: scene)
    let start = Instant.processor
    let difference = player.verify()
    let elapsed = Instant.processor - start
    print(
      String(
        format: "  re-simulated: %.1f s in %.2f s, %.0f × real time, %@", recording.duration,
        elapsed,
        recording.duration / elapsed, difference?.description ?? "every picture the same"))
  }
}
