import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import GlissadeWindow
import UIKit

/// A measurement of a window at rest: the number of times that its threads wake up, its frames, and
/// its processor time.
@MainActor final class RestRun: FrameContent {
  /// The time at rest that is measured, in seconds.
  private nonisolated static let seconds = 10.0

  private let scene: UIWindowScene
  private let work: DraggedPanel
  private var frames = 0

  static func measure() throws {
    let options = GlissadeOptions(
      title: "Benchmark", size: BenchmarkSetup.size, position: .zero, scale: 1)
    var run: RestRun?
    do {
      try WindowProgram.run(options) { opening in
        run = RestRun(
          UIWindowScene(size: opening.size, scale: opening.scale, fonts: opening.fonts))
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          MainActor.assumeIsolated { begin(run) }
        }
        return run
      }
    } catch let error as WindowError {
      return Swift.print("\nNothing was measured at rest. \(error)")
    }
  }

  private static func begin(_ run: RestRun?) {
    let frames = run?.frames ?? 0
    let wakeUps = wakeUps
    let processor = Instant.processor
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated {
        // The end of the measurement wakes the main thread and the thread of the timer.
        print(
          String(
            format:
              "\nwindow at rest for %.0f s: %d wake-ups, %d frames, %.2f ms of processor time",
            seconds, max(0, Self.wakeUps - wakeUps - 2), (run?.frames ?? 0) - frames,
            (Instant.processor - processor) * 1000))
        run?.isFinished = true
      }
    }
  }

  /// The number of times that the threads of this process have begun to run after a sleep.
  private static var wakeUps: Int {
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return threads.reduce(0) { sum, thread in
      let path = "/proc/self/task/\(thread)/status"
      let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  private init(_ scene: UIWindowScene) {
    self.scene = scene
    work = DraggedPanel(in: scene)
  }

  // The window checks for its end after a frame.
  var needsFrame: Bool { scene.needsFrame || isFinished }
  private(set) var isFinished = false
  func setNow(_ now: TimeInterval) { scene.setNow(now) }
  func setInputTiming(_ timing: InputTiming) { scene.inputTiming = timing }
  func deliver(_ events: [InputEvent]) { scene.deliver(events) }
  func step() { scene.step() }
  func layout() { scene.layout() }
  func commit() { scene.commit() }
  func flatten() -> DisplayList { scene.flatten() }
  func record(_ facts: FrameFacts) { frames += facts.presented ? 1 : 0 }
  func trace(of facts: FrameFacts) -> (any Encodable)? { nil }
}
