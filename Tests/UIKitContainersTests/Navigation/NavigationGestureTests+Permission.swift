import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// Tests of when the pull from the edge is allowed.
extension NavigationGestureTests {
  @Test(
    "K-03 a pull at the root does nothing, whatever the client's delegate says, nor does it freeze")
  func root() {
    let play = NavigationSetup()
    let yes = Yes()
    play.nav.interactivePopGestureRecognizer?.delegate = yes
    for _ in 0..<3 {
      play.pull(by: 250)
      #expect(play.nav.change == nil)
      #expect(play.visible == "a")
      play.release()
      play.setup.settle()
    }
    let b = play.push("b")
    play.setup.settle()
    play.pull(by: 300)
    #expect(play.x(b) == 300)
    play.release()
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
  }

  @Test(
    "L-06 the gesture works iff its item, its delegate and isEnabled allow it and a page is below"
  )
  func allowed() {
    let play = NavigationSetup(depth: 2)
    let gesture = play.nav.interactivePopGestureRecognizer!
    let item = play.nav.topViewController!.navigationItem
    func pulls() -> Bool {
      play.pull(by: 60)
      defer {
        play.release()
        play.setup.settle()
      }
      return play.nav.change != nil
    }
    #expect(pulls())
    item.hidesBackButton = true
    #expect(!pulls())
    item.hidesBackButton = false
    item.leftBarButtonItem = UIBarButtonItem(title: "Close")
    #expect(!pulls())
    item.leftBarButtonItem = nil
    gesture.isEnabled = false
    #expect(!pulls())
    gesture.isEnabled = true
    let no = No()
    gesture.delegate = no
    #expect(!pulls())
    gesture.delegate = nil
    #expect(pulls())
    #expect(play.faults == [])
  }

  @Test("K-03 the gesture works after popToRoot and a push")
  func afterRoot() {
    let play = NavigationSetup(depth: 3)
    play.setup.run { _ = play.nav.popToRootViewController(animated: true) }
    play.setup.settle()
    let b = play.push("b")
    play.setup.settle()
    play.pull(by: 200)
    #expect(play.x(b) == 200)
    play.release()
    play.setup.settle()
    #expect(play.names == "a")
    #expect(play.faults == [])
  }

  @Test("K-04 a client's pan that requires the pop's failure has the middle, and the pop the edge")
  func required() {
    let play = NavigationSetup(depth: 2)
    let top = play.nav.topViewController!
    let pan = UIPanGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    let receiver = Recorder { states.append($0.state) }
    pan.addTarget(receiver, action: Selector(Recorder.record))
    pan.require(toFail: play.nav.interactivePopGestureRecognizer!)
    top.view.addGestureRecognizer(pan)
    play.pull(by: 60)
    #expect(states.isEmpty)
    #expect(play.x(top) == 60)
    play.release()
    play.setup.settle()
    play.press(x: 150)
    play.move(by: 20, frames: 4)
    #expect(states.first == .began)
    #expect(play.nav.change == nil)
    play.release()
    play.setup.settle()
    #expect(play.faults == [])
  }

  @Test("a list under the pointer waits at the edge for the pop, and nowhere else")
  func list() {
    let play = NavigationSetup(depth: 2)
    let top = play.nav.topViewController!
    let list = UIScrollView(frame: top.view.bounds)
    list.contentSize = CGSize(width: 375, height: 3000)
    list.contentOffset.y = 500
    top.view.addSubview(list)
    play.pull(by: 60)
    #expect(play.x(top) == 60)
    #expect(list.contentOffset.y == 500)
    play.release()
    play.setup.settle()
    play.press(x: 200)
    play.setup.drag(to: CGPoint(x: 200, y: 200), over: 0.2)
    #expect(list.contentOffset.y > 550)
    #expect(play.nav.change == nil)
    play.release()
    play.setup.settle()
  }
}

@MainActor private final class Yes: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
@MainActor private final class No: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
@MainActor private final class Recorder: NSObject {
  let onEvent: (UIGestureRecognizer) -> Void
  init(_ onEvent: @escaping (UIGestureRecognizer) -> Void) { self.onEvent = onEvent }
  func record(_ recognizer: UIGestureRecognizer) { onEvent(recognizer) }
}
