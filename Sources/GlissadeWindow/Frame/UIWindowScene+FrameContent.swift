import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import UIKit

/// Conformance that lets a frame loop show a window scene.
extension UIWindowScene: FrameContent {
  package func setInputTiming(_ timing: InputTiming) { inputTiming = timing }

  package func setReducesMotion(_ reduces: Bool) { reducesMotion = reduces }

  package func deliver(_ events: [InputEvent]) {
    setNow(layerHost.now)
    frameInput = events.flatMap(withSecondTouch).map { event in
      let traced = withoutSecret(event)
      deliver(event)
      return traced
    }
  }

  package func overlay() -> [DrawCommand] { showImpacts() + showSecondTouch() }

  package func record(_ facts: FrameFacts) {
    endFrame(now: facts.shown, ranMainQueue: facts.ranMainQueue)
  }

  package func trace(of facts: FrameFacts) -> (any Encodable)? {
    var line = FrameTrace(
      frame: facts.frame, t: facts.time, input: frameInput ?? facts.input,
      transition: transitionStatus, views: viewStatuses, events: eventLog.readNew(),
      presented: facts.presented, mainQueue: facts.ranMainQueue,
      cpuMilliseconds: facts.cost.total, hash: facts.hash)
    line.instants = inputInstants
    line.touches = touchStatuses
    line.add(facts)
    return line.isWorthALine(facts) ? line : nil
  }
}

extension FrameTrace {
  /// Adds those facts about a frame that only some lines of the trace contain.
  package mutating func add(_ facts: FrameFacts) {
    panes = facts.panes
    curve = facts.curve
    isIdle = facts.isIdle
  }

  /// Returns whether the trace needs a line for the frame: it presented a picture, received input,
  /// logged an event, or is the last frame before the idle state. A transition needs no rule of its
  /// own, because it logs each change of its phase.
  package func isWorthALine(_ facts: FrameFacts) -> Bool {
    presented || !input.isEmpty || !panes.isEmpty || !events.isEmpty || facts.becomesIdle
  }
}
