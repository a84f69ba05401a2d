import Foundation
import GlissadeTesting
import Testing

/// Tests of scrolls with two touches on a touchpad.
@MainActor @Suite("Touchpad")
struct TouchpadTests {
  private static let frame = 1.0 / 60
  private let middle = CGPoint(x: 180, y: 300)

  /// A page that a pan pulls down.
  private final class PulledPage: UIViewController {
    let pan = UIPanGestureRecognizer()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    var states: [UIGestureRecognizer.State] = []
    var translation = CGPoint.zero
    var velocity = CGPoint.zero

    override func viewDidLoad() {
      super.viewDidLoad()
      pan.addTarget(self, action: Selector(PulledPage.pull))
      view.addGestureRecognizer(pan)
      view.addSubview(list)
    }

    func pull(_ pan: UIPanGestureRecognizer) {
      states.append(pan.state)
      translation = pan.translation(in: view)
      velocity = pan.velocity(in: view)
    }
  }

  private func pulled(_ mask: UIScrollTypeMask) -> (PulledPage, Harness) {
    let page = PulledPage()
    let harness = Harness { page }
    page.pan.allowedScrollTypesMask = mask
    return (page, harness)
  }

  @Test("O-05 a pan follows a scroll only if its mask allows it, 1:1 with the content")
  func mask() {
    let (page, harness) = pulled([])
    harness.scroll(by: CGPoint(x: 0, y: -120), at: middle, over: 0.2)
    harness.advance(by: 0.2)
    #expect(page.states.isEmpty)
    page.pan.allowedScrollTypesMask = .continuous
    harness.scroll(by: CGPoint(x: 0, y: -120), at: middle, over: 0.2)
    #expect(page.states.first == .began)
    // The hysteresis of 4 pt takes 5 of the 24 steps of 5 pt.
    #expect(abs(page.translation.y - 115) < 1e-6)
    #expect(abs(page.translation.x) < 1e-9)
  }

  @Test("O-05 the pan ends 0.08 s after the last event, with the velocity of that event")
  func end() {
    let (page, harness) = pulled(.all)
    harness.scroll(by: CGPoint(x: 0, y: -120), at: middle, over: 0.2)
    harness.advance(by: 4 * Self.frame)
    #expect(page.states.last == .changed)
    harness.advance(by: Self.frame)
    #expect(page.states.last == .ended)
    #expect(abs(page.velocity.y - 600) < 6)
    #expect(page.pan.state == .possible)
    #expect(harness.advanceUntilIdle())
  }

  @Test("O-05 a reported end ends at once, and a new beginning ends the one before")
  func phases() {
    let (page, harness) = pulled(.continuous)
    harness.scroll(by: .zero, at: middle, phase: .began)
    for _ in 0..<6 {
      harness.scroll(by: CGPoint(x: 0, y: -10), at: middle, phase: .changed)
      harness.advance(by: Self.frame)
    }
    #expect(page.states.last == .changed)
    harness.scroll(by: .zero, at: middle, phase: .ended)
    harness.advance(by: Self.frame)
    #expect(page.states.last == .ended)
    #expect(page.velocity.y > 500)
    harness.scroll(by: CGPoint(x: 0, y: -30), at: middle, phase: .began)
    harness.advance(by: Self.frame)
    harness.scroll(by: CGPoint(x: 0, y: -30), at: middle, phase: .began)
    harness.advance(by: Self.frame)
    #expect(page.states.suffix(3) == [.began, .ended, .began])
  }

  @Test("O-05 a scroll view takes the scroll it can follow, 1:1, and keeps it to its end")
  func scrollView() {
    let (page, harness) = pulled(.continuous)
    page.list.contentSize = CGSize(width: 375, height: 800)
    harness.scroll(by: CGPoint(x: 0, y: 100), at: middle, over: 0.2)
    #expect(abs(page.list.contentOffset.y - 100) < 1e-6)
    harness.scroll(by: CGPoint(x: 0, y: -250), at: middle, over: 0.2)
    #expect(page.list.contentOffset.y == 0)
    #expect(page.states.isEmpty)
    harness.advance(by: 0.2)
    harness.scroll(by: CGPoint(x: 0, y: -60), at: middle, over: 0.2)
    #expect(page.list.contentOffset.y == 0)
    #expect(page.states.first == .began)
  }

  @Test("O-05 a horizontal swipe with some noise does not scroll a vertical list")
  func direction() {
    let (page, harness) = pulled(.continuous)
    page.list.contentSize = CGSize(width: 375, height: 800)
    harness.scroll(by: CGPoint(x: -120, y: 30), at: middle, over: 0.2)
    #expect(page.list.contentOffset == .zero)
    #expect(page.translation.x > 100)
  }

  @Test("O-05 a swipe to the right pulls a navigation page, and its velocity decides")
  func navigation() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let harness = Harness { navigation }
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    harness.advanceUntilIdle()
    harness.scroll(by: CGPoint(x: -60, y: 0), at: middle, over: 0.5)
    #expect(abs(harness.presentationFrame(of: top.view).minX - 55) < 6)
    harness.advanceUntilIdle()
    #expect(navigation.viewControllers.count == 2)
    #expect(harness.presentationFrame(of: top.view).minX == 0)
    harness.scroll(by: CGPoint(x: -150, y: 0), at: middle, over: 0.15)
    harness.advanceUntilIdle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("O-05 a swipe to the left, or up, pulls no navigation page")
  func otherDirections() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let harness = Harness { navigation }
    navigation.pushViewController(UIViewController(), animated: false)
    harness.advanceUntilIdle()
    for delta in [CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 200), CGPoint(x: 0, y: -200)] {
      harness.scroll(by: delta, at: middle, over: 0.1)
      harness.advanceUntilIdle()
      #expect(navigation.viewControllers.count == 2)
    }
  }

  @Test("O-05 a paging scroll view is pulled 1:1 and settles on a page")
  func pager() {
    let (page, harness) = pulled([])
    page.list.contentSize = CGSize(width: 1125, height: 667)
    page.list.isPagingEnabled = true
    harness.scroll(by: CGPoint(x: 120, y: 0), at: middle, over: 0.1)
    #expect(abs(page.list.contentOffset.x - 120) < 12)
    harness.advanceUntilIdle()
    #expect(page.list.contentOffset.x == 375)
    harness.scroll(by: CGPoint(x: -30, y: 0), at: middle, over: 1)
    harness.advanceUntilIdle()
    #expect(page.list.contentOffset.x == 375)
  }

  @Test("O-05 numbers that are not finite are ignored, and a lost focus ends what is pulled")
  func oddities() {
    let (page, harness) = pulled(.continuous)
    harness.scroll(by: CGPoint(x: Double.nan, y: 0), at: middle)
    harness.scroll(by: CGPoint(x: 0, y: Double.infinity), at: middle)
    harness.advance(by: 0.2)
    #expect(page.states.isEmpty)
    harness.scroll(by: CGPoint(x: 0, y: -60), at: middle, over: 0.1)
    harness.loseFocus()
    harness.advance(by: Self.frame)
    #expect(page.states.last == .cancelled)
    harness.scroll(by: CGPoint(x: 0, y: -60), at: middle, over: 0.02)
    harness.advance(by: 0.2)
    #expect(page.pan.state == .possible)
    #expect(harness.advanceUntilIdle())
  }
}
