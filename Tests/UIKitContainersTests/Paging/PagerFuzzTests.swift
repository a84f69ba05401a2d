import Foundation
import GlissadeGestures
import TestMaterial
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitContainers

/// Tests of random changes: swipes, taps, catches, cancels, keys, sizes, covers, and pages set by
/// the program.
@MainActor @Suite("Paging at random")
struct PagerFuzzTests {
  @Test(
    "A-15 K-08 L-01 L-08 whatever is done, page, viewControllers and callbacks agree at rest",
    arguments: 1...6)
  func random(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let play = PagerSetup(count: seed == 3 ? 2 : 6, first: 1, dots: seed % 2 == 0 ? 6 : 0)
    play.isEndless = seed % 3 == 0
    var states: [Int: String] = [1: "didAppear"]
    var history: [String] = []
    for _ in 0..<60 {
      history.append(act(on: play, &random))
      if Int.random(in: 0..<3, using: &random) > 0 {
        play.setup.frames(Int.random(in: 0...20, using: &random))
        continue
      }
      #expect(play.setup.settle(), "never rests: \(history.suffix(6))")
      for line in play.diary.take() {
        let words = line.split(separator: " ").map(String.init)
        if words.count == 2, words[1].hasSuffix("ppear"), let number = Int(words[0]) {
          states[number] = words[1]
        }
      }
      let shown = play.shown ?? -1
      #expect(
        play.visible == [shown],
        "\(seed): \(play.visible), \(shown) at \(play.x(shown) ?? .nan): \(history.suffix(6))")
      #expect(
        abs(play.x(shown) ?? .nan) < 1e-9,
        "\(seed): \(play.visible), \(shown) at \(play.x(shown) ?? .nan): \(history.suffix(6))")
      let scroll = play.pager.scrollView
      #expect(scroll.contentOffset == scroll.offset(of: play.pager.slot))
      #expect(play.pager.children == [play.pages[shown]], "\(seed): \(history.suffix(6))")
      for (number, state) in states {
        #expect(
          state == (number == shown ? "didAppear" : "didDisappear"),
          "\(seed): page \(number) \(state), \(shown) shows: \(history.suffix(6))")
      }
      #expect(play.isSound, "\(seed): \(play.setup.violations) \(play.setup.warnings)")
      #expect(play.pager.turn == nil)
      #expect(play.pager.waiting == nil)
    }
  }

  /// Performs a random action, and returns its description.
  private func act(on play: PagerSetup, _ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<13, using: &random) {
    case 0..<6: return stroke(on: play, &random)
    case 6:
      let number = Int.random(in: 0..<play.pages.count, using: &random)
      let animated = Bool.random(using: &random)
      play.set(number, Bool.random(using: &random) ? .forward : .reverse, animated: animated)
      return "set \(number) \(animated)"
    case 7:
      play.press(Bool.random(using: &random) ? "Left" : "Right")
      return "key"
    case 8:
      let delta = Bool.random(using: &random) ? 60.0 : -60
      play.setup.harness.send(
        .wheel(at: CGPoint(x: 100, y: 100), deltaX: delta, deltaY: 0, t: play.setup.now))
      return "wheel \(delta)"
    case 9:
      let width = CGFloat(Int.random(in: 2...6, using: &random) * 100)
      play.setup.harness.resize(to: CGSize(width: width, height: 600))
      play.setup.frame()
      play.setup.harness.resize(to: CGSize(width: 375, height: 667))
      return "resize \(width)"
    case 10:
      play.setup.harness.tap(at: CGPoint(x: 187, y: 330))
      return "tap"
    case 11:
      let cover = UIViewController.covering()
      play.setup.run { play.pager.present(cover, animated: false) }
      play.setup.frames(Int.random(in: 2...5, using: &random))
      play.setup.run { cover.dismiss(animated: false) }
      play.setup.frames(2)
      return "cover"
    default:
      play.setup.frames(Int.random(in: 0...30, using: &random))
      return "wait"
    }
  }

  /// Presses, moves to and fro, and releases, at once, after a rest, or by losing the window.
  private func stroke(on play: PagerSetup, _ random: inout SeededGenerator) -> String {
    var x = CGFloat.random(in: 30...340, using: &random)
    play.setup.down(x, 100)
    play.setup.frames(Int.random(in: 0...2, using: &random))
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      x = CGFloat.random(in: -100...475, using: &random)
      play.setup.drag(
        to: CGPoint(x: x, y: 100), over: Double.random(in: 0.03...0.3, using: &random))
    }
    if Bool.random(using: &random) { play.setup.frames(6) }
    if Int.random(in: 0..<8, using: &random) == 0 {
      play.setup.loseFocus()
      play.setup.frame()
    }
    play.setup.up()
    play.setup.frame()
    return "stroke to \(x)"
  }
}
