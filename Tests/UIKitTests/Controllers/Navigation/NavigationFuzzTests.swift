import Foundation
import GlissadeGestures
import TestMaterial
import Testing

@testable import UIKit

/// Stacks changed at random: by calls, by the bar, by keys, by pulls, catches and cancels.
@MainActor @Suite("Navigation at random")
struct NavigationFuzzTests {
  @Test("L-06 L-08 K-03 whatever is done, stack, screen, bar and callbacks agree when it is over")
  func random() {
    var left = RandomCount.requested(or: 500)
    var seed: UInt64 = 1
    while left > 0 {
      let run = NavigationRun(seed: seed)
      if let failure = run.play(min(left, 50)) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      left -= 50
      seed += 1
    }
  }
}

/// Fifty acts on one stack.
@MainActor private final class NavigationRun {
  private let play: NavigationStage
  private var random: SeededGenerator
  private var story: [String] = []
  private var pageCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    play = NavigationStage(depth: Int(seed % 4) + 1)
  }

  /// What was done last, and what is wrong then; nil if nothing is.
  func play(_ count: Int) -> String? {
    for index in 0..<count {
      act()
      if chance(3), index < count - 1 {
        play.stage.frames(integer(0...20))
        continue
      }
      lift()
      guard play.stage.settle() else { return "never rests: \(story.suffix(8))" }
      let faults = play.faults + idleFaults
      if !faults.isEmpty { return "\(faults) after \(story.suffix(8))" }
    }
    return gestureFault
  }

  /// Nothing is left of what has gone.
  private var idleFaults: [String] {
    let host = play.stage.scene.layerHost
    var faults: [String] = []
    if host.population > 0 { faults.append("\(host.population) animations are left") }
    if play.nav.pagesView.subviews.count > 1 { faults.append("L-01 stray views") }
    if play.nav.view.subviews.count != 2 { faults.append("L-01 stray views around the pages") }
    return faults
  }

  /// L-06: a pull from the edge goes back iff there is something to go back to.
  private var gestureFault: String? {
    let depth = play.nav.viewControllers.count
    play.pull(by: 300)
    play.release()
    play.stage.settle()
    let after = play.nav.viewControllers.count
    return after == max(1, depth - 1)
      ? nil : "L-06 a pull at depth \(depth) leads to \(after) after \(story.suffix(8))"
  }

  // MARK: Acts

  private func act() {
    let animated = !chance(4)
    switch integer(0...15) {
    case 0...2: push(animated)
    case 3, 4:
      play.pop(animated: animated)
      story.append("pop \(animated)")
    case 5:
      let target = play.nav.viewControllers.randomElement(using: &random)!
      play.stage.run { _ = play.nav.popToViewController(target, animated: animated) }
      story.append("pop to \(target.title ?? "") \(animated)")
    case 6:
      play.stage.run { _ = play.nav.popToRootViewController(animated: animated) }
      story.append("root \(animated)")
    case 7: set(animated)
    case 8:
      play.press(key: "Escape")
      story.append("escape")
    case 9:
      lift()
      play.stage.harness.tap(at: CGPoint(x: number(4...60), y: 22))
      story.append("back")
    case 10:
      play.stage.run {
        play.nav.setNavigationBarHidden(chance(2), animated: animated)
        play.nav.isNavigationBarHidden = false
      }
    case 11: resize()
    default: stroke()
    }
  }

  private func newPage() -> UIViewController {
    pageCount += 1
    return play.page("\(pageCount)")
  }

  private func push(_ animated: Bool) {
    let gone = play.nav.children.filter { !play.nav.viewControllers.contains($0) }
    let page = chance(2) ? gone.first ?? newPage() : newPage()
    play.stage.run { play.nav.pushViewController(page, animated: animated) }
    story.append("push \(page.title ?? "") \(animated)")
  }

  private func set(_ animated: Bool) {
    var pages = play.nav.viewControllers.shuffled(using: &random).prefix(integer(0...3)) + []
    if pages.isEmpty || chance(2) { pages.append(newPage()) }
    play.stage.run { play.nav.setViewControllers(Array(pages), animated: animated) }
    story.append("set \(pages.map { $0.title ?? "" }) \(animated)")
  }

  private func resize() {
    play.stage.harness.resize(to: CGSize(width: CGFloat(integer(2...6)) * 100, height: 500))
    play.stage.frame()
    play.stage.harness.resize(to: CGSize(width: 375, height: 667))
    story.append("resize")
  }

  // MARK: The finger

  private var isDown = false

  /// Presses at the edge or anywhere, moves to and fro, and lets go, at once, after a rest, or never.
  private func stroke() {
    lift()
    play.press(x: chance(2) ? number(0...18) : number(20...370), y: number(50...660))
    isDown = true
    for _ in 0..<integer(0...3) {
      play.move(by: number(-200...300), frames: integer(1...12))
    }
    if chance(2) { play.stage.frames(6) }
    story.append("stroke to \(play.finger.x)")
    if chance(8) {
      play.stage.loseFocus()
      play.stage.frame()
      story.append("lost")
    }
    if !chance(4) { lift() }
  }

  private func lift() {
    if isDown { play.release() }
    isDown = false
  }

  private func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }
  private func chance(_ oneIn: Int) -> Bool { integer(1...oneIn) == 1 }
}
