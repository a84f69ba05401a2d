import Foundation
import GlissadeDrawing
import GlissadeGestures
import UIKit

/// What a frame loop shows: something that takes input, moves and can be drawn.
///
/// A window scene is one. Each method is one pass of a frame; they are called in the order below,
/// once a frame, and nothing else of the content is touched in between.
@MainActor package protocol FrameContent: AnyObject {
  /// Whether the next frame would differ from the last, as far as can be told without making it.
  var needsFrame: Bool { get }

  /// Sets the instant that client code sees from now on: at the start of a frame, and when work from
  /// the main queue wakes the program between two frames.
  func setNow(_ now: TimeInterval)
  /// Says for how long input went unread lately at the most, in seconds of the content's time: gaps of
  /// that length between events are no pauses of the hand.
  func setPumpInterval(_ seconds: TimeInterval)
  /// Says that the window was hidden, or is about to show again.
  func windowBecame(visible: Bool)
  /// Hands over what the user did since the last frame, in order.
  func deliver(_ events: [InputEvent])
  /// Moves everything to that instant: display links run, finished animations complete.
  func step()
  /// Lays out what needs it.
  func layout()
  /// Redraws what needs it.
  func commit()
  /// The picture at the time stepped to.
  func flatten() -> DisplayList
  /// What is drawn over that picture and is no part of it, in the same coordinates.
  func overlay() -> [DrawCommand]
  /// Whether the content wants the program to end.
  var isFinished: Bool { get }
  /// What there is to know of the frame, now that it is over.
  func note(_ facts: FrameFacts)
  /// The line that a trace gets for the frame, nil if it has nothing to tell.
  func trace(of facts: FrameFacts) -> (any Encodable)?
}

extension FrameContent {
  package func windowBecame(visible: Bool) { UIApplication.shared.windowBecame(visible: visible) }
  package func overlay() -> [DrawCommand] { [] }
  package var isFinished: Bool { false }
  package func note(_ facts: FrameFacts) {}
}

/// What the loop knows of a frame and its content does not.
package struct FrameFacts: Sendable {
  /// Counts from 0.
  package var frame: Int
  /// The scene's time, in seconds.
  package var time: TimeInterval
  /// When the frame is expected to be seen, in wall seconds since the loop was made.
  package var shown: TimeInterval
  /// What was delivered.
  package var input: [InputEvent]
  /// Whether a new picture went to the display.
  package var presented: Bool
  /// Whether work from the main queue ran since the last frame.
  package var ranMainQueue: Bool
  /// Processor time that the frame took.
  package var cost: FrameCost
  /// Hash of the display list that is shown now, without what is drawn over it.
  package var hash: UInt64
  /// Input that went to panes around the program.
  package var panes: [InputEvent] = []
  /// Whether nothing moves after the frame, so that there is no other until something happens.
  package var isIdle = false
  /// Whether the trace has yet to say so.
  package var becomesIdle = false

  package init(
    frame: Int, time: TimeInterval, shown: TimeInterval, input: [InputEvent], presented: Bool,
    ranMainQueue: Bool, cost: FrameCost, hash: UInt64
  ) {
    self.frame = frame
    self.time = time
    self.shown = shown
    self.input = input
    self.presented = presented
    self.ranMainQueue = ranMainQueue
    self.cost = cost
    self.hash = hash
  }
}
