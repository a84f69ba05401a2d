import GlissadeInspector

extension InstrumentContent {
  /// Performs a command of a key or a button.
  func perform(_ command: InstrumentCommand) {
    switch command {
    case .playback(let command) where mode.isPast: past.performInThePast(command)
    case .playback(let command): canvas.perform(command)
    case .past(let command): past.perform(command)
    case .overlay(let overlay): overlays.formSymmetricDifference([overlay])
    case .curves:
      releaseMap.close()
      shell.enter { controller.toggleCurves() }
    case .zoomCurves(let isCloser): curves.zoom(isCloser: isCloser)
    case .releaseMap: releaseMap.toggle()
    case .inspector: shell.enter { controller.toggleInspector() }
    case .environment: environment.toggle()
    case .keys: shell.enter { controller.toggleKeys() }
    case .tree: shell.enter { tree.toggle() }
    case .picker: tree.togglePicker()
    case .exploded: exploded.toggle()
    case .complete:
      past.forgetPrediction()
      canvas.scene.completeOverdueTransition()
    case .nextControl: shell.enter { controller.moveFocus(isBackwards: false) }
    case .previousControl: shell.enter { controller.moveFocus(isBackwards: true) }
    case .quit: isFinished = true
    case .record: toggleRecording()
    case .replay: toggleReplay()
    case .share: sharing.share()
    case .copyTest: sharing.copyTest()
    case .loop: loop.toggle()
    case .exchange: reload.exchangePrograms()
    case .undo: undoParameters(isRedo: false)
    case .redo: undoParameters(isRedo: true)
    case .exchangeSets: changeParameters { $0.exchange() }
    }
  }

  /// The commands that are shown as switched on.
  var lit: Set<InstrumentCommand> {
    // Overlays show the present and are not drawn over a frame of the past.
    var lit = Set((mode.isPast ? [] : overlays).map(InstrumentCommand.overlay))
    if controller.showsInspector { lit.insert(.inspector) }
    if controller.showsCurves { lit.insert(.curves) }
    if tree.inspection.isPicking { lit.insert(.picker) }
    if exploded.view.isOn { lit.insert(.exploded) }
    if environment.isVisible { lit.insert(.environment) }
    return lit
  }
}
