import Foundation
import Testing
import UIKit

/// Tests of random pulls, pushes, flicks, taps and lost focus: the pages come to rest and stay
/// usable.
@MainActor struct PullDownFuzzTests {
  @Test(
    "L-01 L-03 L-04 L-08 500 random gestures: never stuck, no stray container, callbacks balanced")
  func randomGestures() {
    let play = PullDownSetup()
    var random = PullRandom(state: 2024)
    for index in 0..<500 {
      gesture(play, &random)
      guard play.setup.settle() else {
        Issue.record("gesture \(index) is stuck")
        return
      }
      #expect(play.first.transitionCoordinator == nil)
      #expect(play.setup.window.subviews.count == 1)
      let top: UIView = play.second?.view ?? play.first.view
      #expect(top.window != nil)
      #expect(top.layer.shownFrame == play.setup.window.bounds)
      #expect(top.layer.animationKeys() == nil)
    }
    #expect(play.setup.violations.isEmpty)
    #expect(play.first.decisions.contains(true))
    #expect(play.first.decisions.contains(false))
    // The pages still respond after any input.
    if play.second != nil {
      play.setup.run { play.first.dismiss(animated: true) }
      play.setup.settle()
    }
    play.raise()
    #expect(play.isPresented)
  }

  private func gesture(_ play: PullDownSetup, _ random: inout PullRandom) {
    play.press(y: .random(in: 20...640, using: &random))
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      play.move(
        by: .random(in: -400...400, using: &random), frames: .random(in: 1...12, using: &random))
      if Int.random(in: 0..<6, using: &random) == 0 { play.setup.frames(6) }
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: play.setup.loseFocus()
    case 1: play.setup.run { play.second?.dismiss(animated: true) }
    case 2: play.setup.harness.tap(at: CGPoint(x: 187, y: 622))
    default: break
    }
    play.release()
    // Sometimes the next touch begins while this page still leaves.
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    play.setup.frames(.random(in: 1...10, using: &random))
    play.press(y: 300)
    play.move(by: .random(in: -200...200, using: &random), frames: 4)
    play.release()
  }
}

private struct PullRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
