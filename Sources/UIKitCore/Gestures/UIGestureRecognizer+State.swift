import GlissadeGestures

extension UIGestureRecognizer {
  /// The name of the recognizer in logs.
  package var label: String { name ?? String(describing: type(of: self)) }

  /// Requests a state. The table of allowed changes and, for a recognition, the arbitration decide
  /// about it.
  func ask(for request: RecognizerState) {
    guard let next = currentState.next(asked: request, kind: kind) else { return }
    if next == .cancelled && arena?.withdraw(self) == true { return enter(.failed) }
    if currentState == .possible && next.hasRecognized {
      wanted = next
    } else {
      if next == .failed { explain(next, groundOfFailure) }
      enter(next)
    }
    if let arena { arena.settle() } else { runAlone() }
  }

  /// Enters a state that was requested directly or that arbitration has granted.
  func enter(_ next: RecognizerState) {
    let before = currentState
    arena?.flush(before: self)
    // The action that was just sent may have changed the state.
    guard currentState == before else { return }
    let wasPossible = currentState == .possible
    currentState = next
    wanted = nil
    guard next != .possible else { return }
    if next == .failed { arena?.logState(next, of: self) }
    if wasPossible && next.isActive { didBegin() }
    if next.sendsAction { arena?.queue(self) }
  }

  /// Returns whether the gesture can begin. It calls the views and the delegate, after arbitration
  /// has granted the beginning (F-16).
  func mayBegin() -> Bool {
    guard allowsBeginning else { return false }
    var view = touches.first?.view ?? view
    while let asked = view {
      if !asked.gestureRecognizerShouldBegin(self) {
        explain(.failed, "\(asked.layoutName) refused it")
        return false
      }
      view = asked === self.view ? nil : asked.superview
    }
    guard let delegate, !delegate.gestureRecognizerShouldBegin(self) else { return true }
    explain(.failed, "its delegate \(type(of: delegate)) refused it")
    return false
  }

  /// Stores the reason of the next change to a state, for the log.
  func explain(_ state: RecognizerState, _ text: String?) {
    reason = text.map { RecognizerReason(state: state, text: $0) }
  }

  /// Stops following touches. A gesture in progress is cancelled, with an action; then the state is
  /// possible again.
  func abandonTouches() {
    guard let arena else { return }
    arena.abandon(self)
  }

  /// Resets the recognizer to `possible`, the state before the first touch.
  func start() {
    currentState = .possible
    wanted = nil
    hasAnnounced = false
    reason = nil
    reset()
  }

  /// Calls the targets that the recognizer had at the event and still has.
  func call(_ snapshot: [TargetAction], log: (SceneEvent) -> Void) {
    for entry in snapshot where targets.contains(where: { $0 === entry }) {
      if !entry.send(from: self) { log(.warning(entry.complaint(sender: self))) }
    }
  }

  /// Applies the state at once: a recognizer without touches of a scene competes with no other one.
  private func runAlone() {
    if let wanted { enter(mayBegin() ? wanted : .failed) }
    if currentState.sendsAction { call(targets, log: { _ in }) }
    if currentState.isTerminal { start() }
  }
}

// The property that observers by text observe.
extension UIGestureRecognizer {
  package func observedReader(of keyPath: String) -> ((NSObject) -> Any?)? {
    keyPath == "state" ? { ($0 as? UIGestureRecognizer)?.state.rawValue } : nil
  }
}
