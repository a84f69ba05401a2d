import Foundation
import GlissadeGestures
import GlissadeMotion

/// The recognizers that follow the touches of one scene. They compete here, and their actions are
/// sent from here.
///
/// States change at once. Actions wait in a queue until the event has reached every recognizer, so
/// that an action finds all states as they are after the event.
@MainActor final class GestureArena {
  /// A queued action.
  private struct Action {
    let recognizer: UIGestureRecognizer
    let state: RecognizerState
    let targets: [TargetAction]
  }

  /// Two recognizers, of which the first one waits for the second.
  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  /// The time of the current event, or else of the last step.
  var time: TimeInterval = 0
  /// The timing of the current event; see `TouchDispatcher.timing`.
  var timing = InputTiming()
  /// The state of the scene's time; see `TouchDispatcher.isTimePaused`.
  var isTimePaused = false
  /// A Boolean value that indicates whether an event or a step is in progress, at whose end the
  /// actions are sent.
  var isDelivering = false
  /// The recognizer that is receiving a touch. It can withdraw its requests meanwhile; the others
  /// are notified at the end.
  private var receiver: UIGestureRecognizer?
  /// The engaged recognizers in order of precedence: deepest view first, within a view by addition.
  private(set) var engaged: [UIGestureRecognizer] = []
  /// A closure that is called just before the first action of a recognizer.
  var willAnnounce: (UIGestureRecognizer) -> Void = { _ in }

  /// A closure that logs an event, with its reason.
  let log: (SceneEvent, String?) -> Void
  private var actions: [Action] = []
  private var isSettling = false
  private var isFlushing = false
  /// The answers of delegates, which are asked once per sequence.
  private var waits: [Pair: Bool] = [:]
  private var exclusions: [Pair: Bool] = [:]

  init(log: @escaping (SceneEvent, String?) -> Void) {
    self.log = log
  }

  // MARK: Engaging

  /// Makes recognizers follow a touch.
  func engage(_ recognizers: [UIGestureRecognizer]) {
    let staying = engaged.filter { old in !recognizers.contains { $0 === old } }
    engaged = recognizers + staying
    for recognizer in recognizers { recognizer.arena = self }
  }

  /// Recognizers forget their touches, without an action: the scene is gone.
  func releaseTouches() {
    for recognizer in engaged { recognizer.touches = [] }
  }

  /// Makes a recognizer stop following its touches, at once and whatever its state.
  func abandon(_ recognizer: UIGestureRecognizer) {
    if recognizer.currentState == .possible || recognizer.currentState.isActive {
      recognizer.enter(recognizer.currentState.isActive ? .cancelled : .failed)
    }
    for touch in recognizer.touches { touch.followers.removeAll { $0 === recognizer } }
    recognizer.touches.removeAll()
    settle()
    guard !isDelivering else { return }
    flush()
    finishSequence()
    restart()
  }

  /// Decides the remaining recognizers after all touches have ended. Only a pending deadline
  /// postpones the decision.
  func finishSequence() {
    guard engaged.allSatisfy(\.touches.isEmpty) else { return }
    cancelActive()
    while engaged.allSatisfy({ $0.deadline == nil }),
      let id = Arbitration.leftOver(among: contenders), let last = self[id]
    {
      last.explain(.failed, "its touches ended before it was recognized")
      last.enter(.failed)
      settle()
      cancelActive()
    }
    flush()
  }

  private func cancelActive() {
    for recognizer in engaged where recognizer.currentState.isActive {
      recognizer.enter(.cancelled)
    }
  }

  /// Resets the recognizers that are in an end state and have no touches, and removes them.
  ///
  /// - Returns: The removed recognizers.
  @discardableResult func restart() -> [UIGestureRecognizer] {
    let over = engaged.filter { $0.currentState.isTerminal && $0.touches.isEmpty }
    engaged.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over {
      recognizer.arena = nil
      forget(recognizer)
      recognizer.start()
    }
    return over
  }

  private func forget(_ recognizer: UIGestureRecognizer) {
    let id = ObjectIdentifier(recognizer)
    waits = waits.filter { $0.key.first != id && $0.key.second != id }
    exclusions = exclusions.filter { $0.key.first != id && $0.key.second != id }
  }

  // MARK: Arbitration

  private subscript(id: ObjectIdentifier) -> UIGestureRecognizer? {
    engaged.first { ObjectIdentifier($0) == id }
  }

  private var contenders: [Contender<ObjectIdentifier>] {
    engaged.map {
      Contender(
        id: ObjectIdentifier($0), state: $0.currentState, wantsToRecognize: $0.wanted != nil)
    }
  }

  /// Passes touches of the same phase to a recognizer, and then decides by its requests.
  func send(_ touches: [UITouch], to recognizer: UIGestureRecognizer, with event: UIEvent) {
    receiver = recognizer
    recognizer.receive(touches, with: event)
    receiver = nil
    settle()
  }

