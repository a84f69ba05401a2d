import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitContainers
@testable import UIKitCore

/// Tests of selection without a transition, and of the bar.
@MainActor @Suite("Tabs: selection")
struct TabSelectionTests {
  @Test("K-05 without an animator the pages change at once, and callbacks come as in A-12")
  func atOnce() {
    let play = TabsSetup(vendor: TabVendor(.none))
    play.select(2)
    let expected = [
      "animator a c", "a willDisappear", "c willAppear", "a didDisappear", "c didAppear",
    ]
    #expect(play.diary.take().filter { !$0.hasSuffix("isAppearing") } == expected)
    #expect(play.selected == "c")
    #expect(play.visible == "c")
    #expect(play.setup.scene.transitions.isEmpty)
    play.setup.settle()
    #expect(play.faults == [])
    play.select(2)
    #expect(play.diary.take() == [])
  }

  @Test(
    "the user is asked for by shouldSelect, then didSelect is called; the program needs neither"
  )
  func userSelects() {
    let vendor = TabVendor(.none)
    let play = TabsSetup(vendor: vendor)
    play.tap(1)
    let received = play.diary.take().filter { !$0.hasSuffix("ppearing") }
    #expect(received.first == "should b")
    #expect(received.last == "did b")
    #expect(play.selected == "b")
    play.tap(1)
    #expect(play.diary.take() == ["should b", "did b"])
    vendor.allows = false
    play.tap(3)
    #expect(play.diary.take() == ["should d"])
    #expect(play.selected == "b")
    play.select(3)
    #expect(!play.diary.take().contains { $0.hasPrefix("should") || $0.hasPrefix("did ") })
    #expect(play.selected == "d")
    #expect(play.faults == [])
  }

  @Test("the bar is 49 points high at the bottom, pages are above it, targets are 44 wide at least")
  func places() {
    let play = TabsSetup(5)
    #expect(play.tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(play.tabs.pagesView.frame == CGRect(x: 0, y: 0, width: 375, height: 618))
    for (index, button) in play.tabs.tabBar.buttons.enumerated() {
      #expect(button.frame.width >= 44)
      #expect(button.frame.height >= 44)
      #expect(abs(button.frame.midX - 75 * (CGFloat(index) + 0.5)) <= 1)
    }
    play.setup.harness.resize(to: CGSize(width: 900, height: 400))
    play.setup.frame()
    #expect(play.tabs.selectedViewController?.view.frame.size == CGSize(width: 900, height: 351))
    #expect(play.tabs.tabBar.buttons[0].frame == CGRect(x: 90, y: 0, width: 144, height: 49))
    #expect(play.faults == [])
  }

  @Test("arrow keys choose the neighbour, and stop at the ends")
  func keys() {
    let play = TabsSetup(3, vendor: TabVendor(.none))
    for (key, expected) in [
      ("Left", "a"), ("Right", "b"), ("Down", "b"), ("Right", "c"), ("Right", "c"), ("Left", "b"),
    ] {
      play.press(key: key)
      #expect(play.selected == expected)
    }
    #expect(play.diary.take().filter { $0.hasPrefix("did ") } == ["did b", "did c", "did b"])
    #expect(play.faults == [])
  }

  @Test("tab bar items follow their controllers, and are painted in the bar's colours")
  func items() {
    let play = TabsSetup(2)
    let bar = play.tabs.tabBar
    let page = play.tabs.viewControllers![0]
    page.title = "Shore"
    #expect(page.tabBarItem.title == "Shore")
    #expect(bar.items?.first === page.tabBarItem)
    #expect(page.tabBarController === play.tabs)
    bar.tintColor = .red
    bar.unselectedItemTintColor = .green
    let inks = bar.buttons.map { $0.subviews[0].backgroundColor }
    #expect(inks == [.red, .green])
    let item = UITabBarItem(title: "Other", image: nil, tag: 7)
    page.tabBarItem = item
    play.setup.frame()
    #expect(bar.items?.first === item)
    #expect(bar.selectedItem === item)
    item.isEnabled = false
    play.select(1)
    play.tap(0)
    #expect(play.selected == "b")
    bar.barTintColor = .yellow
    #expect(bar.backgroundColor == .yellow)
  }

