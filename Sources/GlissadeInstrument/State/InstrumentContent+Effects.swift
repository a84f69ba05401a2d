// The effects of the window's events.
extension InstrumentContent {
  /// Performs an effect of an event. The caller changes the window's state before.
  func perform(_ effect: InstrumentEffect) {
    switch effect {
    case .showFrame(let position):
      past.go(to: position)
      canvas.show(past.frame)
    case .showPresent:
      past.leave()
      canvas.show(nil)
    case .pause, .resume: canvas.perform(.togglePause)
    case .beginRerun: beginRerun()
    case .dropRerun: rerun = nil
    case .adoptRerun(let continuation, let isPaused): adoptRerun(continuation, isPaused: isPaused)
    case .beginPass: beginPass()
    case .takeOver:
      if canvas.isReplaying { canvas.takeOver() }
      applyParameters()
    case .replay: if let run = canvas.recording { load(run) }
    }
  }
}
