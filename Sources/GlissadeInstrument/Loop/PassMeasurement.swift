import Foundation
import GlissadeInspector
import GlissadeRaster
import GlissadeReplay
import GlissadeWindow
import UIKit

/// The measured motion of a repeated drag.
struct MeasuredPass {
  /// The changed parameters of the motion.
  var parameters: ParameterSets.Values
  /// The parts of the environment that replace the recorded ones.
  var environment: [EnvironmentChange]
  /// The curves of everything that moves, from the press to the rest.
  var curves: MotionCurves
  /// The time at which the repetition begins, in seconds of the canvas's time.
  var start: TimeInterval

  /// A Boolean value that indicates whether anything moves in the repetition.
  var hasMotion: Bool { !curves.moving(from: start, to: curves.end).isEmpty }

  /// Returns the figures of a curve, or `nil` if it does not move.
  func figures(of key: MotionCurve.Key) -> CurveFigures? {
    curves[key].flatMap { curves.figures(of: $0, at: .infinity, isAtRest: true) }
  }
}

/// A measurement of a repeated drag in virtual time.
///
/// The measurement simulates the run again with the parameters in force. After the release the
/// simulation has sixty frames a second, so that the figures of the motion do not depend on the
/// frames that the window has time to show (T-11).
@MainActor final class PassMeasurement {
  /// The longest measured motion after the release, in seconds.
  private static let limit = 10.0

  /// The motion up to the latest simulated frame.
  private(set) var pass: MeasuredPass
  private let run: Resimulation
  /// The time of the frame after the release, in seconds of the canvas's time.
  private let released: TimeInterval
  private var reader = MotionReader()
  /// The number of lines of the scene's log that have been read.
  private var readLines = 0
  private var isAtRest = false

  /// Starts a measurement of a drag.
  ///
  /// - Returns: `nil` if the drag has no release, or the program does not open a window.
  init?(
    of drag: DragLoop, _ parameters: ParameterSets, in environment: [EnvironmentChange],
    on subject: CanvasSubject, fonts: FontLibrary
  ) {
    let tuned = drag.repetition(tuned: parameters.dictionary, in: environment)
    guard tuned.lastRelease(after: drag.start) != nil, let last = tuned.frames.last,
      let run = Resimulation(tuned.continued(for: Self.limit), of: subject, fonts: fonts)
    else { return nil }
    pass = MeasuredPass(
      parameters: parameters.current, environment: environment, curves: MotionCurves(),
      start: drag.startTime)
    self.run = run
    released = last.endTime
    run.onFrame = { [weak self] in self?.read($0, at: $1) }
  }

  /// A Boolean value that indicates whether the motion has been measured up to its rest.
  var isDone: Bool { isAtRest || run.isDone }

  /// Simulates frames for a processor time in seconds, but at least one frame.
  func advance(for seconds: Double) {
    let end = ProcessorTime.now + seconds
    repeat {
      if isDone { return }
      run.advance(for: 0)
    } while ProcessorTime.now < end
  }

  private func read(_ scene: UIWindowScene, at time: TimeInterval) {
    let log = scene.eventLog
    defer { readLines = log.lineTotal }
    guard time > pass.start - 1e-6 else { return }
    pass.curves.add(reader.read(scene).readings, at: time)
    for line in log.lines(after: readLines) {
      if let mark = LogLine(time: time, event: line.event).mark { pass.curves.add(mark) }
    }
    isAtRest = time > released + 1e-6 && !scene.needsFrame
  }
}

extension Recording {
  /// The time between two added frames, in seconds.
  private static let interval = 1.0 / 60

  /// Returns the index of the frame in which the last press after a frame ends, or `nil` if a press
  /// lasts until the end.
  func lastRelease(after start: Int) -> Int? {
    let release = frames.lastIndex { frame in
      frame.actions.contains {
        if case .input(let event, _) = $0 {
          event.kind == .up || event.kind == .cancel
        } else {
          false
        }
      }
    }
    return release.flatMap { $0 > start && presses(after: $0).isEmpty ? $0 : nil }
  }

  /// Returns the run followed by frames without input at the full speed of time.
  func continued(for seconds: TimeInterval) -> Recording {
    var run = self
    guard let last = run.frames.last else { return run }
    for step in 1...max(Int(seconds / Self.interval), 1) {
      let passed = Double(step) * Self.interval
      var frame = RecordedFrame(
        index: last.index + step, now: last.now + passed, time: last.endTime + passed)
      frame.inputTiming = last.inputTiming
      if step == 1 { frame.actions = [.rate(1)] }
      frame.hash = 0
      run.frames.append(frame)
    }
    return run
  }
}
