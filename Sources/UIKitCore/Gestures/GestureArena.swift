import Foundation
import GlissadeGestures
import GlissadeMotion

/// The recognizers that follow the touches of one scene. The arena decides which of them recognize,
/// and sends their actions.
///
/// States change at once. Actions are queued until every recognizer has received the event, so that
/// all states are those after the event when an action is called.
@MainActor final class GestureArena {
  /// A queued action.
  private struct Action {
    let recognizer: UIGestureRecognizer
    let state: RecognizerState
    let targets: [TargetAction]
  }

  /// An ordered pair of recognizers, for which the answers of their delegates are stored.
  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  /// The time of the current event, or else of the last step, in seconds.
  var time: TimeInterval = 0
  /// The timing of the current event; see `TouchDispatcher.timing`.
  var timing = InputTiming()
  /// A Boolean value that indicates whether the scene's time is paused; see
  /// `TouchDispatcher.isTimePaused`.
  var isTimePaused = false
  /// A Boolean value that indicates whether an event or a step is in progress. The actions are sent
  /// at its end.
  var isDelivering = false
  /// The recognizer that is receiving a touch, or `nil`. It can withdraw its requests until it has
  /// received the touch; requests of the others are decided after that.
  private var receiver: UIGestureRecognizer?
  /// The recognizers that follow touches, in order of precedence: those of the deepest view first,
  /// and those of one view in the order of their addition.
  private(set) var engaged: [UIGestureRecognizer] = []
  /// A closure that is called just before the first action of a recognizer.
  var willAnnounce: (UIGestureRecognizer) -> Void = { _ in }

  /// A closure that is called when a recognizer has entered a state other than `changed`.
  var didEnter: (RecognizerState, UIGestureRecognizer) -> Void = { _, _ in }

  /// A closure that logs an event, with its reason.
  let log: (SceneEvent, String?) -> Void
  private var actions: [Action] = []
  private var isSettling = false
  private var isFlushing = false
  /// The answers of delegates to the question whether one recognizer waits for another. A delegate
  /// is called once per pair and sequence of touches.
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

  /// Removes the touches of all recognizers without an action, because the scene is deallocated.
  func releaseTouches() {
    for recognizer in engaged { recognizer.touches = [] }
  }

  /// Makes a recognizer stop following its touches, at once and in any state.
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

  /// Lets the remaining recognizers fail or cancels them after all touches have ended. A recognizer
  /// with a pending deadline is decided later.
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

  /// Passes touches of the same phase to a recognizer, and then decides about the state that it
  /// requests.
  func send(_ touches: [UITouch], to recognizer: UIGestureRecognizer, with event: UIEvent) {
    receiver = recognizer
    recognizer.receive(touches, with: event)
    receiver = nil
    settle()
  }

  /// Decides about all requested states that can be decided now. While a recognizer is receiving a
  /// touch, only its own request is decided.
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
      // The client may have disabled the recognizer in the call of its delegate.
      guard recognizer.currentState == .possible, recognizer.wanted == wanted else { continue }
      if mayBegin {
        let ground = recognizer.groundOfBeginning(after: awaited(by: recognizer))
        recognizer.explain(wanted, ground)
      }
      recognizer.enter(mayBegin ? wanted : .failed)
    }
  }

  /// Returns the reason for which arbitration makes a recognizer fail, by the delegates' answers,
  /// or `nil`.
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

  /// Returns the engaged recognizers for whose failure a recognizer waits, by the answers that
  /// delegates have given until now.
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

  /// Sends the queued actions of a recognizer before it changes its state a second time in one
  /// event.
  func flush(before recognizer: UIGestureRecognizer) {
    guard !isSettling, actions.contains(where: { $0.recognizer === recognizer }) else { return }
    let receiving = receiver
    receiver = nil
    settle()
    flush()
    receiver = receiving
  }

  /// Withdraws the beginning of a gesture for which no action has been sent yet.
  ///
  /// - Returns: `false` if the beginning cannot be withdrawn, for example because an action has
  ///   been sent.
  func withdraw(_ recognizer: UIGestureRecognizer) -> Bool {
    guard receiver === recognizer, recognizer.currentState.isActive, !recognizer.hasAnnounced else {
      return false
    }
    actions.removeAll { $0.recognizer === recognizer }
    return true
  }

  /// Logs the state that a recognizer has entered, unless the state is `changed`.
  func logState(_ state: RecognizerState, of recognizer: UIGestureRecognizer) {
    guard state != .changed else { return }
    let reason = recognizer.reason.flatMap { $0.state == state ? $0.text : nil }
    log(.gesture(recognizer: recognizer.label, state: state), reason)
    didEnter(state, recognizer)
  }

  private func run(_ action: Action) {
    let recognizer = action.recognizer
    guard recognizer.currentState == action.state else { return }
    if !recognizer.hasAnnounced {
      // A recognizer that was cancelled before its first action sends no action.
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

  /// Returns whether the recognition of `winner` excludes `other`. Recognizers of different touches
  /// do not exclude each other (O-02).
  func excludes(_ winner: ObjectIdentifier, _ other: ObjectIdentifier) -> Bool {
    guard let one = self[winner], let another = self[other], one.sharesTouches(with: another) else {
      return false
    }
    return answer(&exclusions, winner, other) { $0.keepsOut($1) }
  }
}
