import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of the order of callbacks for changes that finish and that are reverted.
@MainActor @Suite("Navigation: callbacks")
struct NavigationCallbackTests {
  @Test("A-12 push: the old one goes first, then the new one comes", arguments: [true, false])
  func push(animated: Bool) {
    let play = NavigationSetup()
    play.push("b", animated: animated)
    play.setup.settle()
    #expect(
      play.appearances.filter { $0 != "b isAppearing" } == [
        "a willDisappear", "b willAppear", "a didDisappear", "b didAppear",
      ])
    #expect(play.faults == [])
  }

  @Test("A-12 pop by the program, and by a pointer", arguments: [true, false])
  func pop(byPointer: Bool) {
    let play = NavigationSetup(depth: 2)
    if byPointer {
      play.pull(by: 300)
      play.release()
    } else {
      play.pop()
    }
    play.setup.settle()
    #expect(
      play.appearances == [
        "b willDisappear", "a willAppear", "a isAppearing", "b didDisappear", "a didAppear",
      ])
    #expect(play.names == "a")
    #expect(play.faults == [])
  }

  private static let takenBack = [
    "b willDisappear", "a willAppear", "a isAppearing", "a willDisappear", "a didDisappear",
    "b willAppear", "b isAppearing", "b didAppear",
  ]

  @Test("A-13 a pull that is released early, or taken away", arguments: [true, false])
  func cancelled(byRelease: Bool) {
    let play = NavigationSetup(depth: 2)
    play.pull(by: 60)
    if byRelease { play.release() } else { play.setup.loseFocus() }
    play.setup.settle()
    #expect(play.appearances == Self.takenBack)
    #expect(play.names == "ab")
    #expect(play.faults == [])
  }

  @Test("A-13 a push that is caught and led back, and one that the program takes back")
  func cancelledPush() {
    for byPointer in [true, false] {
      let play = NavigationSetup()
      play.push("b")
      play.setup.frames(6)
      if byPointer {
        play.press(x: 200)
        play.move(by: 170, frames: 10)
        play.setup.frames(6)
        play.release()
      } else {
        play.pop()
      }
      play.setup.settle()
      #expect(
        play.appearances == [
          "a willDisappear", "b willAppear", "b isAppearing", "b willDisappear", "b didDisappear",
          "a willAppear", "a isAppearing", "a didAppear",
        ])
      #expect(play.names == "a", "by pointer: \(byPointer)")
      #expect(play.faults == [], "by pointer: \(byPointer)")
    }
  }

  @Test("isMovingToParent and isMovingFromParent report who comes into the stack and who leaves it")
  func moving() {
    let play = NavigationSetup()
    var seen: [String] = []
    func watch(_ page: NavigationSetup.Page) {
      page.onCallback = { [unowned page] in
        seen.append("\(page.name) \($0) \(page.isMovingToParent) \(page.isMovingFromParent)")
      }
    }
    watch(play.root)
    watch(play.push("b"))
    play.setup.settle()
    #expect(seen.contains("a willDisappear false false"))
    #expect(seen.contains("a didDisappear false false"))
    #expect(seen.contains("b didAppear true false"))
    seen = []
    play.pop()
    play.setup.settle()
    #expect(seen.contains("b willDisappear false true"))
    #expect(seen.contains("b didDisappear false true"))
    #expect(seen.contains("a willAppear false false"))
    #expect(seen.contains("a didAppear false false"))
  }

  @Test(
    "willShow comes before the animation, didShow after the callbacks; K-02 none for cancelled pops"
  )
  func shows() {
    let play = NavigationSetup()
    let teller = Teller(play.diary)
    play.nav.delegate = teller
    play.push("b")
    #expect(
      play.diary.take() == [
        "a willDisappear", "b willAppear", "will show b true", "b isAppearing",
      ])
    #expect(teller.hadCoordinator)
    play.setup.settle()
    #expect(play.diary.take().suffix(2) == ["b didAppear", "did show b true"])
    play.pull(by: 60)
    #expect(play.diary.take().contains("will show a true"))
    play.release()
    play.setup.settle()
    #expect(!play.diary.take().contains { $0.hasPrefix("did show") })
    play.pop(animated: false)
    let lines = play.diary.take().filter { $0.contains("show") }
    #expect(lines == ["will show a false", "did show a false"])
  }

  @Test("the delegate is notified of the first page as the controller appears")
  func firstShow() {
    let diary = Diary()
    let teller = Teller(diary)
    let nav = UINavigationController(rootViewController: DiaryController("a", diary))
    nav.delegate = teller
    let setup = TransitionSetup { nav }
    setup.settle()
    #expect(
      diary.lines.filter { $0.contains("show") } == ["will show a false", "did show a false"])
  }

  @Test(
    "C-01 C-03 C-07 both pages and the controller have the coordinator up to the reported end"
  )
  func coordinator() {
    let play = NavigationSetup(depth: 2)
    var ends: [Bool] = []
    for distance in [60.0, 300] {
      play.pull(by: distance)
      let coordinator = play.nav.transitionCoordinator
      #expect(coordinator != nil)
      #expect(coordinator?.initiallyInteractive == true)
      #expect(play.root.transitionCoordinator === coordinator)
      #expect(play.nav.topViewController?.transitionCoordinator === coordinator)
      #expect(coordinator?.isInterruptible == true)
      #expect(coordinator?.isInteractive == true)
      #expect(abs((coordinator?.percentComplete ?? 0) - distance / 375) < 1e-9)
      coordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
      play.release()
      play.setup.settle()
      #expect(play.nav.transitionCoordinator == nil)
      #expect(play.root.transitionCoordinator == nil)
    }
    #expect(ends == [true, false])
  }

  @Test(
    "C-02 C-04 what goes alongside is where the page is, there and back, also outside the pages")
  func alongside() {
    let play = NavigationSetup(depth: 2)
    let rider = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    play.nav.navigationBar.addSubview(rider)
    play.pull()
    play.nav.transitionCoordinator?.animateAlongsideTransition(in: play.nav.navigationBar) { _ in
      rider.center.x = 105
    } completion: { _ in
    }
    let top = play.nav.topViewController!
    var checks = 0
    play.setup.onFrame = {
      guard let x = play.x(top), play.nav.transitionCoordinator != nil else { return }
      checks += 1
      #expect(abs(rider.layer.shownFrame.minX - x / 375 * 100) < 0.01)
    }
    play.move(by: 80, frames: 20)
    play.setup.frames(6)
    play.release()
    play.setup.settle()
    #expect(checks > 30)
    #expect(rider.center.x == 5)
  }

  @Test("C-05 interaction ends before the page runs on, on both outcomes; each change is reported")
  func interaction() {
    for distance in [60.0, 300] {
      let play = NavigationSetup(depth: 2)
      play.pull(by: distance)
      var reported: [String] = []
      let coordinator = play.nav.transitionCoordinator
      coordinator?.notifyWhenInteractionEnds { reported.append("ends \($0.isCancelled)") }
      coordinator?.notifyWhenInteractionChanges { reported.append("changes \($0.isInteractive)") }
      play.release()
      #expect(reported == ["ends \(distance < 100)", "changes false"])
      play.setup.frames(2)
      play.press(x: 200)
      #expect(reported.last == "changes true")
      #expect(reported.count == 3)
      play.release()
      play.setup.settle()
      #expect(reported.count == 4)
      #expect(play.faults == [])
    }
  }

  @Test("A-21 viewControllers is final before the did callbacks, and a push from them is followed")
  func fromCallbacks() {
    let play = NavigationSetup(depth: 2)
    let c = play.page("c")
    play.pull(by: 300)
    play.release()
    play.root.onCallback = { [unowned play, root = play.root] in
      guard $0 == "didAppear" else { return }
      root.onCallback = { _ in }
      #expect(play.names == "a")
      play.nav.pushViewController(c, animated: true)
    }
    play.setup.settle()
    #expect(play.names == "ac")
    #expect(play.faults == [])
  }
}

/// A delegate that records its calls.
@MainActor final class Teller: UINavigationControllerDelegate {
  let diary: Diary
  var hadCoordinator = false
  init(_ diary: Diary) { self.diary = diary }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    hadCoordinator = viewController.transitionCoordinator != nil
    diary.write("will show \(viewController.title ?? "") \(animated)")
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    diary.write("did show \(viewController.title ?? "") \(animated)")
  }
}
