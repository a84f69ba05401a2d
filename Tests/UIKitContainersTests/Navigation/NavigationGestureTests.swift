import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the pull from the edge, and of the pointer that catches pages in flight.
@MainActor @Suite("Navigation: gesture")
struct NavigationGestureTests {
  @Test(
    "M-43 F-06 the page is where the pointer has it, in every frame, and the one below gives way")
  func follows() {
    let play = NavigationSetup(depth: 2)
    let top = play.nav.topViewController!
    play.pull()
    #expect(play.x(top) == 0)
    #expect(play.visible == "ab")
    for distance in [200.0, -120, 260, -400] {
      let start = play.pointer.x - 10
      play.move(by: distance, frames: 12) {
        let expected = min(max(start + $0, 0), 375)
        #expect(abs(play.x(top)! - expected) < 1e-9)
        #expect(abs(play.x(play.root)! + 0.3 * (375 - expected)) < 1e-9)
      }
    }
    #expect(play.names == "ab")
    #expect(play.nav.topViewController === top)
  }

  @Test(
    "M-10 past the middle, as projected, it goes; else it comes back",
    arguments: [
      (170.0, 0.0, false), (200, 0, true), (60, 500, true), (60, 150, false), (300, -500, false),
    ])
  func decision(distance: CGFloat, speed: CGFloat, goes: Bool) {
    let play = NavigationSetup(depth: 2)
    play.pull()
    let flick = speed / 60 * 8
    play.move(by: distance - flick, frames: 20)
    if speed == 0 { play.setup.frames(6) } else { play.move(by: flick, frames: 8) }
    play.release()
    play.setup.settle()
    #expect(play.names == (goes ? "a" : "ab"))
    #expect(play.faults == [])
  }

  @Test(
    "H-06 M-44 released, it is as fast as the pointer, in both directions",
    arguments: [
      (60.0, 400.0), (60, 900), (60, 1500), (300, -700), (300, -1500),
    ])
  func handOver(start: CGFloat, speed: CGFloat) {
    let play = NavigationSetup(depth: 2)
    let top = play.nav.topViewController!
    play.pull()
    play.move(by: start, frames: 20)
    play.setup.frames(6)
    play.move(by: speed / 60 * 5, frames: 5)
    let released = play.x(top)!
    play.release()
    let host = play.setup.scene.layerHost
    // The last frame has shown the pointer's latest movement. From there on the page moves by
    // itself (M-48).
    let first = play.x(top)!
    host.setNow(play.setup.now - 1.0 / 60 + 1e-6)
    let derivative = (play.x(top)! - released) / 1e-6
    host.setNow(play.setup.now)
    #expect(abs(derivative / speed - 1) < 0.01)
    let goal = speed > 0 ? 375.0 : 0
    let spring = HandOffSpring(velocity: speed, distance: goal - released)
    let motion = spring.motion(from: released, to: goal)
    #expect(abs(first - motion.value(at: 1.0 / 60)) < 1)
    play.setup.frame()
    #expect(abs(play.x(top)! - motion.value(at: 2.0 / 60)) < 1)
    play.setup.settle()
    #expect(play.faults == [])
  }

  @Test(
    "L-12 L-09 a push or pop in flight stops under a touch within a frame, and stays",
    arguments: [
      true, false,
    ])
  func caught(isPush: Bool) {
    let play = NavigationSetup(depth: isPush ? 1 : 2)
    let page = isPush ? play.push("b") : play.nav.topViewController!
    if !isPush { play.pop() }
    for wait in [2, 5, 9] {
      play.setup.frames(wait)
      // This is its visible position at the touch (M-49).
      let expected = play.x(page)!
      play.press(x: 200)
      let held = play.x(page)!
      #expect(abs(held - expected) < 1e-6)
      play.setup.frames(5)
      #expect(play.x(page) == held)
      // It follows the pointer exactly in both directions.
      play.move(by: 40, frames: 4) { #expect(abs(play.x(page)! - min(held + $0, 375)) < 1e-9) }
      play.move(by: -40, frames: 4)
      #expect(abs(play.x(page)! - held) < 1e-9)
      play.setup.frames(6)
      play.release()
    }
    play.setup.settle()
    #expect(play.faults == [])
  }

  @Test("L-12 only touched, it continues where it was going", arguments: [true, false])
  func onlyTouched(isPush: Bool) {
    let play = NavigationSetup(depth: isPush ? 1 : 2)
    if isPush { play.push("b") } else { play.pop() }
    play.setup.frames(3)
    play.press(x: 200)
    play.release()
    play.setup.settle()
    #expect(play.names == (isPush ? "ab" : "a"))
    #expect(play.faults == [])
  }

  @Test("L-12 a push is thrown back to the right, a pop to the left, at the pointer's speed")
  func thrownBack() {
    for isPush in [true, false] {
      let play = NavigationSetup(depth: isPush ? 1 : 2)
      let page = isPush ? play.push("b") : play.nav.topViewController!
      if !isPush { play.pop() }
      play.setup.frames(8)
      play.press(x: 200)
      play.move(by: isPush ? 80 : -80, frames: 4)
      let released = play.x(page)!
      play.release()
      play.setup.frame()
      #expect((play.x(page)! - released) * (isPush ? 1 : -1) > 0)
      play.setup.settle()
      #expect(play.names == (isPush ? "a" : "ab"))
      #expect(play.faults == [])
    }
  }

  @Test("L-04 a pull reverted leaves no trace, and the same pull gives the same frames again")
  func trace() {
    let play = NavigationSetup(depth: 2)
    let top = play.nav.topViewController!
    func run() -> [CGFloat] {
      var seen: [CGFloat] = []
      play.setup.onFrame = { seen.append(play.x(top) ?? .nan) }
      play.pull(by: 90)
      play.release()
      play.setup.settle()
      play.setup.onFrame = {}
      return seen
    }
    let before = play.nav.view.traces
    let first = run()
    #expect(play.nav.view.traces == before)
    let second = run()
    #expect(first.count == second.count)
    #expect(play.faults == [])
    #expect(zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("with reduced motion a button's change fades where it is, and a pull still pulls")
  func reduced() {
    let play = NavigationSetup()
    play.setup.scene.reducesMotion = true
    let b = play.push("b")
    play.setup.frames(6)
    #expect(play.x(b) == 0)
    #expect((0.1...0.9).contains(b.view.shownAlpha))
    play.press(x: 200)
    play.move(by: 100, frames: 4)
    #expect(play.x(b) == 0)
    play.release()
    play.setup.settle()
    #expect(play.names == "ab")
    #expect(b.view.alpha == 1)
    #expect(play.faults == [])
    play.pull(by: 100)
    #expect(play.x(b) == 100)
    play.release()
    play.setup.settle()
    #expect(play.faults == [])
  }
}

extension UIView {
  /// The values of a view and its descendants that a transition may change.
  fileprivate var traces: [String] {
    let own =
      "\(type(of: self)) \(ObjectIdentifier(self)) \(frame) \(bounds) \(transform) \(alpha) "
      + "\(isHidden) \(isUserInteractionEnabled) \(layer.animationKeys() ?? [])"
    return [own] + subviews.flatMap(\.traces)
  }
}
