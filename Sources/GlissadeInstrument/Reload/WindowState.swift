import Foundation
import GlissadeInspector

/// The state of an instrument's window from which another process continues, without the run.
package struct WindowState: Hashable, Sendable, Codable {
  /// The speed of the program while time runs, in seconds of the scene per second.
  package var speed: Double
  /// A Boolean value that indicates whether time is paused.
  package var isPaused: Bool
  /// A Boolean value that indicates whether the inspector is visible.
  package var showsInspector: Bool
  /// The enabled overlays of the canvas.
  package var overlays: Set<CanvasOverlay>
  /// A Boolean value that indicates whether the last drag is being repeated.
  package var isLooping: Bool
  /// The size of the window, in points.
  package var size: CGSize
  /// The position of the window's upper left corner on the desktop in points, if it is known.
  package var position: CGPoint?
  /// The index of the frame that is visible instead of the present one, or `nil`.
  package var pastFrame: Int?
  /// A Boolean value that indicates whether the next program is the one from before the edit.
  package var goesBack = false
  /// The curves of the motions, which the next process draws behind its own.
  package var curves: [MotionCurve] = []
  /// The path of the recording of the run.
  package var recording: String
}