  /// Decides everything that can be decided now; while a recognizer is receiving a touch, only that
  /// recognizer.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while let decision = nextDecision, let recognizer = self[decision.id] {
      guard decision.outcome == .begin, let wanted = recognizer.wanted else {
        recognizer.explain(.failed, groundOfExclusion(of: recognizer))
        recognizer.enter(.failed)
        continue
      }
      let mayBegin = recognizer.mayBegin()
      // The client's answer to the question can have disabled it.
      guard recognizer.currentState == .possible, recognizer.wanted == wanted else { continue }
      if mayBegin {
        let ground = recognizer.groundOfBeginning(after: awaited(by: recognizer))
        recognizer.explain(wanted, ground)
      }
      recognizer.enter(mayBegin ? wanted : .failed)
    }
  }

  /// Returns the reason for which arbitration makes a recognizer fail, from the answers that it has
  /// got.
  private func groundOfExclusion(of recognizer: UIGestureRecognizer) -> String? {
    let id = ObjectIdentifier(recognizer)
    let recognized = engaged.filter { $0 !== recognizer && $0.currentState.hasRecognized }
    if let winner = recognized.first(where: {
      exclusions[Pair(first: ObjectIdentifier($0), second: id)] == true
    }) {
      return "\(winner.label) began first"
    }
    let required = recognized.first { waits[Pair(first: id, second: ObjectIdentifier($0))] == true }
    return required.map { "it requires \($0.label) to fail, which began" }
  }

  private var nextDecision: Arbitration.Decision<ObjectIdentifier>? {
    guard let receiver else { return Arbitration.next(among: contenders, relations: self) }
    guard receiver.currentState == .possible else { return nil }
    let id = ObjectIdentifier(receiver)
    let contender = Contender(
      id: id, state: receiver.currentState, wantsToRecognize: receiver.wanted != nil)
    let outcome = Arbitration.outcome(for: contender, among: contenders, relations: self)
    return outcome == .wait ? nil : Arbitration.Decision(id: id, outcome: outcome)
  }

  private func answer(
    _ answers: inout [Pair: Bool], _ first: ObjectIdentifier, _ second: ObjectIdentifier,
    ask: (UIGestureRecognizer, UIGestureRecognizer) -> Bool
  ) -> Bool {
    let pair = Pair(first: first, second: second)
    if let known = answers[pair] { return known }
    guard let one = self[first], let other = self[second] else { return false }
    let answer = ask(one, other)
    answers[pair] = answer
    return answer
  }

  /// Returns the engaged recognizers for whose failure a recognizer waits, as far as their
  /// delegates have been asked.
  func awaited(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let id = ObjectIdentifier(recognizer)
    return engaged.filter { waits[Pair(first: id, second: ObjectIdentifier($0))] == true }
  }

  // MARK: Actions

  func queue(_ recognizer: UIGestureRecognizer) {
    actions.append(
      Action(recognizer: recognizer, state: recognizer.currentState, targets: recognizer.targets))
  }

  /// Calls the targets of every queued action, oldest first.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    while !actions.isEmpty { run(actions.removeFirst()) }
  }

  /// Sends the queued actions of a recognizer that changes its state twice in one event.
  func flush(before recognizer: UIGestureRecognizer) {
    guard !isSettling, actions.contains(where: { $0.recognizer === recognizer }) else { return }
    let receiving = receiver
    receiver = nil
    settle()
    flush()
    receiver = receiving
  }

  /// Withdraws a beginning that has not been announced yet.
  ///
  /// - Returns: `false` if it has been announced.
  func withdraw(_ recognizer: UIGestureRecognizer) -> Bool {
    guard receiver === recognizer, recognizer.currentState.isActive, !recognizer.hasAnnounced else {
      return false
    }
    actions.removeAll { $0.recognizer === recognizer }
    return true
  }

  /// Logs a state, except for `changed`.
  func logState(_ state: RecognizerState, of recognizer: UIGestureRecognizer) {
    guard state != .changed else { return }
    let reason = recognizer.reason.flatMap { $0.state == state ? $0.text : nil }
    log(.gesture(recognizer: recognizer.label, state: state), reason)
  }

  private func run(_ action: Action) {
    let recognizer = action.recognizer
    guard recognizer.currentState == action.state else { return }
    if !recognizer.hasAnnounced {
      // A recognizer that was cancelled before its beginning was announced sends no action.
      guard action.state != .cancelled else { return }
      recognizer.hasAnnounced = true
      willAnnounce(recognizer)
    }
    logState(action.state, of: recognizer)
    recognizer.call(action.targets, log: { log($0, nil) })
  }
}

extension GestureArena: @MainActor ArbitrationRelations {
  func requires(_ waiter: ObjectIdentifier, toFailBefore other: ObjectIdentifier) -> Bool {
    answer(&waits, waiter, other) { $0.waits(for: $1) }
  }

  /// Recognizers of different touches do not exclude each other (O-02).
  func excludes(_ winner: ObjectIdentifier, _ other: ObjectIdentifier) -> Bool {
    guard let one = self[winner], let another = self[other], one.sharesTouches(with: another) else {
      return false
    }
    return answer(&exclusions, winner, other) { $0.keepsOut($1) }
  }
}
