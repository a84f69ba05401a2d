import Foundation
import TestMaterial
import Testing
import UIKit
import UIKitTestSupport

/// Tests of random sequences of the actions of drivers, clients and windows on a transition.
@MainActor struct CatchFuzzTests {
  enum Kind: CaseIterable { case plain, interruptible, spring, handMade }

  @Test(
    "L-01 L-02 L-03 L-05 L-08 L-09 L-17 whatever happens in flight: no jump, one end, settled",
    arguments: Kind.allCases)
  func sequences(kind: Kind) {
    for seed in 0..<60 {
      let run = CatchFuzz(kind: kind, seed: UInt64(seed))
      for _ in 0..<3 {
        guard run.transition() else {
          Issue.record("seed \(seed) of \(kind) is stuck after \(run.steps)")
          return
        }
      }
    }
  }
}

/// A transition under random actions.
@MainActor private final class CatchFuzz {
  let play = Play(removes: false)
  let kind: CatchFuzzTests.Kind
  var random: SeededGenerator
  let driver: UIPercentDrivenInteractiveTransition
  private(set) var steps: [String] = []
  private var last: CGFloat?
  /// A frame in which the client or the window has put something elsewhere.
  private var mayJump = false
  private var height: CGFloat { play.setup.window.bounds.height }

  init(kind: CatchFuzzTests.Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    driver = play.driveLater()
    guard kind != .plain else { return }
    let animator = play.makeCatchable()
    // A client that turns its animator itself goes by where that has come to.
    animator.instead = { [unowned animator] in
      $0.completeTransition(animator.positions.last == .end)
    }
    if kind == .spring { animator.timing = UISpringTimingParameters(dampingRatio: 0.9) }
    if kind == .handMade { animator.make = { HandMadeAnimator(duration: 0.5, move: $0) } }
  }

  /// Plays a transition from start to end, and returns `false` if it does not end.
  func transition() -> Bool {
    let wasUp = play.first.presentedViewController != nil
    let before = Picture(of: play.setup.window)
    _ = play.diary.take()
    var isResized = false
    last = nil
    driver.wantsInteractiveStart = Bool.random(using: &random)
    wasUp ? play.dismiss() : play.present()
    frames(0)
    for _ in 0..<Int.random(in: 1...14, using: &random) where play.coordinator != nil {
      isResized = act() || isResized
    }
    if play.context.isInteractive {
      play.setup.run { Bool.random(using: &random) ? driver.finish() : driver.cancel() }
    }
    for _ in 0..<240 where play.coordinator != nil { frames(1) }
    guard play.coordinator == nil, play.setup.settle() else { return false }
    check(wasUp, isResized ? nil : before)
    return true
  }

  /// Performs a random action, and returns whether it was a resize.
  private func act() -> Bool {
    let choice = Int.random(in: 0..<16, using: &random)
    steps.append("\(choice)")
    switch choice {
    case 0...2: unmoved { driver.pause() }
    case 3...6: update()
    case 7: if play.context.isInteractive { unmoved { driver.finish() } }
    case 8: if play.context.isInteractive { unmoved { driver.cancel() } }
    case 9 where kind != .plain && !play.context.isInteractive:
      unmoved { play.catchable?.made?.isReversed.toggle() }
    case 10 where Int.random(in: 0..<4, using: &random) == 0:
      play.setup.run { play.context.completeTransition(Bool.random(using: &random)) }
    case 11 where Int.random(in: 0..<3, using: &random) == 0:
      mayJump = true
      play.setup.harness.resize(
        to: CGSize(width: 375, height: Double(Int.random(in: 250...400, using: &random) * 2)))
      frames(1)
      return true
    default: frames(.random(in: 1...6, using: &random))
    }
    return false
  }

  /// Catches, decisions and reversals move nothing by themselves.
  private func unmoved(_ body: () -> Void) {
    let y = play.secondY
    play.setup.run(body)
    guard play.coordinator != nil else { return }
    #expect(abs(play.secondY - y) < 1e-6, "\(kind) \(steps)")
    checkDim()
  }

  private func update() {
    guard play.context.isInteractive else { return }
    let step = Double.random(in: -0.15...0.15, using: &random)
    let (y, before) = (play.secondY, driver.percentComplete)
    play.setup.run { driver.update(before + step) }
    let moved = abs(driver.percentComplete - before)
    #expect(abs(play.secondY - y) <= moved * 800 + 1e-6, "\(kind) \(steps)")
    last = play.secondY
    checkDim()
  }

  private func frames(_ count: Int) {
    for _ in 0..<count {
      play.setup.frame()
      guard play.coordinator != nil, play.second.view.window != nil else { return last = nil }
      if let last, !mayJump {
        // Its own pace at the most: that of ease-out, or of a spring, led over what is left.
        let v = (kind == .spring ? 8 : 4) * height / 0.5
        #expect(abs(play.secondY - last) <= v / 60 + 1, "\(kind) \(steps)")
      }
      checkDim()
      mayJump = false
      last = play.secondY
    }
  }

  private func checkDim() {
    guard let dim = play.chrome?.dim.shownAlpha, let p = play.coordinator?.percentComplete,
      let isPresenting = play.coordinator?.viewController(forKey: .to).map({ $0 === play.second })
    else { return }
    #expect(abs(dim - (isPresenting ? p : 1 - p)) < 0.01, "\(kind) \(steps)")
  }

  private func check(_ wasUp: Bool, _ before: Picture?) {
    let lines = play.diary.take()
    let ends = lines.filter { $0.hasPrefix("animationEnded") }
    #expect(ends.count == 1, "\(kind) \(steps)")
    let completed = ends.first == "animationEnded true"
    let isUp = play.first.presentedViewController != nil
    #expect(isUp == (completed != wasUp), "\(kind) \(steps)")
    #expect(lines.filter { $0.hasPrefix("coordinator ") }.count == 1)
    if !completed, let before {
      #expect(Picture(of: play.setup.window) == before, "\(kind) \(steps)")
    }
    if isUp {
      #expect(play.second.view.frame.minY == 0, "\(kind) \(steps)")
      #expect(play.secondY == 0, "\(kind) \(steps)")
      #expect(play.chrome?.dim.shownAlpha == 1, "\(kind) \(steps)")
    }
    #expect(play.setup.violations.isEmpty, "\(kind) \(steps)")
    // The client ended it itself, and its animations' completion would do so once more.
    let warnings = play.setup.warnings.filter { !$0.contains("completeTransition after") }
    #expect(warnings.isEmpty, "\(kind) \(steps) \(warnings)")
    #expect(kind == .plain || play.setup.warnings.isEmpty)
  }
}
