import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeWindow
import UIKit

/// A measurement of the frames around the releases of a panel that the pointer of the display
/// server drags (M-50): the time between the pictures before and after the release, and the time
/// from the release to its picture.
@MainActor final class HandOverRun: FrameContent {
  private nonisolated static let releases = 24

  private let scene: UIWindowScene
  private let work: DraggedPanel
  private var report = Report("hand-over of a panel dragged by the display's pointer")
  private var received: [InputEvent] = []
  private var lastShown: Double?
  private var released = 0

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
        run = HandOverRun(scene)
        play()
        return run
      }
    } catch let error as WindowError {
      return Swift.print("\nNo hand-over was measured. \(error)")
    }
    run?.report.print()
  }

  private init(_ scene: UIWindowScene) {
    self.scene = scene
    work = DraggedPanel(in: scene)
  }

  /// Plays the strokes of the pointer on a separate thread, with 125 moves per second, as a mouse
  /// reports them.
  private nonisolated static func play() {
    Thread.detachNewThread {
      guard let pointer = TestPointer() else { return }
      Thread.sleep(forTimeInterval: 1)
      for stroke in 0..<releases {
        let isPull = stroke % 2 == 0
        for step in 0...75 {
          let travel = step * 6
          pointer.move(toX: 512, y: isPull ? 60 + travel : 700 - travel)
          if step == 0 { pointer.setButton(pressed: true) }
          Thread.sleep(forTimeInterval: 0.008)
        }
        // The delay differs from stroke to stroke, so that the releases happen at different times
        // within a frame.
        Thread.sleep(forTimeInterval: Double(stroke % 8) * 0.001)
        pointer.setButton(pressed: false)
        // The next stroke begins after the spring of the panel has ended, because the moving panel
        // cannot be caught.
        Thread.sleep(forTimeInterval: 1.8)
      }
    }
  }

  var needsFrame: Bool { scene.needsFrame }
  var isFinished: Bool { released == Self.releases && !scene.needsFrame }

  func setNow(_ now: TimeInterval) { scene.setNow(now) }
  func setInputTiming(_ timing: InputTiming) { scene.inputTiming = timing }
  func deliver(_ events: [InputEvent]) {
    received = events
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
    guard let up = received.last(where: { $0.kind == .up }) else { return }
    // The frame's `time` is the scene time at which its picture is expected to be visible.
    report.add((facts.time - up.t) * 1000, to: "release to picture")
    if let lastShown { report.add((shown - lastShown) * 1000, to: "gap at the release") }
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? { nil }
}
