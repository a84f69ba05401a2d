import Foundation
import GlissadeDrawing
import GlissadeInspector
import GlissadeReplay
import UIKit

/// A live reload: a new process receives the state of the window and continues the run under the
/// new code.
@MainActor package final class ReloadController: InstrumentPart {
  /// The state of the live reload, which the window shows.
  package var status = ReloadStatus.none
  /// The connection to the live reload; `nil` without `--watch`.
  package var actions: ReloadActions?
  /// The run before the last reload, or `nil`.
  private var ghost: Ghost?
  /// The comparison with the run before the last reload while that run is simulated, or `nil`.
  private(set) var comparison: PendingComparison?

  /// The run that another process continues. It is the whole run, even while its last drag is
  /// repeated.
  package var resumableRun: Recording? {
    if mode.isLooping, let drag = instrument.loop.drag {
      return drag.run.tuned(instrument.parameters.dictionary, after: drag.start)
    }
    // The other process receives the whole recording of a replay that is paused at a past frame.
    return canvas.isReplaying ? canvas.replayedRun : canvas.recording
  }

  /// The recorder of the run that another process continues, or `nil` if the run is not live and
  /// does not grow by each frame.
  package var growingRecorder: Recorder? {
    mode.driver == .live ? canvas.recorder : nil
  }

  /// Returns the state of the window that another process continues from.
  ///
  /// - Parameters:
  ///   - recording: The path at which the run is written.
  ///   - position: The position of the window on the desktop, in points.
  ///   - goesBack: A Boolean value that indicates whether the next program is the one from before
  ///     the edit.
  ///   - keepsCurves: A Boolean value that indicates whether the state contains the curves of the
  ///     plot, which change with each frame.
  package func windowState(
    recording: String, position: CGPoint?, goesBack: Bool = false, keepsCurves: Bool = true
  ) -> WindowState {
    WindowState(
      speed: canvas.playback.speed, isPaused: canvas.playback.isPaused,
      showsInspector: controller.showsInspector,
      overlays: instrument.overlays, isLooping: mode.isLooping,
      size: shell.screen.bounds.size,
      position: position, pastFrame: visibleFrame, goesBack: goesBack,
      curves: keepsCurves ? instrument.curves.watch.curves.curves : [], recording: recording)
  }

  /// Simulates a run that another process recorded, under the code of this process, and continues
  /// the run after its last frame.
  ///
  /// - Returns: `false` if the program does not open a window.
  package func resume(_ run: Recording, _ state: WindowState) -> Bool {
    if controller.showsInspector != state.showsInspector {
      shell.enter { controller.toggleInspector() }
    }
    instrument.overlays = state.overlays
    var playback = Playback(speed: state.speed)
    playback.isPaused = state.isPaused
    instrument.curves.watch = CurveWatch(before: state.curves)
    instrument.parameters.adopt(run.parameters(after: run.frames.count - 1))
    guard begin(run, state, playback) else { return false }
    if run.lastRelease != nil {
      comparison = Resimulation(run, of: canvas.subject, fonts: instrument.fonts).map {
        PendingComparison(run: run, resimulation: $0, goesBack: state.goesBack)
      }
    }
    return true
  }

  /// Shows a run under the code of this process. Simulates only the part of the run that leads to
  /// the first picture.
  ///
  /// - Returns: `false` if the program does not open a window.
  private func begin(_ run: Recording, _ state: WindowState, _ playback: Playback) -> Bool {
    if state.isLooping, let loop = DragLoop(of: run) {
      canvas.playback = playback
      instrument.loop.begin(loop)
      return canvas.isOpen
    }
    if let frame = state.pastFrame {
      // The run is shown at the frame that was visible, and the user can play on from there.
      canvas.playback = playback
      instrument.load(run)
      instrument.send(.recordingOpened)
      // The frames before are those of the new program, too.
      canvas.rerun(through: frame) { [instrument] in instrument.collectFrame(hasPicture: $0) }
      if !canvas.playback.isPaused { canvas.perform(.togglePause) }
      return canvas.isOpen
    }
    guard let rerun = Resimulation(run, of: canvas.subject, fonts: instrument.fonts) else {
      return false
    }
    while !rerun.isDone { rerun.advance(for: 1) }
    instrument.replace(Canvas(rerun, of: canvas, playback: playback))
    canvas.shiftsContinuedPress = false
    // The re-simulation has shown no picture.
    canvas.hasPlayed = true
    return true
  }

  /// The index of the visible frame of the past or of a replay, or `nil` for the present.
  private var visibleFrame: Int? {
    if let frame = instrument.past.frame { return frame.index }
    return mode == .opened ? canvas.replayedFrame : nil
  }

  // MARK: Panel

  /// Closes the panel of the live reload, and ends a build whose progress the panel shows.
  func close() {
    if case .building = status { actions?.cancelBuild() }
    status = .none
  }

  /// Runs the program from before the last edit, or the one from after it.
  func exchangePrograms() {
    guard let actions else {
      return instrument.notice = "Start with --watch to go back to the program before an edit."
    }
    actions.exchange()
  }

  // MARK: Comparison

  /// Returns the outlines of the run from before the last reload, while a part of the run is
  /// repeated.
  func drawGhost() -> [DrawCommand] {
    guard mode.driver != .live else { return [] }
    return ghost?.commands(at: canvas.time) ?? []
  }

  /// The processor time that a frame may use for the comparison, in seconds.
  private static let comparisonSlice = 0.004

  /// Simulates a further part of the run under the present program, to compare the motion with the
  /// motion under the last program. Does nothing before the window has shown its first picture.
  func compareFurther() {
    guard let pending = comparison, canvas.picture != nil else { return }
    pending.resimulation.advance(for: Self.comparisonSlice)
    guard pending.resimulation.isDone else { return }
    comparison = nil
    pending.resimulation.playTail()
    let result = MotionComparison(pending.run, pending.resimulation.run)
    ghost = Ghost(pending.run, result)
    let rows = result.rows
    let misses = !rows.isEmpty && !rows.contains { $0.new?.isMotion == true }
    let outcome: ReloadStatus.Outcome = misses ? .misses : .reloaded
    status = .compared(
      rows.prefix(4).map(ReloadStatus.Row.init), pending.goesBack ? .wentBack : outcome)
  }
}

/// A run of the last program whose motion is compared with the one under the code of this process.
@MainActor struct PendingComparison {
  let run: Recording
  let resimulation: Resimulation
  /// A Boolean value that indicates whether the present program is the one from before the edit.
  let goesBack: Bool
}

extension ReloadStatus.Row {
  /// Creates the row that shows a view in a comparison of motions.
  fileprivate init(_ row: MotionComparison.Row) {
    func change(_ value: (MotionFigures) -> Double, _ places: Int) -> String {
      func text(_ figures: MotionFigures?) -> String {
        figures.map { FigureText.text("%.\(places)f", value($0)) } ?? "–"
      }
      let (old, new) = (text(row.old), text(row.new))
      return old == new ? new : "\(old) → \(new)"
    }
    self.init(
      title: row.view,
      text: "settles \(change(\.settlingTime, 2)) s, peak \(change(\.peakSpeed, 0)) pt/s, "
        + "over \(change(\.overshoot, 1)) pt")
  }
}
