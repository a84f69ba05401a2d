import Foundation
import GlissadeInspector

/// The state of an instrument's window that another process continues from, apart from the run.
package struct WindowState: Hashable, Sendable, Codable {
  /// The scene seconds per second while time runs.
  package var speed: Double
  /// A Boolean value that indicates whether time is paused.
  package var isPaused: Bool
  /// A Boolean value that indicates whether the inspector is visible.
  package var showsInspector: Bool
  /// The enabled overlays of the canvas.
  package var overlays: Set<CanvasOverlay>
  /// A Boolean value that indicates whether the last drag is shown again and again.
  package var isLooping: Bool
  /// The size of the window, in points.
  package var size: CGSize
  /// The position of the window's upper left corner on the desktop in points, if it is known.
  package var position: CGPoint?
  /// The index of the frame that is visible instead of the present one, or `nil`.
  package var pastFrame: Int?
  /// A Boolean value that indicates whether the next program is the one from before the edit.
  package var goesBack = false
  /// The curves of what moved, to be drawn behind the new ones.
  package var curves: [MotionCurve] = []
  /// The path of the recording of the run.
  package var recording: String
}
