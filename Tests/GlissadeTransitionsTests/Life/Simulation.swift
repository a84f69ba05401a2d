@testable import GlissadeTransitions

/// A transition without views: two controllers, a container, and what happens to them.
struct Simulation {
  /// A controller with the checker of its callbacks (L-08).
  struct Controller {
    var state: AppearanceState
    var checker = AppearanceChecker()
    var violations: [String] = []

    init(hasAppeared: Bool) {
      state = .disappeared
      if hasAppeared {
        receive(.willAppear)
        receive(.didAppear)
      }
    }

    /// Returns whether the controller receives the callback in its state.
    @discardableResult mutating func receive(_ callback: AppearanceScript.Callback) -> Bool {
      guard let next = state.after(callback) else { return false }
      state = next
      let calls: [AppearanceChecker.Callback] =
        switch callback {
        case .willAppear: [.viewWillAppear]
        case .didAppear: [.viewIsAppearing, .viewDidAppear]
        case .willDisappear: [.viewWillDisappear]
        case .didDisappear: [.viewDidDisappear]
        }
      for call in calls { if let fault = checker.observe(call) { violations.append(fault) } }
      return true
    }
  }

  let rules: TransitionReducer
  var startsInteractively = false
  var container = AppearanceState.appeared
  /// Events that client code sends from inside an effect, by the number of the effect.
  var events: [Int: TransitionEvent] = [:]

  private(set) var state = TransitionState.starting
  private(set) var leaving = Controller(hasAppeared: true)
  private(set) var arriving = Controller(hasAppeared: false)
  /// The effects that were performed, and the callbacks that were received.
  private(set) var effects: [TransitionEffect] = []
  private(set) var callbacks: [String] = []
  private var tookLastStep = false

  init(_ rules: TransitionReducer) { self.rules = rules }

  /// Begins as UIKit does; what is not played is completed at once.
  mutating func begin() {
    send(.enter)
    send(.prepare)
    if !rules.isPlayed { send(.complete(.finishes)) }
  }

  @discardableResult mutating func send(_ event: TransitionEvent) -> Bool {
    guard let next = rules.reduce(state, event) else { return false }
    state = next.state
    for effect in next.effects where effect.isDue(in: state) { perform(effect) }
    if event.isCompletion { send(.end) }
    return true
  }

  private mutating func perform(_ effect: TransitionEffect) {
    if case .appearance(let step) = effect {
      tookLastStep = step.conditions.allSatisfy { holds($0, for: step.role) }
      guard tookLastStep else { return }
      effects.append(effect)
      receive(step)
    } else {
      effects.append(effect)
    }
    if let event = events.removeValue(forKey: effects.count - 1) { send(event) }
    if effect == .start { send(.begin(interactive: startsInteractively)) }
  }

  private mutating func receive(_ step: AppearanceScript.Step) {
    let isReceived =
      switch step.role {
      case .leaving: leaving.receive(step.callback)
      case .arriving: arriving.receive(step.callback)
      }
    if isReceived { callbacks.append("\(step.role) \(step.callback)") }
  }

  private func holds(_ condition: AppearanceScript.Condition, for role: AppearanceScript.Role)
    -> Bool
  {
    switch condition {
    case .isUnderWay: state.isUnderWay
    case .isNewest: true
    case .followsPrevious: tookLastStep
    case .containerIsVisible: container.isVisible
    case .containerHasAppeared: container == .appeared
    case .isDisappearing: (role == .leaving ? leaving : arriving).state == .disappearing
    }
  }
}
