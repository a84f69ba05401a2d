import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("What bars of libraries take for granted") struct BarHabitTests {
  /// A scene for the bars that a test lays out outside a window.
  private let scene = Harness { UIViewController() }
  private final class Bar: UINavigationBar {}
  private final class Tools: UIToolbar {}

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  @Test("N-71 a toolbar takes space from the pages, and moves in and out")
  func toolbar() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let harness = Harness { navigation }
    harness.advance(by: 0.1)
    let bottom = harness.window.bounds.maxY
    #expect(navigation.isToolbarHidden)
    #expect(page.view.bounds.height == bottom - 44)
    navigation.setToolbarHidden(false, animated: true)
    harness.advance(by: 0.1)
    let moving = harness.presentationFrame(of: navigation.toolbar).minY
    #expect(moving > bottom - 44)
    #expect(moving < bottom)
    harness.advanceUntilIdle()
    #expect(navigation.toolbar.frame.minY == bottom - 44)
    #expect(page.view.bounds.height == bottom - 88)
    navigation.isToolbarHidden = true
    harness.advance(by: 0.1)
    #expect(page.view.bounds.height == bottom - 44)
    #expect(navigation.toolbar.frame.minY == bottom)
  }

  @Test("N-71 a toolbar shows the items of the page at the top")
  func toolbarItems() {
    let (page, next) = (UIViewController(), UIViewController())
    let (one, two) = (item("one"), item("two"))
    page.toolbarItems = [one]
    let navigation = UINavigationController(rootViewController: page)
    let harness = Harness { navigation }
    navigation.isToolbarHidden = false
    #expect(navigation.toolbar.items == [one])
    navigation.pushViewController(next, animated: true)
    harness.advanceUntilIdle()
    #expect(navigation.toolbar.items ?? [] == [])
    next.setToolbarItems([one, two], animated: true)
    #expect(navigation.toolbar.items == [one, two])
    navigation.popViewController(animated: true)
    harness.advanceUntilIdle()
    #expect(navigation.toolbar.items == [one])
    let hiding = UIViewController()
    hiding.hidesBottomBarWhenPushed = true
    navigation.pushViewController(hiding, animated: false)
    #expect(navigation.toolbar.frame.minY == harness.window.bounds.maxY)
  }

  @Test("N-71 flexible spaces share what buttons and fixed spaces leave")
  func spaces() {
    let harness = Harness { UIViewController() }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    let buttons = views.map { UIBarButtonItem(customView: $0) }
    toolbar.items = [.flexibleSpace(), buttons[0], .fixedSpace(20), buttons[1], .flexibleSpace()]
    harness.window.addSubview(toolbar)
    harness.advance(by: 0.1)
    let places = views.map { $0.convert($0.bounds, to: toolbar) }
    #expect(abs(places[0].minX + places[1].maxX - 300) < 0.01)
    #expect(abs(places[1].minX - places[0].maxX - 36) < 0.01)
    toolbar.setItems([buttons[1]], animated: false)
    harness.advance(by: 0.1)
    #expect(views[1].convert(views[1].bounds, to: toolbar).minX == 16)
    #expect(views[0].window == nil)
    #expect(toolbar.sizeThatFits(.zero).height == 44)
  }

  @Test("N-71 the bars of a navigation controller can have other classes")
  func classes() {
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    navigation.viewControllers = [UIViewController(), UIViewController()]
    #expect(navigation.navigationBar is Bar)
    #expect(navigation.toolbar is Tools)
    let harness = Harness { navigation }
    harness.advance(by: 0.1)
    harness.tap(at: CGPoint(x: 30, y: 22))
    harness.advanceUntilIdle()
    #expect(navigation.viewControllers.count == 1)
    let usual = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(type(of: usual.navigationBar) == UINavigationBar.self)
  }

  @Test("N-71 items of a bar are set, with a fade or without", arguments: [true, false])
  func setItems(animated: Bool) {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let harness = Harness { navigation }
    harness.advance(by: 0.1)
    let layers = navigation.navigationBar.layer.sublayers?.count ?? 0
    page.navigationItem.setRightBarButton(item("one"), animated: animated)
    #expect(page.navigationItem.rightBarButtonItem?.title == "one")
    #expect(navigation.navigationBar.layer.sublayers?.count == layers)
    #expect((navigation.navigationBar.layer.animationKeys() != nil) == animated)
    page.navigationItem.setLeftBarButtonItems([item("two")], animated: animated)
    page.navigationItem.setHidesBackButton(true, animated: animated)
    #expect(page.navigationItem.leftBarButtonItem?.title == "two")
    #expect(page.navigationItem.hidesBackButton)
    #expect(harness.advanceUntilIdle())
  }

  @Test("N-71 the titles of segments have attributes by state")
  func segments() {
    let control = UISegmentedControl(items: ["one", "two"])
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 9)], for: .selected)
    let harness = Harness { UIViewController() }
    harness.window.addSubview(control)
    harness.advance(by: 0.1)
    let labels = control.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.textColor) == [.red, .white])
    #expect(labels.map(\.font.pointSize) == [13, 9])
    #expect(control.titleTextAttributes(for: .normal)?.count == 1)
  }

  @Test("N-71 a page view controller hands out what turns its pages")
  func pages() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(pages.gestureRecognizers.first is UIPanGestureRecognizer)
    #expect(pages.gestureRecognizers.first?.view is UIScrollView)
    #expect(pages.spineLocation == .none)
  }
}
