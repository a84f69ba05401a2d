import GlissadeGestures

extension UIGestureRecognizer {
  /// How logs call it.
  package var label: String { name ?? String(describing: type(of: self)) }

  /// Takes a request for a state through the table, and through arbitration where that has a say.
  func ask(for request: RecognizerState) {
    guard let next = stage.next(asked: request, kind: kind) else { return }
    if next == .cancelled && arena?.withdraw(self) == true { return enter(.failed) }
    if stage == .possible && next.hasRecognized {
      wanted = next
    } else {
      enter(next)
    }
    if let arena { arena.settle() } else { runAlone() }
  }

  /// Enters a state, by itself or as arbitration granted it.
  func enter(_ next: RecognizerState) {
    let before = stage
    arena?.flush(before: self)
    // An action that ran just now may have ended it.
    guard stage == before else { return }
    let wasPossible = stage == .possible
    stage = next
    wanted = nil
    guard next != .possible else { return }
    if next == .failed { arena?.note(next, of: self) }
    if wasPossible && next.isActive { didBegin() }
    if next.sendsAction { arena?.queue(self) }
  }

  /// Arbitration's yes is not the last word: the view's and the delegate's follow (F-16).
  func mayBegin() -> Bool {
    guard allowsBeginning else { return false }
    var view = touches.first?.view ?? view
    while let asked = view {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      view = asked === self.view ? nil : asked.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Stops following touches, in mid-gesture with a cancelled action, and is possible again.
  func abandonTouches() {
    guard let arena else { return }
    arena.abandon(self)
  }

  /// Back to `possible`, as before the first touch.
  func start() {
    stage = .possible
    wanted = nil
    hasAnnounced = false
    reset()
  }

  /// Calls the targets that were there at the event.
  func call(_ snapshot: [TargetAction], log: (String) -> Void) {
    for entry in snapshot where targets.contains(where: { $0 === entry }) {
      if !entry.send(from: self) { log(entry.complaint(sender: self)) }
    }
  }

  /// Without touches of a scene there is nobody to compete with: the state holds at once.
  private func runAlone() {
    if let wanted { enter(mayBegin() ? wanted : .failed) }
    if stage.sendsAction { call(targets, log: { _ in }) }
    if stage.isTerminal { start() }
  }
}
