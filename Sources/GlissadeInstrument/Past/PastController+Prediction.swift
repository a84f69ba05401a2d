import Foundation
import GlissadeInspector
import GlissadeReplay
import UIKit

// The predicted frames at the end of the time line (T-03).
extension PastController {
  /// The processor time that a frame may use for the prediction, in seconds.
  private static let slice = 0.004

  /// A Boolean value that indicates whether a prediction is being simulated, or is about to be.
  package var predictionNeedsFrame: Bool { prediction?.isPending ?? isPredictionDue }

  /// The recorder of the run that contains the visible frame, past or predicted, or `nil`.
  var shownRecorder: Recorder? { isPredicted ? prediction?.recorder : canvas.recorder }

  /// Simulates the coming frames while there is processor time for it: while time is paused or runs
  /// slowly.
  func predict() {
    // A key that the program does not handle leaves the prediction valid.
    let isTouched = !mode.isPast && canvas.input.contains { $0.kind != .key }
    if prediction?.origin !== canvas || isTouched { forgetPrediction() }
    // The input of this frame is recorded at the frame's end, so a prediction can begin in the next
    // frame.
    if prediction == nil, canvas.input.isEmpty, isPredictionDue {
      prediction = Prediction(of: canvas, fonts: instrument.fonts)
    }
    guard let prediction else { return }
    if prediction.isPending { prediction.advance(for: Self.slice) }
    showAhead(prediction.frames, after: canvas.time, speed: canvas.playback.speed)
  }

  /// Discards the prediction, because the user touched or changed something.
  func forgetPrediction() {
    guard prediction != nil else { return }
    prediction = nil
    if isPredicted { instrument.send(.presentSelected) }
    showAhead([], after: 0, speed: 1)
  }

  private var isPredictionDue: Bool {
    guard case .live = canvas.mode, mode == .live else { return false }
    return (canvas.playback.isPaused || canvas.playback.speed < 1) && canvas.scene.needsFrame
  }
}
