import GlissadeTesting
import Testing
import UIKit

/// Tests of turns and requests of a page view controller that goes out of sight.
@MainActor @Suite("Pages that go out of sight")
struct HiddenPagesTests {
  private let pages = (0..<3).map { _ in MovingController() }
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let root = UIViewController()
  private let harness: Harness

  init() {
    let root = root
    harness = Harness { root }
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    root.addChild(pager)
    pager.view.frame = CGRect(x: 100, y: 200, width: 200, height: 300)
    root.view.addSubview(pager.view)
    pager.didMove(toParent: root)
    harness.advanceUntilIdle()
  }

  private func expectShown(_ page: MovingController) {
    #expect(harness.advanceUntilIdle())
    #expect(pager.viewControllers == [page])
    #expect(pager.children == [page])
    #expect(page.view.window != nil)
    #expect(page.callbacks.last == "didAppear")
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test("A-15 L-01 a turn ends when there is no more room for its pages")
  func room() {
    var ends: [Bool] = []
    pager.setViewControllers([pages[1]], direction: .forward, animated: true) { ends.append($0) }
    harness.advance(by: 0.05)
    pager.view.frame.size.width = 0
    harness.advanceUntilIdle()
    #expect(ends.count == 1)
    pager.view.frame.size.width = 200
    expectShown(ends == [true] ? pages[1] : pages[0])
  }

  @Test("A-15 K-08 a page that waits for the end of a turn is shown when the container has gone")
  func waiting() {
    var ends: [Bool] = []
    pager.setViewControllers([pages[1]], direction: .forward, animated: true)
    pager.setViewControllers([pages[2]], direction: .reverse, animated: true) { ends.append($0) }
    harness.advance(by: 0.05)
    harness.window.rootViewController = UIViewController()
    harness.advanceUntilIdle()
    #expect(ends == [true])
    harness.window.rootViewController = root
    expectShown(pages[2])
  }
}
