// The effects of the window's events.
extension InstrumentContent {
  /// Performs an effect of an event. The caller changes the window's state before.
  func perform(_ effect: InstrumentEffect) {
    switch effect {
    case .showFrame(let position):
      past.select(position)
      canvas.show(past.frame)
    case .showPresent:
      past.leave()
      canvas.show(nil)
    case .pause, .resume: canvas.perform(.togglePause)
    case .beginRerun: past.beginRerun()
    case .dropRerun: past.rerun = nil
    case .adoptRerun(let continuation, let isPaused):
      past.adoptRerun(continuation, isPaused: isPaused)
      environment.apply()
    case .beginPass: loop.beginPass()
    case .takeOver:
      if canvas.isReplaying { canvas.takeOver() }
      applyParameters()
      environment.apply()
    case .replay: if let run = canvas.recording { load(run) }
    }
  }
}
