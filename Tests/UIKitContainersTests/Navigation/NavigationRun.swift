import Foundation
import GlissadeGestures
import TestMaterial
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// A sequence of fifty random actions on one stack.
@MainActor final class NavigationRun: RandomRun {
  private let play: NavigationSetup
  var random: SeededGenerator
  private var history: [String] = []
  private var pageCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    play = NavigationSetup(depth: Int(seed % 4) + 1)
  }

  func play(_ count: Int) -> String? {
    for index in 0..<count {
      act()
      if chance(3), index < count - 1 {
        play.setup.frames(integer(0...20))
        continue
      }
      lift()
      guard play.setup.settle() else { return "never rests: \(history.suffix(8))" }
      let faults =
        play.faults + idleFaults(play.setup, pagesView: play.nav.pagesView, in: play.nav.view)
      if !faults.isEmpty { return "\(faults) after \(history.suffix(8))" }
    }
    return gestureFault
  }

  /// L-06: A pull from the edge goes back if and only if there is a page to go back to.
  private var gestureFault: String? {
    let depth = play.nav.viewControllers.count
    play.pull(by: 300)
    play.release()
    play.setup.settle()
    let after = play.nav.viewControllers.count
    return after == max(1, depth - 1)
      ? nil : "L-06 a pull at depth \(depth) leads to \(after) after \(history.suffix(8))"
  }

  // MARK: Acts

  private func act() {
    let animated = !chance(4)
    switch integer(0...15) {
    case 0...2: push(animated)
    case 3, 4:
      play.pop(animated: animated)
      history.append("pop \(animated)")
    case 5:
      let target = play.nav.viewControllers.randomElement(using: &random)!
      play.setup.run { _ = play.nav.popToViewController(target, animated: animated) }
      history.append("pop to \(target.title ?? "") \(animated)")
    case 6:
      play.setup.run { _ = play.nav.popToRootViewController(animated: animated) }
      history.append("root \(animated)")
    case 7: set(animated)
    case 8:
      play.press(key: "Escape")
      history.append("escape")
    case 9:
      lift()
      play.setup.harness.tap(at: CGPoint(x: number(4...60), y: 22))
      history.append("back")
    case 10:
      play.setup.run {
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
    play.setup.run { play.nav.pushViewController(page, animated: animated) }
    history.append("push \(page.title ?? "") \(animated)")
  }

  private func set(_ animated: Bool) {
    var pages = play.nav.viewControllers.shuffled(using: &random).prefix(integer(0...3)) + []
    if pages.isEmpty || chance(2) { pages.append(newPage()) }
    play.setup.run { play.nav.setViewControllers(Array(pages), animated: animated) }
    history.append("set \(pages.map { $0.title ?? "" }) \(animated)")
  }

  private func resize() {
    resize(play.setup)
    history.append("resize")
  }

  // MARK: The pointer

  private var isDown = false

  /// Presses at the edge or anywhere, moves to and fro, and releases, at once, after a rest, or
  /// never.
  private func stroke() {
    lift()
    play.press(x: chance(2) ? number(0...18) : number(20...370), y: number(50...660))
    isDown = true
    for _ in 0..<integer(0...3) {
      play.move(by: number(-200...300), frames: integer(1...12))
    }
    if chance(2) { play.setup.frames(6) }
    history.append("stroke to \(play.pointer.x)")
    if chance(8) {
      play.setup.loseFocus()
      play.setup.frame()
      history.append("lost")
    }
    if !chance(4) { lift() }
  }

  private func lift() {
    if isDown { play.release() }
    isDown = false
  }
}
