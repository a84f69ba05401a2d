import Foundation
import GlissadeInspector
import UIKit

/// The observer of the canvas for the inspector: motion, log and costs.
@MainActor struct CanvasWatch {
  private(set) var history = MotionHistory()
  /// The number of lines of the log that have been read.
  private var readLines = 0
  private var lastPhase: String?
  private var restWatchdog = RestWatchdog()
  private var newCosts: [Double] = []

  /// Observes the current frame.
  ///
  /// - Returns: The lines that were logged since the last call.
  mutating func observe(_ canvas: Canvas, _ readOut: ReadOut) -> [LogLine] {
    let time = canvas.time
    let log = canvas.scene.eventLog
    var lines = log.lines(after: readLines).map {
      LogLine(
        time: time, event: $0.event, reason: $0.reason, isExplanation: $0.isExplanation)
    }
    readLines = log.lineTotal
    lines += restWatchdog.observe(canvas.scene, at: time, isHeld: canvas.pointer.place != nil)
      .map { LogLine(time: time, event: .remark($0), isExplanation: true) }
    // At rest nothing is appended, so that nothing is redrawn.
    guard canvas.needsFrame || readOut.phase != lastPhase || !lines.isEmpty else { return lines }
    let isHeld = readOut.decision != nil
    history.add(
      MotionHistory.Sample(
        time: time, progress: readOut.progress,
        rate: readOut.phase == nil && !isHeld ? nil : readOut.perDistance))
    if readOut.phase != lastPhase { history.mark(.transition, at: time) }
    if lines.contains(where: \.isGesture) { history.mark(.gesture, at: time) }
    lastPhase = readOut.phase
    return lines
  }

  /// Observes another canvas that continues the run of the last one.
  ///
  /// - Parameter history: The motion that the other canvas continues.
  mutating func continueRun(on canvas: Canvas, _ history: MotionHistory) {
    self.history = history
    readLines = canvas.scene.eventLog.lineTotal
    lastPhase = canvas.scene.transitionStatus?.phase
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
