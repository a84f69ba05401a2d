import Foundation
import GlissadeGestures
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitContainers

/// Tests of K-08: other sizes, gaps and axes, wheel, keys and the data source of a pager.
@MainActor struct PagerLayoutTests {
  @Test("resized at rest, under a pointer and in flight, the same pages show at the same part")
  func resizes() {
    let play = PagerSetup()
    func resize(_ width: CGFloat) {
      play.setup.harness.resize(to: CGSize(width: width, height: 500))
      play.setup.frame()
    }
    resize(500)
    #expect(play.x(2) == 0)
    #expect(play.pages[2].view.frame.size == CGSize(width: 500, height: 500))
    play.setup.down(300, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 100, y: 100), over: 0.2)
    let part = -(play.x(2) ?? 0) / 500
    resize(300)
    #expect(abs((play.x(2) ?? 0) + part * 300) < 1e-6)
    #expect(abs((play.x(3) ?? 0) - (1 - part) * 300) < 1e-6)
    play.setup.drag(to: CGPoint(x: 30, y: 100), over: 0.1)
    #expect(abs((play.x(2) ?? 0) + part * 300 + 70) < 1e-6)
    play.setup.frames(6)
    play.setup.up()
    play.setup.frames(3)
    resize(375)
    play.setup.settle()
    #expect(play.shown == 3)
    #expect(play.visible == [3])
    #expect(play.x(3) == 0)
    play.set(4)
    play.setup.frames(5)
    let distance = play.pager.scrollView.position
    resize(600)
    #expect(play.pager.scrollView.position > distance - 1e-6)
    play.setup.settle()
    #expect(play.shown == 4)
    #expect(play.x(4) == 0)
    #expect(play.isSound)
    #expect(play.pages[4].view.frame.width == 600)
  }

  @Test("pages keep their gap; vertical pages go up and down")
  func gapAndAxis() {
    let play = PagerSetup(options: [.interPageSpacing: 20])
    play.setup.down(300, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 60, y: 100), over: 0.2)
    #expect(abs((play.x(3) ?? 0) - (play.x(2) ?? 0) - 395) < 1e-9)
    play.setup.frames(6)
    play.setup.up()
    play.setup.settle()
    #expect(play.shown == 3)
    #expect(play.x(3) == 0)
    #expect(play.pages[3].view.bounds.width == 375)
    let tall = PagerSetup(orientation: .vertical, options: [.interPageSpacing: 20.0])
    tall.setup.down(100, 600)
    tall.setup.frame()
    tall.setup.drag(to: CGPoint(x: 100, y: 100), over: 0.2)
    let frames = [2, 3].map { tall.setup.harness.presentationFrame(of: tall.pages[$0].view) }
    #expect(abs(frames[1].minY - frames[0].minY - 687) < 1e-9)
    #expect(frames[0].minX == 0)
    tall.setup.frames(6)
    tall.setup.up()
    tall.setup.settle()
    #expect(tall.shown == 3)
    #expect(tall.isSound)
  }

  @Test("K-07 a page that the data source shows while it is asked has its own neighbours")
  func shownWhileAsked() {
    let play = PagerSetup()
    play.pager.dataSource = nil
    play.pager.dataSource = play
    play.onAsk = {
      play.pager.setViewControllers([play.pages[3]], direction: .forward, animated: false)
    }
    play.press("Right")
    play.setup.settle()
    #expect(play.shown == 3)
    #expect(play.x(3) == 0)
    play.press("Right")
    play.setup.settle()
    #expect(play.shown == 4)
    #expect(play.x(4) == 0)
  }

  @Test("a wheel turns a page; so do the arrow keys if no other responder handles them")
  func wheelAndKeys() {
    let play = PagerSetup()
    play.setup.harness.send(
      .wheel(at: CGPoint(x: 100, y: 100), deltaX: 60, deltaY: 0, t: play.setup.now))
    play.setup.settle()
    #expect(play.shown == 3)
    play.press("Left")
    play.setup.settle()
    #expect(play.shown == 2)
    play.press("Up")
    play.setup.settle()
    #expect(play.shown == 2)
    // Two requests at once turn two pages, one after the other.
    play.press("Right")
    play.press("Right")
    #expect(play.appearances().suffix(2) == ["3 willAppear", "2 willDisappear"])
    play.setup.settle()
    #expect(play.shown == 4)
    #expect(play.isSound)
    play.press("Right")
    play.setup.settle()
    #expect(play.shown == 4)
    #expect(play.x(4) == 0)
    let cover = UIViewController.covering()
    play.setup.run { play.pager.present(cover, animated: false) }
    play.press("Left")
    play.setup.settle()
    #expect(play.shown == 4)
  }

  @Test("a pager within another controller gets the arrow keys, too")
  func innerPager() {
    let play = PagerSetup()
    let root = UIViewController()
    play.setup.run {
      play.setup.window.rootViewController = root
      root.addChild(play.pager)
      root.view.addSubview(play.pager.view)
      play.pager.view.frame = root.view.bounds
      play.pager.didMove(toParent: root)
      play.pager.beginAppearanceTransition(true, animated: false)
      play.pager.endAppearanceTransition()
    }
    play.setup.settle()
    play.press("Right")
    play.setup.settle()
    #expect(play.shown == 3)
  }

  @Test("a trace names the turn that is in progress, how far it is and how fast")
  func status() {
    let play = PagerSetup()
    func status() -> FrameTrace.TransitionStatus? { play.setup.scene.transitionStatus }
    #expect(status() == nil)
    play.setup.down(300, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 150, y: 100), over: 0.2)
    let dragged = status()
    #expect(dragged?.kind == "page")
    #expect(dragged?.phase == "interactive")
    #expect(abs((dragged?.progress ?? 0) + (play.x(2) ?? 0) / 375) < 1e-9)
    #expect(abs((dragged?.velocity ?? 0) - 2) < 0.05)
    play.setup.frames(6)
    play.setup.up()
    play.setup.frames(2)
    #expect(status()?.phase == "settling")
    #expect(status()?.id == dragged?.id)
    play.setup.settle()
    #expect(status() == nil)
    play.set(1, .reverse)
    play.setup.frames(3)
    #expect(status()?.phase == "animating")
    #expect((status()?.velocity ?? 0) > 1)
  }

  @Test("the data source is asked for a page's neighbours once, and again after a page was set")
  func asksOnce() {
    let play = PagerSetup()
    play.asked = []
    for _ in 0..<3 { play.setup.harness.tap(at: CGPoint(x: 20, y: 20)) }
    play.swipe(by: -60)
    play.setup.settle()
    #expect(play.asked == ["2 -1", "2 1"])
    play.set(2, animated: false)
    play.swipe(by: -60)
    play.setup.settle()
    #expect(play.asked == ["2 -1", "2 1", "2 -1", "2 1"])
  }

  @Test("two pages without end: each is the other's neighbour on both sides")
  func endless() {
    let play = PagerSetup(count: 2, first: 0, dots: 2)
    play.isEndless = true
    for (distance, expected) in [(-250.0, 1), (-250, 0), (250, 1), (250, 0)] {
      play.swipe(by: distance)
      play.setup.settle()
      #expect(play.shown == expected)
      #expect(play.visible == [expected])
      #expect(play.isSound)
      #expect(play.pager.pageControl.currentPage == expected)
    }
    play.setup.down(187, 100)
    play.setup.frame()
    play.setup.drag(to: CGPoint(x: 100, y: 100), over: 0.1)
    #expect(abs((play.x(1) ?? 0) - (play.x(0) ?? 0) - 375) < 1e-9)
    play.setup.drag(to: CGPoint(x: 300, y: 100), over: 0.1)
    #expect(abs((play.x(1) ?? 0) - (play.x(0) ?? 0) + 375) < 1e-9)
  }
}
