import Foundation
import GlissadeInspector
import GlissadeReplay
import GlissadeWindow

/// The last drag of a run, which is repeated while the user edits the code.
struct DragLoop {
  let run: Recording
  /// The run up to the release of the drag, which each repetition plays. The motion after the
  /// release depends on the parameters, and is not over when the recorded one was.
  let stroke: Recording
  /// The index of the last frame before the drag.
  let start: Int
  /// The window's time at which everything came to rest after the drag, or `nil`.
  var restsSince: TimeInterval?

  /// The canvas's time at which each repetition starts, in seconds: shortly before the frame of the
  /// press. The frame before it may be older by a long rest, which a repetition leaves out.
  var startTime: TimeInterval {
    let press = run.frames.indices.contains(start + 1) ? run.frames[start + 1].endTime : 0
    let before = run.frames.indices.contains(start) ? run.frames[start].endTime : 0
    return max(before, press - 0.1)
  }

  /// Returns the run of a repetition with other parameters, in another environment, and in the
  /// frames of the simulated display.
  func repetition(
    tuned values: [String: Double], in environment: [EnvironmentChange]
  ) -> Recording {
    var rate = 0
    for case .setting(.frameRate, let chosen) in environment { rate = chosen }
    return stroke.tuned(values, in: environment, after: start).displayed(at: rate, after: start)
  }

  /// Creates the repetition of a run's last drag; returns `nil` for a run without a drag.
  init?(of run: Recording) {
    guard let start = run.frameBeforeLastPress else { return nil }
    self.run = run
    self.start = start
    stroke = run.lastRelease(after: start).map(run.prefix) ?? run
  }
}

/// The repetition of the last drag of a run (`L`).
@MainActor final class LoopController: InstrumentPart {
  /// The drag that is repeated while the mode is `looping`.
  private(set) var drag: DragLoop?
  /// The last complete measurement of the repeated drag, or `nil` before the first one.
  private(set) var measured: MeasuredPass?
  /// The measurement that is being simulated, or `nil`.
  private var measuring: PassMeasurement?
  /// The parameters of the last measurement that was begun, or `nil` before the first one.
  private var begunParameters: ParameterSets.Values?
  /// The environment of the last measurement that was begun.
  private var begunEnvironment: [EnvironmentChange] = []
  /// The environment of the last measurement that was completed.
  private var measuredEnvironment: [EnvironmentChange] = []
  /// The processor time that a frame may use for a measurement with changed parameters, in seconds.
  var measuringSlice = 0.004
  /// A Boolean value that indicates whether a parameter has changed since the repetition of the
  /// drag was simulated.
  var isPassStale = false
  /// The comparison of the last measurement with the one before it.
  private(set) var check = PassCheck()
  /// The canvas of the next repetition, whose frames before the drag are simulated in parts while
  /// everything is at rest; `nil` before.
  private var nextPass: Canvas?
  /// The window's time before which the repetition of the drag is not simulated again, in seconds.
  private var passPause: TimeInterval = 0

  /// The number of times that a measurement with unchanged parameters takes as many frames as one
  /// with changed parameters.
  private static let checkingShare = 40.0

  /// The pause between the end of the motion and the next repetition of the drag, in seconds of the
  /// window.
  private static let pause = 0.6

  /// Begins to repeat the last drag of the run, or ends the repetition.
  func toggle() {
    if mode.isLooping { return instrument.send(.loopSelected) }
    if canvas.recorder?.isTooLong == true {
      return instrument.notice = "The run is too long to be repeated."
    }
    guard let loop = canvas.recording.flatMap(DragLoop.init) else {
      return instrument.notice = "There is no drag to repeat yet."
    }
    begin(loop)
  }

  /// Begins to repeat a drag.
  func begin(_ loop: DragLoop) {
    drag = loop
    measured = nil
    measuring = nil
    begunParameters = nil
    check = PassCheck()
    nextPass = nil
    instrument.curves.beginLoop()
    instrument.send(.loopSelected)
  }

