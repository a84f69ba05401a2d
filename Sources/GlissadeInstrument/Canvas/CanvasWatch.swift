import Foundation
import GlissadeInspector
import UIKit

/// The observer of the canvas for the inspector: log and costs.
@MainActor struct CanvasWatch {
  /// The number of lines of the log that have been read.
  private var readLines = 0
  private var restWatchdog = RestWatchdog()
  private var newCosts: [Double] = []

  /// Observes the current frame.
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

  /// Observes another canvas that continues the run of the last one.
  mutating func continueRun(on canvas: Canvas) {
    readLines = canvas.scene.eventLog.lineTotal
  }

  /// The reasons why dynamic animators do not rest, for too long already (T-04).
  var restlessReasons: [String] { restWatchdog.reasons }

  /// Records the cost of a frame. It is shown with the next frame and does not request one.
  mutating func record(milliseconds: Double) {
    newCosts.append(milliseconds)
    if newCosts.count > 100 { newCosts.removeFirst(50) }
  }

  mutating func removeCosts() -> [Double] {
    defer { newCosts = [] }
    return newCosts
  }
}
