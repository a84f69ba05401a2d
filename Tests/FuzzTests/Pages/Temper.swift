import GlissadeTesting
import TestMaterial

/// Something that a client overrides or hands over, and that the framework calls.
enum Moment: CaseIterable {
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  case presentationWillBegin, presentationDidEnd, dismissalWillBegin, dismissalDidEnd
  case containerDidLayout, coordinatorCompletion, animationEnded, completion
}

/// What curtain pages do beside their work when they are called: presenting and dismissing where no
/// client should.
@MainActor final class Temper {
  /// The page, and its depth.
  var strike: (CurtainPage, Moment) -> Void = { _, _ in }

  static func calm() -> Temper { Temper() }

  /// Now and then presents or dismisses, from anywhere.
  static func rude(seed: UInt64) -> Temper {
    let temper = Temper()
    var random = SeededGenerator(seed: seed)
    temper.strike = { page, _ in
      guard Int.random(in: 0..<12, using: &random) == 0 else { return }
      page.act(Action.allCases.randomElement(using: &random) ?? .present)
    }
    return temper
  }

  /// Acts once: when a page of that depth is called for the given time.
  static func once(_ action: Action, at moment: Moment, depth: Int, time: Int) -> Temper {
    let temper = Temper()
    var calls = 0
    temper.strike = { page, called in
      guard called == moment, page.depth == depth else { return }
      calls += 1
      if calls == time { page.act(action) }
    }
    return temper
  }

  enum Action: CaseIterable { case present, dismiss, presentThenDismiss, dismissThenPresent }
}

extension CurtainPage {
  func act(_ action: Temper.Action) {
    switch action {
    case .present: open(animated: true)
    case .dismiss: close(animated: true)
    case .presentThenDismiss:
      open(animated: true)
      close(animated: true)
    case .dismissThenPresent:
      close(animated: true)
      open(animated: true)
    }
  }
}
