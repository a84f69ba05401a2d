import Foundation
import GlissadeDrawing
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// The frames that follow if the user touches nothing more. The run is simulated again in a scene
/// of its own and then continued without input until everything is at rest (T-03).
@MainActor final class Prediction {
  /// The greatest number of predicted frames, which is five seconds.
  private static let limit = 300
  /// The memory that the frames may use, in bytes.
  private static let budget = 8 << 20
  private static let interval = 1.0 / 60

  private enum State {
    /// The run is being simulated again up to the present.
    case rerunning(Resimulation)
    /// The run is being continued beyond the present, at an instant of the window in seconds.
    case playing(Canvas, now: TimeInterval)
    /// Everything is at rest, or the prediction is long enough.
    case done
  }

  /// The canvas whose run is predicted.
  let origin: Canvas
  /// The recorder of the continued run.
  private(set) var recorder: Recorder?
  /// The predicted frames, oldest first, by the canvas's time.
  private(set) var frames: [FrameHistory.Frame] = []
  private var state = State.done
  /// The curves of the motions in the predicted frames.
  private(set) var curves = MotionCurves()
  private var reader = MotionReader()
  private var ledger = PictureLedger()

  /// Starts a prediction of the run on a canvas.
  init(of canvas: Canvas, fonts: FontLibrary) {
    origin = canvas
    guard let recorder = canvas.recorder, !recorder.isTooLong, let last = recorder.lastPicture,
      let rerun = Resimulation(
        recorder.recording, through: recorder.recording.frames.count - 1, to: last.hash,
        of: canvas.subject, fonts: fonts)
    else { return }
    state = .rerunning(rerun)
  }

  /// A Boolean value that indicates whether further frames remain to be simulated.
  var isPending: Bool { if case .done = state { false } else { true } }

  /// The memory of the predicted frames, in bytes.
  var bytes: Int { ledger.bytes }

  /// Simulates coming frames for a processor time in seconds, but at least one frame.
  func advance(for seconds: Double) {
    let end = ProcessorTime.now + seconds
    repeat {
      switch state {
      case .rerunning(let rerun):
        rerun.advance(for: end - ProcessorTime.now)
        if rerun.isDone { begin(rerun) }
      case .playing(let canvas, let now): play(canvas, at: now + Self.interval)
      case .done: return
      }
    } while ProcessorTime.now < end
  }

  private func begin(_ rerun: Resimulation) {
    guard rerun.isSame else { return state = .done }
    let canvas = Canvas(rerun, of: origin, playback: Playback(speed: 1))
    recorder = canvas.recorder
    _ = reader.read(canvas.scene)
    state = .playing(canvas, now: origin.now)
  }

  /// Simulates a frame without input.
  private func play(_ canvas: Canvas, at now: TimeInterval) {
    canvas.setNow(now)
    canvas.step()
    canvas.layout()
    canvas.commit()
    guard canvas.needsFrame, frames.count < Self.limit, ledger.bytes < Self.budget else {
      return state = .done
    }
    let picture = canvas.flatten()
    canvas.record(
      FrameFacts(
        frame: 0, time: canvas.time, shown: now, input: [], presented: false, ranMainQueue: false,
        cost: FrameCost(), hash: 0))
    state = .playing(canvas, now: now)
    curves.add(reader.read(canvas.scene).readings, at: canvas.time)
    guard let last = canvas.recorder?.lastPicture else { return }
    ledger.add(picture)
    frames.append(
      FrameHistory.Frame(
        index: last.index, time: canvas.time, picture: picture,
        impacts: canvas.scene.impactCommands, readOut: ReadOut(of: canvas)))
  }
}
