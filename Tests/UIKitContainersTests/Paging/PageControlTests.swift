import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitContainers
@testable import UIKitCore

@MainActor struct PageControlTests {
  private func control(_ pages: Int, page: Int = 0, width: CGFloat = 200) -> UIPageControl {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: 37))
    control.numberOfPages = pages
    control.currentPage = page
    return control
  }

  private func dots(_ control: UIPageControl) -> [UIView] {
    control.layoutIfNeeded()
    return control.subviews
  }

  @Test(
    "one dot for each page, evenly about the middle, that of the current page in its own colour")
  func dotsForPages() {
    let control = control(4, page: 2)
    control.pageIndicatorTintColor = .red
    control.currentPageIndicatorTintColor = .blue
    let dots = dots(control)
    #expect(dots.map(\.frame.midX) == [76, 92, 108, 124])
    #expect(dots.allSatisfy { $0.frame.midY == 18.5 })
    #expect(dots.map { $0.backgroundColor == .blue } == [false, false, true, false])
    #expect(dots.filter { $0.backgroundColor == .red }.count == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    #expect(self.dots(control).count == 2)
  }

  @Test("the current page stays within the pages there are")
  func clamps() {
    let control = control(3)
    control.currentPage = 9
    #expect(control.currentPage == 2)
    control.currentPage = -1
    #expect(control.currentPage == 0)
    control.numberOfPages = -4
    #expect(control.numberOfPages == 0)
    #expect(control.currentPage == 0)
  }

  @Test("a single page's dot can be left out; too many dots move together")
  func singleAndMany() {
    let single = control(1)
    #expect(dots(single).count == 1)
    single.hidesForSinglePage = true
    #expect(dots(single).isEmpty)
    let many = control(40, width: 100)
    #expect(dots(many).first?.frame.minX == 0)
    #expect(dots(many).last?.frame.maxX == 100)
    #expect(many.size(forNumberOfPages: 3) == CGSize(width: 39, height: 37))
    #expect(many.size(forNumberOfPages: 0).width == 0)
    single.sizeToFit()
    #expect(single.frame.width == 7)
  }

  @Test(
    "a tap right of the middle advances, left of it goes back; without a page there is no event"
  )
  func taps() {
    let control = control(3)
    var received: [Int] = []
    let root = UIViewController()
    let setup = TransitionSetup { root }
    root.view.addSubview(control)
    let note = UIAction { _ in received.append(control.currentPage) }
    control.addAction(note, for: .valueChanged)
    for x in [150.0, 150, 150, 20, 20, 20] {
      setup.harness.tap(at: CGPoint(x: x, y: 18))
      setup.frame()
    }
    #expect(received == [1, 2, 1, 0])
  }

  @Test("a pager with dots: they follow its pages, and a tap on them turns")
  func inPager() {
    let play = PagerSetup(dots: 5)
    let control = play.pager.pageControl
    #expect(control.numberOfPages == 5)
    #expect(control.currentPage == 2)
    #expect(!control.isHidden)
    #expect(play.pages[2].view.frame.height == 630)
    #expect(control.frame.minY == 630)
    play.swipe(by: -250)
    play.setup.settle()
    #expect(control.currentPage == 3)
    play.swipe(by: -60)
    play.setup.settle()
    #expect(control.currentPage == 3)
    play.setup.harness.tap(at: CGPoint(x: 300, y: 650))
    play.setup.settle()
    #expect(play.shown == 4)
    #expect(control.currentPage == 4)
    play.setup.harness.tap(at: CGPoint(x: 300, y: 650))
    play.setup.settle()
    #expect(play.shown == 4)
    #expect(control.currentPage == 4)
    #expect(play.isSound)
    play.set(0, .reverse)
    #expect(control.currentPage == 0)
    play.setup.settle()
    #expect(play.shown == 0)
    #expect(control.currentPage == 0)
    play.dots = 0
    play.set(1, animated: false)
    play.setup.frame()
    #expect(control.isHidden)
    #expect(play.pages[1].view.frame.height == 667)
  }
}
