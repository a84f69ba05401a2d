import Foundation
import GlissadeInspector
import UIKit

/// Follows what happens on stage, for the inspector: motion, log, costs.
@MainActor struct StageWatch {
  private(set) var history = MotionHistory()
  /// How many entries of the log have been read.
  private var readEntries = 0
  private var lastPhase: String?
  private var newCosts: [Double] = []

  /// Looks at the frame at hand.
  ///
  /// - Returns: what was logged since the last time.
  mutating func observe(_ stage: Stage, _ readOut: ReadOut) -> [LogLine] {
    let time = stage.time
    let log = stage.scene.eventLog
    let lines = log.entries(after: readEntries).map { LogLine(time: time, text: $0) }
    readEntries = log.total
    // At rest nothing is added, so that nothing has to be drawn.
    guard stage.needsFrame || readOut.phase != lastPhase || !lines.isEmpty else { return lines }
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

  /// Follows another stage, on which the last one's run goes on.
  ///
  /// - Parameter history: what of the motion goes on.
  mutating func goOn(on stage: Stage, _ history: MotionHistory) {
    self.history = history
    readEntries = stage.scene.eventLog.total
    lastPhase = stage.scene.transitionStatus?.phase
  }

  /// Takes what a frame cost; it is shown with the next one, for it shall not ask for one.
  mutating func note(milliseconds: Double) {
    newCosts.append(milliseconds)
    if newCosts.count > 100 { newCosts.removeFirst(50) }
  }

  mutating func takeCosts() -> [Double] {
    defer { newCosts = [] }
    return newCosts
  }
}
