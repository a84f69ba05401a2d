import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitContainers

/// Tests of A-15, K-08 and K-06: the callbacks when pages are turned.
@MainActor struct PagerCallbackTests {
  static let finished = ["3 willAppear", "2 willDisappear", "3 didAppear", "2 didDisappear"]
  static let cancelled = [
    "3 willAppear", "2 willDisappear", "2 willAppear", "2 didAppear", "3 willDisappear",
    "3 didDisappear",
  ]

  @Test("A-15 a finished swipe: new willAppear, old willDisappear, new didAppear, old didDisappear")
  func finishedSwipe() {
    let play = PagerSetup()
    play.swipe(by: -250)
    play.setup.settle()
    #expect(play.appearances() == Self.finished)
    #expect(play.shown == 3)
    #expect(play.visible == [3])
    #expect(play.x(3) == 0)
    #expect(play.isSound)
  }

  @Test("A-15 a cancelled swipe: the old page appears again before the new one goes")
  func cancelledSwipe() {
    let play = PagerSetup()
    play.swipe(by: -100)
    play.setup.settle()
    #expect(play.appearances() == Self.cancelled)
    #expect(play.shown == 2)
    #expect(play.visible == [2])
    #expect(play.x(2) == 0)
    #expect(play.isSound)
  }

  @Test("A-15 callbacks come with their moments: will at the first movement, did when it is there")
  func moments() {
    let play = PagerSetup()
    play.setup.down(300, 100)
    play.setup.frame()
    #expect(play.appearances() == [])
    play.setup.move(292, 100)
    play.setup.frame()
    #expect(play.appearances() == [])
    play.setup.move(288, 100)
    play.setup.frame()
    #expect(play.appearances() == ["3 willAppear", "2 willDisappear"])
    play.setup.drag(to: CGPoint(x: 50, y: 100), over: 0.3)
    play.setup.up()
    play.setup.frame()
    #expect(play.appearances() == [])
    #expect(play.shown == 2)
    while play.setup.scene.needsFrame, (play.x(3) ?? 0) > 0 { play.setup.frame() }
    #expect(play.appearances() == ["3 didAppear", "2 didDisappear"])
    #expect(play.shown == 3)
  }

  @Test(
    "A-11 A-15 viewIsAppearing comes once, in the window and laid out, also where it goes again")
  func isAppearing() {
    for distance in [-250.0, -100] {
      let play = PagerSetup()
      var widths: [CGFloat] = []
      play.pages[3].onCallback = { [unowned play] callback in
        guard callback == "isAppearing" else { return }
        #expect(play.pages[3].view.window != nil)
        widths.append(play.pages[3].view.frame.width)
      }
      play.swipe(by: distance)
      play.setup.settle()
      #expect(widths == [375])
      #expect(play.isSound)
    }
  }

  @Test("A-15 pages that the program sets, animated and at once", arguments: [true, false])
  func program(animated: Bool) {
    let play = PagerSetup()
    var ends: [Bool] = []
    play.set(3, animated: animated) { ends.append($0) }
    #expect(play.shown == 3)
    #expect(ends.isEmpty == animated)
    play.setup.settle()
    #expect(play.appearances() == Self.finished)
    #expect(ends == [true])
    #expect(play.isSound)
    #expect(play.diary.lines.isEmpty)
  }

  @Test("A-15 a turn that the program began and the user takes back reports false")
  func takenBack() {
    let play = PagerSetup()
    var ends: [Bool] = []
    play.set(3) { ends.append($0) }
    play.setup.frames(4)
    let x = play.x(3) ?? 0
    #expect(x > 100)
    play.setup.down(187, 100)
    play.setup.frame()
    #expect(abs((play.x(3) ?? 0) - x) < 1)
    play.setup.drag(to: CGPoint(x: 187 + 200, y: 100), over: 0.3)
    play.setup.frames(6)
    play.setup.up()
    play.setup.settle()
    #expect(ends == [false])
    #expect(play.shown == 2)
    #expect(play.visible == [2])
    #expect(play.appearances().prefix(6) == Self.cancelled[...])
    #expect(play.isSound)
  }

