import GlissadeGestures

// Which input went where.
extension InstrumentContent {
  package func deliver(_ events: [InputEvent]) {
    stage.beginInput()
    paneInput = []
    goOnRerunning()
    for event in events {
      // What the pointer does meanwhile is kept for the program that is made again.
      let isKept = rerun != nil && event.kind != .key
      let (program, count) = (stage, stage.inputCount)
      take(event)
      let isProgram = stage.inputCount > (program === stage ? count : 0)
      if !isKept, !isProgram { paneInput.append(event) }
    }
    stage.deliver()
  }

  package func trace(of facts: FrameFacts) -> (any Encodable)? {
    var facts = facts
    facts.panes = paneInput
    return stage.trace(of: facts)
  }
}
