import Testing

@testable import GlissadeTransitions

/// The rules of a transition of some kind, with a name for messages.
struct Rules: Sendable, CustomTestStringConvertible {
  let name: String
  let rules: TransitionReducer
  var testDescription: String { name }

  static func presentation(_ kind: TransitionKind, removes: Bool) -> Rules {
    Rules(
      name: "\(kind)\(removes ? "" : " over the presenter")",
      rules: TransitionReducer(presentation: kind, includesPresenter: removes))
  }

  static func children(
    _ kind: TransitionKind, enters: Bool, leaves: Bool, movesChildren: Bool = true
  ) -> Rules {
    Rules(
      name: "\(kind)\(movesChildren ? "" : " in a container that moves its children itself")",
      rules: TransitionReducer(
        children: kind, enters: enters, leaves: leaves, movesChildren: movesChildren))
  }

  static let push = children(.push, enters: true, leaves: false)
  static let pop = children(.pop, enters: false, leaves: true)
  static let tab = children(.tab, enters: false, leaves: false)
  static let custom = children(.custom, enters: true, leaves: true)
  static let page = children(.page, enters: true, leaves: true)

  /// Every kind of transition, played by an animator.
  static let played: [Rules] =
    [TransitionKind.present, .dismiss].flatMap { kind in
      [true, false].map { presentation(kind, removes: $0) }
    } + [
      push, pop, tab, custom,
      children(.push, enters: true, leaves: false, movesChildren: false),
      children(.pop, enters: false, leaves: true, movesChildren: false),
    ]

  /// Every kind that nothing plays: it is completed at once, or, a page's turn, by a scroll view.
  static let atOnce: [Rules] = (played + [page]).filter { !$0.rules.kind.isPresentation }.map {
    var rules = $0.rules
    rules.isPlayed = false
    return Rules(name: "\($0.name) at once", rules: rules)
  }

  static let all = played + atOnce
}

extension TransitionEvent {
  /// Every event, with values that differ in tests.
  static let all: [TransitionEvent] =
    [
      .enter, .prepare, .begin(interactive: true), .begin(interactive: false), .update(0.25),
      .pause(at: 0.75), .end,
    ] + TransitionOutcome.allCases.flatMap { [.decide($0), .complete($0)] }

  var isCompletion: Bool {
    if case .complete = self { true } else { false }
  }
}

extension TransitionEffect {
  /// A short name, without conditions.
  var name: String {
    switch self {
    case .containment(.add(let role)): "add \(role)"
    case .containment(.announceRemoval(let role)): "\(role) willMove(nil)"
    case .containment(.remove(let role)): "remove \(role)"
    case .containment(.confirm(let role)): "\(role) didMove"
    case .appearance(let step): "\(step.role) \(step.callback)"
    case .beginChange(let outcome): "beginChange \(outcome)"
    case .stop(let outcome): "stop \(outcome)"
    case .placeViews(let outcome): "views \(outcome)"
    case .commit(let outcome): "commit \(outcome)"
    case .didEnd(let outcome): "didEnd \(outcome)"
    case .animationEnded(let outcome): "animationEnded \(outcome)"
    case .complete(let outcome): "completion \(outcome)"
    default: "\(self)"
    }
  }
}
