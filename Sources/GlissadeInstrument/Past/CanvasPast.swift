import Foundation
import GlissadeDrawing
import GlissadeInspector

/// The recent frames of a canvas, and the one that is visible instead of the present.
@MainActor package struct CanvasPast {
  /// The recent frames.
  package var frames = FrameHistory()
  /// The index of the visible frame in `frames`, or `nil` for the present.
  package private(set) var position: Int?
  /// A Boolean value that indicates whether time was paused when the present was left.
  private(set) var wasPaused = false
  /// The figures of the current frame.
  private var readOut: ReadOut?
  private var isGestureMark = false

  /// The frame that is visible instead of the present one, or `nil`.
  var frame: FrameHistory.Frame? { position.map { frames[$0] } }
  var isPast: Bool { position != nil }

  /// The motion up to the visible frame.
  private(set) var history = MotionHistory()

  mutating func go(to position: Int, wasPaused: Bool) {
    if self.position == nil { self.wasPaused = wasPaused }
    guard position != self.position else { return }
    self.position = position
    history = frames.history(upTo: position)
  }

  mutating func leave() { position = nil }

  /// Updates the figures of the current frame.
  mutating func update(_ readOut: ReadOut, _ lines: [LogLine]) {
    self.readOut = readOut
    if lines.contains(where: \.isGesture) { isGestureMark = true }
  }

  /// Appends the visible frame to the history.
  ///
  /// - Parameters:
  ///   - picture: The frame's picture.
  ///   - canvas: The canvas that showed it.
  ///   - index: The index of the recording's frame that made the picture.
  ///   - now: The instant at which it was expected to be visible, in seconds of the recording's
  ///     window.
  mutating func append(_ picture: DisplayList, of canvas: Canvas, index: Int, now: TimeInterval) {
    guard let readOut else { return }
    frames.append(
      FrameHistory.Frame(
        index: index, time: canvas.time, picture: picture, impacts: canvas.scene.impactCommands,
        readOut: readOut, isGestureMark: isGestureMark), now: now)
    isGestureMark = false
  }

  /// The age of the visible frame, its index and its time, or `nil` for the present.
  var summary: [String]? {
    guard let frame else { return nil }
    return [
      String(format: "−%.2f s", max(0, frames.end - frame.offset)), "frame \(frame.index)",
      String(format: "at %.3f s", frame.time),
    ]
  }
}
