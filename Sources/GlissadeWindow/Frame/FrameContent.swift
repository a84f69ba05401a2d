import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import UIKit

/// The content of a frame loop, such as a window scene: it receives input, moves and can be drawn.
///
/// Each method is one stage of a frame. They are called once a frame in the order below, and
/// nothing else of the content is used in between.
@MainActor package protocol FrameContent: AnyObject {
  /// A Boolean value that indicates whether the next frame could differ from the last.
  var needsFrame: Bool { get }

  /// Sets the instant that client code observes from now on: at the start of a frame, and when work
  /// on the main queue wakes the program between two frames.
  func setNow(_ now: TimeInterval)
  /// Sets the timing of the events that are delivered next, in the content's time.
  func setInputTiming(_ timing: InputTiming)
  /// Notifies the content that the window was hidden, or is about to become visible again.
  func windowBecame(visible: Bool)
  /// Notifies the content that the user wants less motion, or not any more.
  func setReducesMotion(_ reduces: Bool)
  /// Notifies the content of the style that the user prefers, `.unspecified` without a preference.
  func setStyle(_ style: UIUserInterfaceStyle)
  /// Delivers the input since the last frame, in order.
  func deliver(_ events: [InputEvent])
  /// Advances everything to the current instant: display links run, finished animations complete.
  func step()
  /// Lays out the views that need it.
  func layout()
  /// Redraws the views that need it.
  func commit()
  /// Returns the picture at the current instant.
  func flatten() -> DisplayList
  /// Returns the commands that are drawn over the picture without being part of it, in the same
  /// coordinates.
  func overlay() -> [DrawCommand]
  /// A Boolean value that indicates whether a text is being edited, which wants typed text.
  var acceptsText: Bool { get }
  /// The box of the caret in the window, in points, or `nil` while no text is edited.
  var caretBox: CGRect? { get }
  /// A Boolean value that indicates whether the content asks the program to end.
  var isFinished: Bool { get }
  /// Records the facts of the frame at its end.
  func record(_ facts: FrameFacts)
  /// Returns the trace's line for the frame, or `nil` if there is nothing to report.
  func trace(of facts: FrameFacts) -> (any Encodable)?
}

extension FrameContent {
  package func windowBecame(visible: Bool) { UIApplication.shared.windowBecame(visible: visible) }
  package func setReducesMotion(_ reduces: Bool) {}
  package func setStyle(_ style: UIUserInterfaceStyle) {}
  package func overlay() -> [DrawCommand] { [] }
  package var acceptsText: Bool { false }
  package var caretBox: CGRect? { nil }
  package var isFinished: Bool { false }
  package func record(_ facts: FrameFacts) {}
}

/// The facts about a frame that the loop has and the content does not.
package struct FrameFacts: Sendable {
  /// The frame's number, counted from 0.
  package var frame: Int
  /// The scene's time, in seconds.
  package var time: TimeInterval
  /// The instant at which the frame is expected to be visible, in wall seconds since the loop was
  /// made.
  package var shown: TimeInterval
  /// The delivered input.
  package var input: [InputEvent]
  /// A Boolean value that indicates whether a new picture went to the display.
  package var presented: Bool
  /// A Boolean value that indicates whether work on the main queue ran since the last frame.
  package var ranMainQueue: Bool
  /// The processor time of the frame.
  package var cost: FrameCost
  /// The hash of the visible display list, without what is drawn over it.
  package var hash: UInt64
  /// The input that went to panes around the program.
  package var panes: [InputEvent] = []
  /// A Boolean value that indicates whether nothing moves after the frame, so that the next frame
  /// follows only when something happens.
  package var isIdle = false
  /// A Boolean value that indicates whether the trace has not reported the idle state yet.
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
