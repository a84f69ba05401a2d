import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeMotion
import UIKit

/// The content of a frame loop, such as a window scene, which receives input, advances in time and
/// returns pictures.
///
/// The loop calls the methods from `deliver(_:)` to `overlay()`, the stages of a frame, in the
/// order of their declarations and at most once per frame.
@MainActor package protocol FrameContent: AnyObject {
  /// A Boolean value that indicates whether the next frame could differ from the last.
  var needsFrame: Bool { get }

  /// Sets the present time of the scene, which client code observes. The loop calls the method at
  /// the start of a frame, and when work on the main queue wakes the program between two frames.
  func setNow(_ now: TimeInterval)
  /// Sets the timing of the events that are delivered next, in the content's time.
  func setInputTiming(_ timing: InputTiming)
  /// Notifies the content that the window was hidden, or is about to become visible again.
  func windowBecame(visible: Bool)
  /// Notifies the content whether the user's settings reduce motion.
  func setReducesMotion(_ reduces: Bool)
  /// Notifies the content of the style that the user prefers, which is `.unspecified` if there is
  /// no preference.
  func setStyle(_ style: UIUserInterfaceStyle)
  /// Delivers the input events that arrived since the last frame, in their order.
  func deliver(_ events: [InputEvent])
  /// Opens a file that the user has dropped on the window.
  func open(_ file: URL)
  /// Advances the content to the current instant: display links run, and animations that have ended
  /// call their completions.
  func step()
  /// Lays out the views that need layout.
  func layout()
  /// Redraws the views that need display.
  func commit()
  /// Returns the picture at the current instant.
  func flatten() -> DisplayList
  /// Returns the commands that are drawn over the picture without being part of it, in the same
  /// coordinates.
  func overlay() -> [DrawCommand]
  /// A Boolean value that indicates whether a text is being edited, so that the content needs typed
  /// text.
  var acceptsText: Bool { get }
  /// The box of the caret in the window, in points, or `nil` while no text is edited.
  var caretBox: CGRect? { get }
  /// A Boolean value that indicates whether the content requests the end of the program.
  var isFinished: Bool { get }
  /// Records the facts about a frame. The loop calls the method at the end of the frame.
  func record(_ facts: FrameFacts)
  /// Returns the line of the trace for a frame, or `nil` if there is nothing to report.
  func trace(of facts: FrameFacts) -> (any Encodable)?
}

extension FrameContent {
  package func windowBecame(visible: Bool) { UIApplication.shared.windowBecame(visible: visible) }
  package func setReducesMotion(_ reduces: Bool) {}
  package func setStyle(_ style: UIUserInterfaceStyle) {}
  package func open(_ file: URL) {}
  package func overlay() -> [DrawCommand] { [] }
  package var acceptsText: Bool { false }
  package var caretBox: CGRect? { nil }
  package var isFinished: Bool { false }
  package func record(_ facts: FrameFacts) {}
}

/// Facts about a frame that the frame loop provides to its content.
package struct FrameFacts: Sendable {
  /// The frame's number, counted from 0.
  package var frame: Int
  /// The scene's time, in seconds.
  package var time: TimeInterval
  /// The instant at which the frame is expected to be visible, in wall seconds since the loop was
  /// made.
  package var shown: TimeInterval
  /// The input events that the frame delivered.
  package var input: [InputEvent]
  /// A Boolean value that indicates whether a new picture went to the display.
  package var presented: Bool
  /// A Boolean value that indicates whether work on the main queue ran since the last frame.
  package var ranMainQueue: Bool
  /// The processor time of the frame, by stage.
  package var cost: FrameCost
  /// The hash of the visible display list, without the overlay.
  package var hash: UInt64
  /// The input events that the panes around the program received.
  package var panes: [InputEvent] = []
  /// The figures of the first curve in the window, or `nil`.
  package var curve: CurveReading?
  /// A Boolean value that indicates whether nothing moves after the frame, so that the next frame
  /// follows only when something happens.
  package var isIdle = false
  /// A Boolean value that indicates whether the frame is idle and the last line of the trace was
  /// not.
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
