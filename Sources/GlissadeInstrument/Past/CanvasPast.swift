import Foundation
import GlissadeDrawing
import GlissadeInspector

/// The recent frames of a canvas, the predicted ones after them, and the one that is visible
/// instead of the present.
@MainActor package struct CanvasPast {
  /// The recent frames.
  package var frames = FrameHistory()
  /// The predicted frames after the newest one, with their times on the time line.
  private(set) var ahead: [FrameHistory.Frame] = []
  /// The index of the visible frame in `frames` and then in `ahead`, or `nil` for the present.
  package private(set) var position: Int?
  /// The figures of the current frame.
  private var readOut: ReadOut?

  /// The frame that is visible instead of the present one, or `nil`.
  var frame: FrameHistory.Frame? { position.map(frame(at:)) }
  /// A Boolean value that indicates whether another frame than the present one is visible.
  var isPast: Bool { position != nil }
  /// A Boolean value that indicates whether the visible frame is a predicted one.
  var isPredicted: Bool { position.map { $0 >= frames.count } ?? false }
  /// The number of frames, with the predicted ones.
  var count: Int { frames.count + ahead.count }

  private func frame(at position: Int) -> FrameHistory.Frame {
    position < frames.count ? frames[position] : ahead[position - frames.count]
  }

  /// Replaces the predicted frames by those that have not happened yet.
  ///
  /// - Parameters:
  ///   - predicted: The frames, by the canvas's time.
  ///   - now: The canvas's time, in seconds.
  ///   - speed: The speed at which they are about to happen, in its seconds per second.
  mutating func showAhead(_ predicted: [FrameHistory.Frame], after now: TimeInterval, speed: Double)
  {
    // The visible frame keeps its position.
    guard !isPredicted || predicted.count >= ahead.count else { return }
    ahead = predicted.filter { $0.time > now + 1e-6 }.map { frame in
      var frame = frame
      frame.offset = frames.end + (frame.time - now) / speed
      return frame
    }
  }

  /// Makes the predicted frames up to the visible one frames that have happened.
  mutating func acceptPrediction() {
    guard let position, isPredicted else { return }
    for frame in ahead[...(position - frames.count)] {
      frames.append(frame, now: frames.now(of: frame))
    }
    self.position = frames.count - 1
    ahead = []
  }

  mutating func go(to position: Int) {
    self.position = position
  }

  mutating func leave() { position = nil }

  /// Updates the figures of the current frame.
  mutating func update(_ readOut: ReadOut) { self.readOut = readOut }

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
        readOut: readOut), now: now)
  }

  /// The age of the visible frame, its index and its time, or `nil` for the present.
  var summary: [String]? {
    guard let frame else { return nil }
    let distance = frame.offset - frames.end
    return [
      isPredicted
        ? String(format: "+%.2f s", abs(distance))
        : String(format: "−%.2f s", abs(min(distance, 0))),
      isPredicted ? "predicted" : "frame \(frame.index)",
      String(format: "at %.3f s", frame.time),
    ]
  }
}