  @Test("the delegate is notified of the user's turns only: before, and after with the decision")
  func delegate() {
    let play = PagerSetup()
    play.swipe(by: -250)
    play.setup.settle()
    play.swipe(by: 100)
    play.setup.settle()
    play.set(0, .reverse)
    play.setup.settle()
    #expect(
      play.diary.take().filter { $0.hasPrefix("will ") || $0.hasPrefix("did ") } == [
        "will 3", "did 2 true true", "will 2", "did 3 true false",
      ])
  }

  @Test("K-06 pages are children while they show, and are notified")
  func containment() {
    let play = PagerSetup()
    #expect(play.pager.children == [play.pages[2]])
    play.setup.down(300, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 200, y: 100), over: 0.1)
    #expect(play.pager.children == [play.pages[2], play.pages[3]])
    #expect(play.pages[3].parent === play.pager)
    play.setup.drag(to: CGPoint(x: 20, y: 100), over: 0.1)
    play.setup.up()
    play.setup.settle()
    #expect(play.pager.children == [play.pages[3]])
    #expect(play.pages[2].parent == nil)
    #expect(
      play.diary.take().filter { $0.contains("Move") } == [
        "3 willMove in", "2 willMove out", "2 didMove out", "3 didMove in",
      ])
    play.swipe(by: 100)
    play.setup.settle()
    #expect(
      play.diary.take().filter { $0.contains("Move") } == [
        "2 willMove in", "2 willMove out", "2 didMove out",
      ])
    #expect(play.pages[2].view.superview == nil)
  }

  @Test("K-08 crossing back over the start takes one neighbour's turn back and begins the other's")
  func crossing() {
    let play = PagerSetup()
    play.setup.down(187, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 100, y: 100), over: 0.1)
    play.setup.drag(to: CGPoint(x: 300, y: 100), over: 0.2)
    #expect(
      play.appearances() == Self.cancelled + ["1 willAppear", "2 willDisappear"])
    #expect(play.x(3) == nil)
    #expect(abs((play.x(1) ?? 0) - (play.x(2) ?? 0) + 375) < 1e-9)
    play.setup.up()
    play.setup.settle()
    #expect(play.isSound)
    #expect(play.shown == 1)
    #expect(play.appearances() == ["1 didAppear", "2 didDisappear"])
  }

  @Test("K-08 a drag beyond the neighbour makes it the page and brings on the next one")
  func beyond() {
    let play = PagerSetup(first: 1)
    play.setup.down(370, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: -200, y: 100), over: 0.4)
    #expect(play.shown == 2)
    #expect(play.visible == [2, 3])
    #expect(abs((play.x(2) ?? 0) + 195) < 15)
    #expect(
      play.appearances() == [
        "2 willAppear", "1 willDisappear", "2 didAppear", "1 didDisappear", "3 willAppear",
        "2 willDisappear",
      ])
    play.setup.up()
    play.setup.settle()
    #expect(play.isSound)
    #expect(play.visible == [play.shown])
  }

  @Test("K-08 a tap on a card presents over the pager, also while a page is in flight")
  func presents() {
    let play = PagerSetup()
    let card = UIViewController.covering()
    play.pages[2].onTap = { [unowned play] in
      play.pages[2].present(card, animated: true)
    }
    play.setup.harness.tap(at: CGPoint(x: 187, y: 330))
    play.setup.settle()
    #expect(play.pager.presentedViewController === card)
    #expect(card.view.window != nil)
    #expect(play.appearances() == ["2 willDisappear", "2 didDisappear"])
    play.setup.run { card.dismiss(animated: true) }
    play.setup.settle()
    #expect(play.appearances() == ["2 willAppear", "2 didAppear"])
    #expect(play.isSound)
  }

  @Test("L-08 a pager that is covered in the middle of a turn ends it, and every page is notified")
  func covered() {
    for distance in [-100.0, -250] {
      let play = PagerSetup()
      play.setup.down(300, 100)
      play.setup.frame()
      play.setup.drag(to: CGPoint(x: 300 + distance, y: 100), over: 0.2)
      let card = UIViewController.covering()
      play.setup.run { play.pager.present(card, animated: true) }
      play.setup.settle()
      play.setup.up()
      play.setup.settle()
      #expect(play.isSound)
      #expect(play.pager.turn == nil)
      play.setup.run { card.dismiss(animated: false) }
      play.setup.settle()
      #expect(play.shown == (distance < -187 ? 3 : 2))
      #expect(play.visible == [play.shown])
      #expect(play.isSound)
    }
  }

  @Test("the first page comes with the pager's own appearance, whenever it was set")
  func firstPage() {
    let diary = Diary()
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let page = PagerSetup.Page(0, diary)
    let root = UIViewController()
    let setup = TransitionSetup { root }
    setup.run {
      pager.setViewControllers([page], direction: .forward, animated: true)
      pager.modalPresentationStyle = .fullScreen
      root.present(pager, animated: true)
    }
    setup.settle()
    #expect(
      diary.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") } == [
        "0 willAppear", "0 isAppearing", "0 didAppear",
      ])
    setup.run { root.dismiss(animated: true) }
    setup.settle()
    #expect(diary.take() == ["0 willDisappear", "0 didDisappear"])
    #expect(setup.violations.isEmpty)
  }

  @Test("a callback may set another page: the last word counts and every page receives its end")
  func reentry() {
    for moment in ["3 willAppear", "2 willDisappear", "3 didAppear", "2 didDisappear"] {
      for animated in [true, false] {
        let play = PagerSetup()
        var isDone = false
        for page in play.pages {
          page.onCallback = { [unowned play, unowned page] callback in
            guard !isDone, "\(page.number) \(callback)" == moment else { return }
            isDone = true
            play.set(0, .reverse, animated: animated)
          }
        }
        play.swipe(by: -250)
        play.setup.settle()
        play.setup.settle()
        #expect(isDone, "\(moment) \(animated)")
        #expect(play.visible == [play.shown], "\(moment) \(animated)")
        #expect(play.pager.children == [play.pages[play.shown ?? 0]], "\(moment) \(animated)")
        #expect(play.isSound, "\(moment) \(animated)")
      }
    }
  }
}
