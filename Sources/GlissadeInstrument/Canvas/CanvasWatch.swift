import Foundation
import GlissadeInspector
import UIKit

/// The observer that collects the canvas's log lines and frame costs for the inspector.
@MainActor struct CanvasWatch {
  /// The number of log lines that have been read.
  private var readLines = 0
  private var restWatchdog = RestWatchdog()
  private var newCosts: [Double] = []

  /// Observes the current frame of a canvas.
  ///
  /// - Returns: The lines that were logged since the last call.
  mutating func observe(_ canvas: Canvas) -> [LogLine] {
    let time = canvas.time
    let log = canvas.scene.eventLog
    var lines = log.lines(after: readLines).map {
      LogLine(
        time: time, event: $0.event, reason: $0.reason, isExplanation: $0.isExplanation)
    }
    readLines = log.lineTotal
    lines += restWatchdog.observe(canvas.scene, at: time, isHeld: canvas.pointer.place != nil)
      .map { LogLine(time: time, event: .remark($0), isExplanation: true) }
    return lines
  }

  /// Observes another canvas that continues the run of the last observed one.
  mutating func continueRun(on canvas: Canvas) {
    readLines = canvas.scene.eventLog.lineTotal
  }

  /// The reasons why dynamic animators have been moving for too long (T-04).
  var restlessReasons: [String] { restWatchdog.reasons }

  /// Records the cost of a frame. The inspector shows it with the next frame; the cost does not
  /// cause a frame.
  mutating func record(milliseconds: Double) {
    newCosts.append(milliseconds)
    if newCosts.count > 100 { newCosts.removeFirst(50) }
  }

  mutating func removeCosts() -> [Double] {
    defer { newCosts = [] }
    return newCosts
  }
}
