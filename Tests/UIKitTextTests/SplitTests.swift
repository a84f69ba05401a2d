import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A delegate that logs its calls and returns the answers that a test sets.
@MainActor private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var calls: [String] = []
  var takesSecondary = false

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { calls.append("mode \(displayMode.rawValue)") }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    calls.append("collapse")
    return takesSecondary
  }
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    calls.append("separate")
    return nil
  }
}

@MainActor @Suite struct SplitTests {
  private let wide = CGSize(width: 900, height: 600)
  private let narrow = CGSize(width: 375, height: 600)
  private let list = UIViewController()
  private let detail = UIViewController()
  private let primary: UINavigationController
  private let secondary: UINavigationController
  private let split = UISplitViewController()
  private let delegate = SplitDelegate()

  init() {
    primary = UINavigationController(rootViewController: list)
    secondary = UINavigationController(rootViewController: detail)
    split.viewControllers = [primary, secondary]
    split.delegate = delegate
  }

  private func open(_ size: CGSize) -> Harness {
    let split = split
    let harness = Harness(size: size) { split }
    harness.advanceUntilIdle()
    return harness
  }

  @Test("N-43 a wide window shows both controllers, and a narrow one the list with its detail")
  func columns() {
    let harness = open(wide)
    #expect(!split.isCollapsed)
    #expect(primary.view.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(secondary.view.frame == CGRect(x: 320.5, y: 0, width: 579.5, height: 600))
    #expect(detail.splitViewController === split)
    harness.resize(to: narrow)
    harness.advanceUntilIdle()
    #expect(split.isCollapsed)
    #expect(delegate.calls == ["collapse"])
    #expect(split.viewControllers == [primary])
    #expect(primary.viewControllers == [list, detail])
    #expect(primary.view.frame.width == 375)
    harness.resize(to: wide)
    harness.advanceUntilIdle()
    #expect(delegate.calls == ["collapse", "separate"])
    #expect(primary.viewControllers == [list])
    #expect(secondary.viewControllers == [detail])
    #expect(secondary.view.frame.minX == 320.5)
    #expect(harness.log.filter { $0.hasPrefix("violation") }.isEmpty)
  }

  @Test("N-43 a page that was popped or pushed meanwhile is where the user left it")
  func popping() {
    let harness = open(narrow)
    #expect(primary.viewControllers == [list, detail])
    let more = UIViewController()
    detail.show(more, sender: nil)
    harness.advanceUntilIdle()
    harness.resize(to: wide)
    harness.advanceUntilIdle()
    #expect(primary.viewControllers == [list])
    #expect(secondary.viewControllers == [detail, more])
    harness.resize(to: narrow)
    harness.advanceUntilIdle()
    primary.popToRootViewController(animated: false)
    harness.resize(to: wide)
    harness.advanceUntilIdle()
    #expect(secondary.viewControllers == [detail, more])
  }

  @Test("N-43 the delegate can throw the detail away")
  func delegateCollapses() {
    delegate.takesSecondary = true
    let harness = open(narrow)
    #expect(primary.viewControllers == [list])
    #expect(harness.now > 0)
  }

  @Test("N-43 a new detail replaces the old one, or is pushed")
  func details() {
    let harness = open(wide)
    let other = UIViewController()
    list.showDetailViewController(other, sender: nil)
    harness.advanceUntilIdle()
    #expect(split.viewControllers == [primary, other])
    #expect(other.view.frame.minX == 320.5)
    #expect(secondary.parent == nil)
    harness.resize(to: narrow)
    harness.advanceUntilIdle()
    let third = UIViewController()
    list.showDetailViewController(third, sender: nil)
    harness.advanceUntilIdle()
    #expect(primary.topViewController === third)
  }

  @Test("N-43 the primary controller is hidden, over the detail or beside it")
  func modes() {
    let harness = open(wide)
    split.preferredDisplayMode = .primaryHidden
    harness.advanceUntilIdle()
    #expect(primary.view.frame.maxX == 0)
    #expect(secondary.view.frame.minX == 0)
    #expect(delegate.calls == ["mode 1"])
    UIView.animate(withDuration: 0.3) { split.preferredDisplayMode = .primaryOverlay }
    harness.advance(by: 0.15)
    let middle = harness.presentationFrame(of: primary.view).minX
    #expect(middle < -20)
    #expect(middle > -300)
    harness.advanceUntilIdle()
    #expect(primary.view.frame.minX == 0)
    #expect(secondary.view.frame.minX == 0)
    harness.tap(at: CGPoint(x: 700, y: 300))
    harness.advanceUntilIdle()
    #expect(split.displayMode == .secondaryOnly)
    split.preferredDisplayMode = .allVisible
    split.maximumPrimaryColumnWidth = 200
    harness.advanceUntilIdle()
    #expect(split.primaryColumnWidth == 200)
    split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
    split.preferredPrimaryColumnWidthFraction = 0.5
    harness.advanceUntilIdle()
    #expect(primary.view.frame.width == 450)
    split.minimumPrimaryColumnWidth = 500
    harness.advanceUntilIdle()
    #expect(primary.view.frame.width == 500)
    #expect(split.displayMode == .oneBesideSecondary)
  }
}
