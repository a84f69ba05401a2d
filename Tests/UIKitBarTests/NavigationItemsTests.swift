import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A navigation controller that decides whether a page is left by the bar's button.
private final class AskingController: UINavigationController, UINavigationBarDelegate {
  var mayPop = false
  var asked: [String] = []

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    asked.append(item.title ?? "")
    return mayPop
  }
}

@MainActor @Suite("Items of navigation bars") struct NavigationItemsTests {
  /// A page with a bar of its own, and the calls of the bar's delegate.
  private final class BarPage: UIViewController, UINavigationBarDelegate {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    var calls: [String] = []
    var refuses = false

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.delegate = self
      view.addSubview(bar)
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    {
      calls.append("shouldPush \(item.title ?? "")")
      return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("shouldPop \(item.title ?? "")")
      return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop \(item.title ?? "")")
    }
  }

  private let page = BarPage()
  private let harness: Harness
  private var bar: UINavigationBar { page.bar }
  private let first = UINavigationItem(title: "Bays")
  private let second = UINavigationItem(title: "Tides")

  init() {
    let page = page
    harness = Harness(size: CGSize(width: 320, height: 480)) { page }
  }

  private func titles() -> [String] { bar.items?.map { $0.title ?? "" } ?? [] }

  @Test("N-81 an item is pushed and popped at once, and the delegate is asked before")
  func still() {
    #expect(bar.items == nil)
    bar.pushItem(first, animated: false)
    bar.pushItem(second, animated: false)
    #expect(titles() == ["Bays", "Tides"])
    #expect(bar.topItem === second)
    #expect(bar.backItem === first)
    #expect(bar.popItem(animated: false) === second)
    #expect(titles() == ["Bays"])
    #expect(bar.topItem === first)
    let calls = [
      "shouldPush Bays", "didPush Bays", "shouldPush Tides", "didPush Tides", "shouldPop Tides",
      "didPop Tides",
    ]
    #expect(page.calls == calls)
    #expect(bar.barPosition == .topAttached)
  }

  @Test("N-81 the delegate can refuse a change")
  func refused() {
    bar.items = [first]
    page.refuses = true
    bar.pushItem(second, animated: false)
    #expect(bar.popItem(animated: false) == nil)
    #expect(titles() == ["Bays"])
    #expect(page.calls == ["shouldPush Tides", "shouldPop Bays"])
    #expect(bar.topItem === first)
  }

  @Test("N-81 an animated push moves the title in, and notifies the delegate at its end")
  func animated() throws {
    bar.items = [first]
    harness.advanceUntilIdle()
    bar.pushItem(second, animated: true)
    #expect(bar.topItem === second)
    harness.advance(by: 0.1)
    #expect(page.calls == ["shouldPush Tides"])
    let titles = try #require(harness.view(named: "bar.title"))
    #expect(titles.window != nil)
    harness.advanceUntilIdle()
    #expect(page.calls == ["shouldPush Tides", "didPush Tides"])
    bar.popItem(animated: true)
    bar.pushItem(UINavigationItem(title: "Ebb"), animated: true)
    let calls = ["shouldPop Tides", "shouldPush Ebb", "didPop Tides"]
    #expect(Array(page.calls.dropFirst(2)) == calls)
    harness.advanceUntilIdle()
    #expect(page.calls.last == "didPush Ebb")
    #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
  }

  @Test("N-81 the back button pops, and a list of items is set")
  func back() {
    bar.setItems([first, second], animated: false)
    #expect(page.calls.isEmpty)
    harness.advanceUntilIdle()
    harness.tap(at: CGPoint(x: 30, y: 42))
    harness.advanceUntilIdle()
    #expect(page.calls == ["shouldPop Tides", "didPop Tides"])
    #expect(titles() == ["Bays"])
    bar.setItems([second], animated: true)
    harness.advanceUntilIdle()
    #expect(bar.topItem === second)
    #expect(bar.backItem == nil)
    bar.items = nil
    #expect(bar.topItem == nil)
  }

  @Test("N-81 the bar of a controller has its pages' items, and leaves changes to it")
  func managed() throws {
    let stack = AskingController(rootViewController: UIViewController())
    let harness = Harness(size: CGSize(width: 320, height: 480)) { stack }
    stack.topViewController?.title = "Bays"
    let page = UIViewController()
    page.title = "Tides"
    stack.pushViewController(page, animated: false)
    harness.advanceUntilIdle()
    #expect(stack.navigationBar.items?.count == 2)
    #expect(stack.navigationBar.items?.last === page.navigationItem)
    stack.navigationBar.pushItem(UINavigationItem(title: "Ebb"), animated: false)
    #expect(stack.navigationBar.items?.count == 2)
    #expect(harness.log.contains { $0.contains("pushItem(_:animated:) has no effect") })
    harness.tap(at: CGPoint(x: 30, y: 22))
    harness.advanceUntilIdle()
    #expect(stack.asked == ["Tides"])
    #expect(stack.viewControllers.count == 2)
    stack.mayPop = true
    harness.tap(at: CGPoint(x: 30, y: 22))
    harness.advanceUntilIdle()
    #expect(stack.viewControllers.count == 1)
  }
}