  @Test("a picture wider than its place shows smaller, and a title that is too long is cut off")
  func tooLarge() throws {
    let play = TabsSetup(5)
    let item = try #require(play.tabs.tabBar.items?.first)
    play.setup.run {
      item.image = UIGraphicsImageRenderer(size: CGSize(width: 112, height: 56)).image { _ in }
      item.title = "A title that is far too long"
    }
    play.setup.frame()
    let layers = try #require(play.tabs.tabBar.buttons[0].subviews[0].layer.mask?.sublayers)
    #expect(layers[0].frame.size == CGSize(width: 28, height: 14))
    #expect(layers[1].frame.width == 71)
  }

  @Test("other controllers: the selected one stays, else the one in its place is selected")
  func replaced() {
    let play = TabsSetup(3, vendor: TabVendor(.plain))
    play.select(1)
    play.setup.settle()
    let (a, b, c) = (
      play.tabs.viewControllers![0], play.tabs.viewControllers![1], play.tabs.viewControllers![2]
    )
    _ = play.diary.take()
    play.setup.run { play.tabs.setViewControllers([c, b], animated: true) }
    #expect(play.selected == "b")
    #expect(play.tabs.selectedIndex == 1)
    #expect(a.parent == nil)
    play.setup.frames(6)
    let middle = play.tabs.tabBar.buttons[0].layer.shownFrame.minX
    #expect(middle > 94, "the tab of c moves")
    #expect(middle < 231, "the tab of c moves")
    play.setup.settle()
    #expect(play.faults == [])
    #expect(play.diary.take() == [])
    play.setup.run { play.tabs.viewControllers = [a, c] }
    #expect(play.selected == "c")
    #expect(b.parent == nil)
    play.setup.settle()
    #expect(play.faults == [])
    #expect(
      play.appearances == [
        "b willDisappear", "c willAppear", "b didDisappear", "c isAppearing", "c didAppear",
      ])
    play.setup.run { play.tabs.viewControllers = nil }
    #expect(play.tabs.selectedIndex == NSNotFound)
    #expect(play.tabs.children.isEmpty)
    #expect(play.visible.isEmpty)
    #expect(c.appearance.state == .disappeared)
    play.setup.run { play.tabs.viewControllers = [a] }
    play.setup.settle()
    #expect(play.selected == "a")
    #expect(play.faults == [])
  }

  @Test("before there is a view, and without a window, the selection holds all the same")
  func withoutWindow() {
    let play = TabsSetup(1)
    let tabs = UITabBarController()
    let other = TransitionSetup { UIViewController() }
    other.run {
      tabs.viewControllers = [play.page("x"), play.page("y")]
      tabs.selectedIndex = 1
      #expect(!tabs.isViewLoaded)
      #expect(tabs.selectedViewController?.title == "y")
      _ = tabs.view
      #expect(tabs.pagesView.subviews == [tabs.selectedViewController?.view])
      tabs.selectedIndex = 0
      #expect(tabs.pagesView.subviews == [tabs.viewControllers?[0].view])
      other.window.rootViewController = tabs
    }
    other.settle()
    #expect(play.appearances == ["x willAppear", "x isAppearing", "x didAppear"])
  }

  @Test("a stack of pages has its root's tab; choosing that once more goes back to the root")
  func stack() {
    let play = TabsSetup(2, vendor: TabVendor(.plain))
    let root = play.page("root")
    let nav = UINavigationController(rootViewController: root)
    play.setup.run {
      play.tabs.viewControllers = [nav, play.tabs.viewControllers![1]]
      for name in ["one", "two"] { nav.pushViewController(play.page(name), animated: false) }
    }
    play.setup.settle()
    #expect(nav.tabBarItem === root.tabBarItem)
    #expect(root.tabBarController === play.tabs)
    play.tap(1)
    #expect(nav.viewControllers.count == 3)
    play.setup.settle()
    play.tap(0)
    play.setup.settle()
    #expect(nav.viewControllers.count == 3)
    #expect(play.tabs.selectedIndex == 0)
    play.tap(0)
    play.setup.settle()
    #expect(nav.viewControllers == [root])
    #expect(play.setup.violations + play.setup.warnings == [])
    #expect(root.appearance.state == .appeared)
  }
}
