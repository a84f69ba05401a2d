import Foundation
import TestMaterial
import Testing
import UIKit
import UIKitTestSupport

/// Tests of random selections, gestures, cancels, covers, and callbacks that start more of them.
@MainActor @Suite("Containers at random")
struct ContainerFuzzTests {
  @Test(
    "L-06 L-08 K-07 K-10 after any sequence selection, children, what shows and callbacks agree",
    arguments: ContainerSetup.Kind.allCases)
  func random(kind: ContainerSetup.Kind) {
    for seed in 0..<UInt64(RandomCount.requested(or: 500) / 2) {
      let history = CallHistory(kind, seed: seed)
      let faults = history.run()
      if !faults.isEmpty {
        Issue.record("seed \(seed), \(kind): \(faults)\n\(history.acts.joined(separator: "\n"))")
        return
      }
    }
  }
}

/// A random sequence of actions.
@MainActor private final class CallHistory {
  private let play: ContainerSetup
  private var random: SeededGenerator
  private(set) var acts: [String] = []
  private static let moments = [
    "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear",
  ]

  init(_ kind: ContainerSetup.Kind, seed: UInt64) {
    play = ContainerSetup(kind, duration: 0.2)
    // An animator that removes no view: after a late report of its end, it would interfere with the
    // next change.
    if kind == .plain { play.container.animator = PageSlide(step: 1) }
    random = SeededGenerator(seed: seed)
  }

  private func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

  /// - Returns: The disagreements at the end.
  func run() -> [String] {
    for _ in 0..<number(3..<10) { act() }
    disarm()
    if play.container.transitionCoordinator?.isInteractive ?? false { play.driver.finish() }
    play.container.dismiss(animated: false)
    guard play.setup.settle() else { return ["something never rests"] }
    if play.container.presentedViewController != nil {
      play.setup.run { play.container.dismiss(animated: false) }
      play.setup.settle()
    }
    return play.disagreements
  }

  private func disarm() {
    play.container.onEnd = { _ in }
    for page in play.pages { page.onCallback = { _ in } }
  }

  private func act() {
    switch number(0..<16) {
    case 0..<3: begin(number(0..<3), isHeld: false)
    case 3..<6: begin(number(0..<3), isHeld: true)
    case 6: note("at once") { play.select(number(0..<3), animated: false) }
    case 7, 8:
      let part = Double(number(-2..<13)) / 10
      note("update \(part)") { play.driver.update(part) }
    case 9: note("finish") { play.driver.finish() }
    case 10: note("cancel") { play.driver.cancel() }
    case 11: note("pause") { play.driver.pause() }
    case 12: arm()
    case 13: cover()
    case 14:
      let completes = number(0..<2) == 0
      note("complete \(completes)") { play.container.context?.completeTransition(completes) }
    default:
      let count = number(1..<14)
      note("\(count) frames") { play.setup.frames(count) }
    }
  }

  private func note(_ name: String, _ body: () -> Void) {
    acts.append(name)
    play.setup.run(body)
  }

  private func begin(_ index: Int, isHeld: Bool) {
    note(isHeld ? "hold \(index)" : "select \(index)") { play.select(index, isHeld: isHeld) }
  }

  private func cover() {
    note("cover") {
      play.container.present(.covering(), animated: false)
      play.setup.frames(number(0..<4))
      play.container.dismiss(animated: false)
      play.setup.frames(number(0..<3))
    }
  }

  /// Starts another change at the next callback of a page, or at the end of a change.
  private func arm() {
    let (deed, goal) = (number(0..<4), number(0..<3))
    let act: () -> Void = { [unowned self] in
      disarm()
      acts.append("… does \(deed), \(goal)")
      switch deed {
      case 0: play.container.select(goal)
      case 1: play.container.select(goal, isHeld: true)
      case 2: play.container.select(goal, animated: false)
      default: play.container.context?.completeTransition(goal == 0)
      }
    }
    let choice = number(0..<6)
    acts.append("arm \(choice)")
    guard choice < 5 else {
      play.container.onEnd = { _ in act() }
      return
    }
    let moment = Self.moments[choice]
    play.pages[number(0..<3)].onCallback = { if $0 == moment { act() } }
  }
}
