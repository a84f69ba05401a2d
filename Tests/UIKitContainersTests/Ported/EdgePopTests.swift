import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The custom push and pop with a percent driver by edge pan, as commonly written.
@MainActor @Suite("Ported: edge pop")
struct EdgePopTests {
  private let delegate = EdgePopNavigationDelegate()

  private func pushed() -> (NavigationSetup, NavigationSetup.Page) {
    let play = NavigationSetup(depth: 1, delegate: delegate)
    let b = play.push("b")
    play.setup.settle()
    return (play, b)
  }

  @Test("E-04 A-12 it pushes from the right, eased out")
  func push() {
    let play = NavigationSetup(depth: 1, delegate: delegate)
    let b = play.push("b")
    #expect(play.x(b) == 375)
    play.setup.frames(15)
    let x = play.x(b)!
    #expect(x > 0)
    #expect(x < 187.5)
    #expect(abs(play.x(play.root)! + (375 - x) / 3) < 1e-6)
    play.setup.settle()
    #expect(play.visible == "b")
    #expect(play.faults == [])
    #expect(delegate.shown == ["a", "b"])
  }

  @Test("M-43 E-03 its own edge pan drives the pop: the page is under the pointer")
  func follows() {
    let (play, b) = pushed()
    play.pull()
    play.move(by: 240, frames: 24) { #expect(abs(play.x(b)! - $0) < 1e-9) }
    #expect(abs(play.x(play.root)! + (375 - 240) / 3) < 1e-9)
    #expect(abs(play.root.view.shownAlpha - (0.5 + 0.5 * 240 / 375)) < 1e-6)
    play.release()
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
    #expect(delegate.shown == ["a", "b", "finished", "a"])
  }

  @Test("K-02 A-13 E-20 released before the middle it is as before, and works again")
  func cancelled() {
    let (play, b) = pushed()
    for _ in 0..<3 {
      _ = play.diary.take()
      play.pull(by: 100)
      #expect(play.names == "ab")
      play.release()
      play.setup.settle()
      #expect(play.x(b) == 0)
      #expect(play.names == "ab")
      #expect(play.faults == [])
      #expect(
        play.appearances == [
          "b willDisappear", "a willAppear", "a isAppearing", "a willDisappear", "a didDisappear",
          "b willAppear", "b isAppearing", "b didAppear",
        ])
    }
    #expect(delegate.shown == ["a", "b", "cancelled", "cancelled", "cancelled"])
    #expect(play.root.view.window == nil)
    play.pull(by: 300)
    play.release()
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
  }

  @Test("the bar's back button plays the same pop without a pointer")
  func button() {
    let (play, b) = pushed()
    play.setup.harness.tap(at: CGPoint(x: 20, y: 22))
    play.setup.frames(6)
    #expect((1..<374).contains(play.x(b)!))
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
  }
}
