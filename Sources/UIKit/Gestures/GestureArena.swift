import Foundation
import GlissadeGestures

/// The recognizers that follow the touches of one scene: they compete here, and their actions leave from here.
///
/// States change at once, actions wait in a queue until the event has reached every recognizer, so
/// that an action finds all states as they are after the event.
@MainActor final class GestureArena {
  /// An action on its way.
  private struct Action {
    let recognizer: UIGestureRecognizer
    let state: RecognizerState
    let targets: [TargetAction]
  }

  /// Two recognizers, the asking one first.
  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier
  }

  /// The time of the event being delivered, else of the last step.
  var time: TimeInterval = 0
  /// See `TouchDispatcher.pumpInterval`.
  var pumpInterval: TimeInterval = 0
  /// See `TouchDispatcher.isTimePaused`.
  var isTimePaused = false
  /// Whether an event or a step is under way, which will flush and tidy when it is through.
  var isDelivering = false
  /// The recognizer that is being told of a touch. What it asks for meanwhile it can still take back:
  /// the others hear of it when it is through.
  private var receiver: UIGestureRecognizer?
  /// In order of precedence: deepest view first, in a view by addition.
  private(set) var engaged: [UIGestureRecognizer] = []
  /// Called just before the first action of a recognizer.
  var willAnnounce: (UIGestureRecognizer) -> Void = { _ in }

  let log: (String) -> Void
  private var actions: [Action] = []
  private var isSettling = false
  private var isFlushing = false
  /// Answers of delegates, asked once a sequence.
  private var waits: [Pair: Bool] = [:]
  private var exclusions: [Pair: Bool] = [:]

  init(log: @escaping (String) -> Void) {
    self.log = log
  }

  // MARK: Coming and going

  /// Recognizers begin to follow a touch.
  func engage(_ recognizers: [UIGestureRecognizer]) {
    let staying = engaged.filter { old in !recognizers.contains { $0 === old } }
    engaged = recognizers + staying
    for recognizer in recognizers { recognizer.arena = self }
  }

  /// A recognizer stops following its touches, at once and whatever its state.
  func abandon(_ recognizer: UIGestureRecognizer) {
    if recognizer.stage == .possible || recognizer.stage.isActive {
      recognizer.enter(recognizer.stage.isActive ? .cancelled : .failed)
    }
    for touch in recognizer.touches { touch.followers.removeAll { $0 === recognizer } }
    recognizer.touches.removeAll()
    settle()
    guard !isDelivering else { return }
    flush()
    finishSequence()
    restart()
  }

  /// All touches are gone: who is left decides. Only waiting for a deadline is a reason not to.
  func finishSequence() {
    guard engaged.allSatisfy(\.touches.isEmpty) else { return }
    cancelActive()
    while engaged.allSatisfy({ $0.deadline == nil }),
      let id = Arbitration.leftOver(among: contenders), let last = self[id]
    {
      last.enter(.failed)
      settle()
      cancelActive()
    }
    flush()
  }

  private func cancelActive() {
    for recognizer in engaged where recognizer.stage.isActive { recognizer.enter(.cancelled) }
  }

  /// Who is over and without touches starts again, and leaves.
  ///
  /// - Returns: those that left.
  @discardableResult func restart() -> [UIGestureRecognizer] {
    let over = engaged.filter { $0.stage.isTerminal && $0.touches.isEmpty }
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

  // MARK: Deciding

  private subscript(id: ObjectIdentifier) -> UIGestureRecognizer? {
    engaged.first { ObjectIdentifier($0) == id }
  }

  private var contenders: [Contender<ObjectIdentifier>] {
    engaged.map {
      Contender(id: ObjectIdentifier($0), state: $0.stage, wantsToRecognize: $0.wanted != nil)
    }
  }

  /// Tells a recognizer of a touch, and the others what it made of that.
  func tell(_ recognizer: UIGestureRecognizer, of touch: UITouch, with event: UIEvent) {
    receiver = recognizer
    recognizer.receive(touch, with: event)
    receiver = nil
    settle()
  }

  /// Decides all that can be decided now; while a recognizer is receiving, about that one alone.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while let decision = nextDecision, let recognizer = self[decision.id] {
      guard decision.outcome == .begin, let wanted = recognizer.wanted else {
        recognizer.enter(.failed)
        continue
      }
      let mayBegin = recognizer.mayBegin()
      // The client, when asked, may have disabled it.
      guard recognizer.stage == .possible, recognizer.wanted == wanted else { continue }
      recognizer.enter(mayBegin ? wanted : .failed)
    }
  }

  private var nextDecision: Arbitration.Decision<ObjectIdentifier>? {
    guard let receiver else { return Arbitration.next(among: contenders, relations: self) }
    guard receiver.stage == .possible else { return nil }
    let id = ObjectIdentifier(receiver)
    let contender = Contender(
      id: id, state: receiver.stage, wantsToRecognize: receiver.wanted != nil)
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

  // MARK: Actions

  func queue(_ recognizer: UIGestureRecognizer) {
    actions.append(
      Action(recognizer: recognizer, state: recognizer.stage, targets: recognizer.targets))
  }

  /// Calls the targets of every queued action, oldest first.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    while !actions.isEmpty { run(actions.removeFirst()) }
  }

  /// A recognizer that changes state twice in one event announces the first before the second.
  func flush(before recognizer: UIGestureRecognizer) {
    guard !isSettling, actions.contains(where: { $0.recognizer === recognizer }) else { return }
    let receiving = receiver
    receiver = nil
    settle()
    flush()
    receiver = receiving
  }

  /// Takes back a beginning that nobody has heard of yet; false if it is too late.
  func withdraw(_ recognizer: UIGestureRecognizer) -> Bool {
    guard receiver === recognizer, recognizer.stage.isActive, !recognizer.hasAnnounced else {
      return false
    }
    actions.removeAll { $0.recognizer === recognizer }
    return true
  }

  /// Logs a state, except the many changes.
  func note(_ state: RecognizerState, of recognizer: UIGestureRecognizer) {
    if state != .changed { log("\(recognizer.label) \(state)") }
  }

  private func run(_ action: Action) {
    let recognizer = action.recognizer
    guard recognizer.stage == action.state else { return }
    if !recognizer.hasAnnounced {
      // Cancelled before anybody heard of it: nobody will.
      guard action.state != .cancelled else { return }
      recognizer.hasAnnounced = true
      willAnnounce(recognizer)
    }
    note(action.state, of: recognizer)
    recognizer.call(action.targets, log: log)
  }
}

extension GestureArena: @MainActor ArbitrationRelations {
  func requires(_ waiter: ObjectIdentifier, toFailBefore other: ObjectIdentifier) -> Bool {
    answer(&waits, waiter, other) { $0.waits(for: $1) }
  }

  func excludes(_ winner: ObjectIdentifier, _ other: ObjectIdentifier) -> Bool {
    answer(&exclusions, winner, other) { $0.keepsOut($1) }
  }
}
