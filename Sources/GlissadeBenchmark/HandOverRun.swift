import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeWindow
import UIKit

/// A measurement of the frames around the releases of a panel that the pointer of the display
/// server drags (M-50): the time between the pictures before and after the release, the time from
/// the release and from a press in flight to their pictures, and the lag of the drags.
@MainActor final class HandOverRun: FrameContent {
  private nonisolated static let releases = 24

  private let scene: UIWindowScene
  private let work: DraggedPanel
  private var report = Report("hand-over of a panel dragged by the display's pointer")
  private var received: [InputEvent] = []
  private var lastShown: Double?
  /// The number of presses and of releases that were delivered: two of each for a stroke.
  private var pressed = 0
  private var released = 0
  private nonisolated let strokes: [LagFit]

  static func measure() throws {
    guard TestPointer() != nil else {
      return Swift.print("\nNo hand-over was measured: there is no X server with XTEST.")
    }
    var run: HandOverRun?
    let options = GlissadeOptions(
      title: "Benchmark", size: BenchmarkSetup.size, position: .zero, scale: 1)
    do {
      try WindowProgram.run(options) { opening in
        let scene = UIWindowScene(size: opening.size, scale: opening.scale, fonts: opening.fonts)
        let strokes = (0..<releases).map { _ in LagFit() }
        run = HandOverRun(scene, strokes)
        play(strokes)
        return run
      }
    } catch let error as WindowError {
      return Swift.print("\nNo hand-over was measured. \(error)")
    }
    for lag in run?.strokes.compactMap(\.seconds) ?? [] {
      run?.report.add(lag * 1000, to: "lag of a drag, best fit")
    }
    run?.report.print()
  }

  private init(_ scene: UIWindowScene, _ strokes: [LagFit]) {
    self.scene = scene
    self.strokes = strokes
    work = DraggedPanel(in: scene)
  }

  /// Plays the strokes of the pointer on a separate thread, with 125 moves per second, as a mouse
  /// reports them.
  private nonisolated static func play(_ strokes: [LagFit]) {
    Thread.detachNewThread {
      guard let pointer = TestPointer() else { return }
      Thread.sleep(forTimeInterval: 1)
      for stroke in 0..<releases {
        let isPull = stroke % 2 == 0
        for step in 0...75 {
          let travel = Self.travel(step)
          let y = isPull ? 60 + travel : 700 - travel
          pointer.move(toX: 512, y: y)
          // The panel stands still until the pan has begun.
          if step > 15 { strokes[stroke].addPointer(Double(y), at: Instant.wall) }
          if step == 0 { pointer.setButton(pressed: true) }
          Thread.sleep(forTimeInterval: 0.008)
        }
        // The delay differs from stroke to stroke, so that the releases happen at different times
        // within a frame.
        Thread.sleep(forTimeInterval: Double(stroke % 8) * 0.001)
        pointer.setButton(pressed: false)
        // A press in flight reaches the dimmed page, which does nothing.
        Thread.sleep(forTimeInterval: 0.1 + Double(stroke % 7) * 0.003)
        pointer.setButton(pressed: true)
        Thread.sleep(forTimeInterval: 0.03)
        pointer.setButton(pressed: false)
        // The next stroke begins after the spring of the panel has ended, because the moving panel
        // cannot be caught.
        Thread.sleep(forTimeInterval: 1.8)
      }
    }
  }

  /// Returns the distance from the press after a number of moves, in points. The speed varies three
  /// times between 280 and 1220 pt/s, because a lag and an offset are the same at a constant speed.
  private nonisolated static func travel(_ step: Int) -> Int {
    6 * step - Int((15 * sin(2 * .pi * Double(step) / 25)).rounded())
  }

  var needsFrame: Bool { scene.needsFrame }
  var isFinished: Bool { released == 2 * Self.releases && !scene.needsFrame }

  func setNow(_ now: TimeInterval) { scene.setNow(now) }
  func setInputTiming(_ timing: InputTiming) { scene.inputTiming = timing }
  func deliver(_ events: [InputEvent]) {
    received = events
    pressed += events.count { $0.kind == .down }
    released += events.count { $0.kind == .up }
    scene.deliver(events)
  }
  func step() { scene.step() }
  func layout() { scene.layout() }
  func commit() { scene.commit() }
  func flatten() -> DisplayList { scene.flatten() }

  func record(_ facts: FrameFacts) {
    guard facts.presented else { return }
    let shown = Instant.wall
    defer { lastShown = shown }
    // The frame's `time` is the scene time at which its picture is expected to be visible.
    let isStroke = pressed % 2 == 1
    if isStroke, pressed > released, let top = work.panelTop {
      strokes[pressed / 2].addShown(top, at: shown)
    }
    if !isStroke, let down = received.last(where: { $0.kind == .down }) {
      report.add((facts.time - down.t) * 1000, to: "press in flight to picture")
    }
    guard isStroke, let up = received.last(where: { $0.kind == .up }) else { return }
    report.add((facts.time - up.t) * 1000, to: "release to picture")
    if let lastShown { report.add((shown - lastShown) * 1000, to: "gap at the release") }
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? { nil }
}