  /// Continues to measure the repeated drag: in each repetition, and whenever the parameters have
  /// changed. A measurement that has begun is completed, so that a continuing pull is followed.
  private func measure() {
    guard mode.isLooping, let drag else { return }
    let environment = instrument.environment.changes
    let isNew =
      begunParameters != instrument.parameters.current || begunEnvironment != environment
    if measuring == nil, isNew {
      begunParameters = instrument.parameters.current
      begunEnvironment = environment
      measuring = PassMeasurement(
        of: drag, instrument.parameters, in: environment, on: canvas.subject,
        fonts: instrument.fonts)
    }
    // A measurement that only checks whether the program moves as before has time.
    let isAwaited =
      measured?.parameters != instrument.parameters.current || measuredEnvironment != environment
    measuring?.advance(for: isAwaited ? measuringSlice : measuringSlice / Self.checkingShare)
    guard let measuring, measuring.isDone else { return }
    measured = measuring.pass
    measuredEnvironment = begunEnvironment
    check.add(measuring.pass)
    self.measuring = nil
  }

  /// Repeats the drag when everything has been at rest for 0.6 seconds of the window, and the next
  /// repetition is prepared.
  func resume() {
    measure()
    if !mode.isLooping { nextPass = nil }
    // A long run is simulated less often than the user's pull on a curve changes the parameter.
    if isPassStale, now >= passPause { repeatPass() }
    guard mode == .looping, let loop = drag, !canvas.isReplaying, !canvas.playback.isPaused
    else { return }
    guard !canvas.needsFrame else {
      drag?.restsSince = nil
      return
    }
    if let since = loop.restsSince {
      let isPrepared = prepareNextPass(of: loop)
      if now - since >= Self.pause, isPrepared { instrument.send(.rested) }
    } else {
      drag?.restsSince = now
    }
  }

  /// Simulates the repetition of the drag again up to its latest frame, so that a parameter that
  /// was changed after the release takes effect at once (T-11).
  private func repeatPass() {
    isPassStale = false
    guard mode == .looping, let loop = drag, !canvas.isReplaying, let run = canvas.recording,
      let release = instrument.curves.watch.curves.release(before: canvas.time)?.time,
      let again = Resimulation(
        run.tuned(instrument.parameters.dictionary, after: loop.start), of: canvas.subject,
        fonts: instrument.fonts)
    else { return }
    instrument.curves.watch.continueRun(after: release)
    again.onFrame = { [weak self] scene, time in
      if time > release - 0.05 { self?.instrument.curves.watch.read(scene, at: time) }
    }
    let start = ProcessorTime.now
    while !again.isDone { again.advance(for: 1) }
    passPause = now + 2 * (ProcessorTime.now - start)
    let next = Canvas(again, of: canvas, playback: canvas.playback)
    let position = (0..<instrument.past.frames.count).last {
      instrument.past.frames[$0].time <= release
    }
    if let position { instrument.past.frames.removeFrames(after: position, keepsTime: true) }
    instrument.watch.continueRun(on: next)
    instrument.replace(next)
    canvas.hasPlayed = true
    drag?.restsSince = nil
  }

  /// Simulates a further part of the run before the drag, which does not depend on the parameters.
  ///
  /// - Returns: `true` if the next repetition can begin.
  private func prepareNextPass(of loop: DragLoop) -> Bool {
    let next = nextPass ?? instrument.makeReplay(of: loop.stroke)
    nextPass = next
    return next.rerun(through: loop.start, for: measuringSlice)
  }

  /// Plays the repeated drag once more.
  func beginPass() {
    guard let loop = drag else { return }
    // Each repetition is measured, to notice a program that moves differently each time.
    if loop.restsSince != nil { begunParameters = nil }
    isPassStale = false
    drag?.restsSince = nil
    instrument.curves.keepAxis(from: loop.startTime)
    let changes = instrument.environment.changes
    let run = loop.repetition(tuned: instrument.parameters.dictionary, in: changes)
    instrument.load(run, on: nextPass)
    nextPass = nil
    canvas.rerun(through: loop.start)
    instrument.applyParameters()
    canvas.change(changes)
  }
}

extension Recording {
  /// The index of the last frame before the last press of a button, or `nil` without a press.
  var frameBeforeLastPress: Int? {
    let press = frames.lastIndex { frame in
      frame.actions.contains {
        if case .input(let event, _) = $0 { event.kind == .down } else { false }
      }
    }
    return press.map { $0 - 1 }
  }
}
