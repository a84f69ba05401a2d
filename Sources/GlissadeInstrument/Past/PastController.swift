import Foundation
import GlissadeDrawing
import GlissadeGestures
import GlissadeInspector

/// The recent frames of a canvas, the predicted frames after them, and the position of the frame
/// that is visible instead of the present.
///
/// The controller handles the commands of the time line, continues the run from a frame of the
/// past, and predicts the coming frames.
@MainActor package final class PastController: InstrumentPart {
  /// The recent frames of the canvas.
  package var frames = FrameHistory()
  /// The predicted frames after the newest one, with their times on the time line.
  private(set) var ahead: [FrameHistory.Frame] = []
  /// The index of the visible frame in `frames` followed by `ahead`, or `nil` for the present.
  package private(set) var position: Int?
  /// The figures of the current frame, or `nil` before the first one.
  private var readOut: ReadOut?
  /// The re-simulation of the run that led to the visible frame of the past, or `nil`.
  var rerun: PendingRerun?
  /// The press that takes over the run as soon as a re-simulation starts.
  var keptInput: [InputEvent] = []
  /// The processor time that a frame may use for a re-simulation, in seconds.
  var rerunSlice = 0.03
  /// The reason why the run cannot continue from the visible frame, shown until the next command.
  var failure: String?
  /// The simulated future of the run, or `nil`.
  var prediction: Prediction?

  /// The frame that is visible instead of the present one, or `nil`.
  var frame: FrameHistory.Frame? { position.map(frame(at:)) }
  /// A Boolean value that indicates whether another frame than the present one is visible.
  var isPast: Bool { position != nil }
  /// A Boolean value that indicates whether the visible frame is a predicted one.
  var isPredicted: Bool { position.map { $0 >= frames.count } ?? false }
  /// The number of recent and predicted frames.
  var count: Int { frames.count + ahead.count }

  private func frame(at position: Int) -> FrameHistory.Frame {
    position < frames.count ? frames[position] : ahead[position - frames.count]
  }

  /// Replaces the predicted frames, leaving out those whose time is over.
  ///
  /// - Parameters:
  ///   - predicted: The frames, by the canvas's time.
  ///   - now: The canvas's time, in seconds.
  ///   - speed: The speed of the canvas, in seconds of its time per second of the window.
  func showAhead(_ predicted: [FrameHistory.Frame], after now: TimeInterval, speed: Double) {
    // The visible frame keeps its position, so the new prediction must not be shorter.
    guard !isPredicted || predicted.count >= ahead.count else { return }
    ahead = predicted.filter { $0.time > now + 1e-6 }.map { frame in
      var frame = frame
      frame.offset = frames.end + (frame.time - now) / speed
      return frame
    }
  }

  /// Appends the predicted frames up to the visible one to the frames that have been shown.
  func acceptPrediction() {
    guard let position, isPredicted else { return }
    for frame in ahead[...(position - frames.count)] {
      frames.append(frame, now: frames.now(of: frame))
    }
    self.position = frames.count - 1
    ahead = []
  }

  func select(_ position: Int) { self.position = position }

  func leave() { position = nil }

  /// Forgets all frames, because the canvas shows another run.
  func reset() {
    frames = FrameHistory()
    ahead = []
    position = nil
    readOut = nil
  }

  /// Stores the figures of the current frame.
  func update(_ readOut: ReadOut) { self.readOut = readOut }

  /// Appends the frame that the canvas shows to the history.
  ///
  /// - Parameters:
  ///   - picture: The frame's picture.
  ///   - canvas: The canvas that showed it.
  ///   - index: The index of the recording's frame that made the picture.
  ///   - now: The instant at which the frame was expected to be visible, in seconds of the
  ///     recording's window.
  func append(_ picture: DisplayList, of canvas: Canvas, index: Int, now: TimeInterval) {
    guard let readOut else { return }
    frames.append(
      FrameHistory.Frame(
        index: index, time: canvas.time, picture: picture, impacts: canvas.scene.impactCommands,
        readOut: readOut), now: now)
  }

  /// The texts for the visible frame's age, index and time, or `nil` for the present.
  var summary: [String]? {
    guard let frame else { return nil }
    let distance = frame.offset - frames.end
    return [
      isPredicted
        ? String(format: "+%.2f s", abs(distance))
        : FigureText.text("%.2f s", min(distance, 0)),
      isPredicted ? "predicted" : "frame \(frame.index)",
      String(format: "at %.3f s", frame.time),
    ]
  }
}
