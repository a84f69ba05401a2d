import Foundation
import GlissadeTesting
import UIKit
import UIKitTestSupport

@testable import UIKitContainers
@testable import UIKitCore

/// A tab bar controller in a window of 375×667, with its pages and the recorded callbacks.
@MainActor final class TabsSetup: PointerSetup {
  let diary = Diary()
  let tabs = UITabBarController()
  let setup: TransitionSetup
  let vendor: TabVendor?
  var pointer = CGPoint.zero

  /// - Parameters:
  ///   - count: how many pages there are, called a, b, c and so on; a is selected.
  ///   - vendor: the delegate; it writes into the setup's diary.
  init(_ count: Int = 4, vendor: TabVendor? = nil) {
    self.vendor = vendor
    let (tabs, diary) = (tabs, diary)
    vendor?.diary = diary
    tabs.delegate = vendor
    setup = TransitionSetup {
      tabs.viewControllers = (0..<count).map { Self.page(Self.names[$0], diary) }
      return tabs
    }
    setup.settle()
    _ = diary.take()
  }

  private static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]

  private static func page(_ name: String, _ diary: Diary) -> DiaryController {
    let page = DiaryController(name, diary)
    page.tabBarItem.accessibilityIdentifier = "tab.\(name)"
    return page
  }

  func page(_ name: String) -> DiaryController { Self.page(name, diary) }

  /// The names of the controllers, from the left.
  var names: String { (tabs.viewControllers ?? []).map { $0.title ?? "?" }.joined() }
  var selected: String { tabs.selectedViewController?.title ?? "" }

  /// The names of those whose view is in the window, from the back to the front.
  var visible: String {
    tabs.pagesView.subviews.compactMap { $0.owningViewController?.title }.joined()
  }

  /// Returns the visible left edge of a page, or `nil` if it is not in the window.
  func x(_ index: Int) -> CGFloat? {
    guard let view = tabs.viewControllers?[index].viewIfLoaded, view.window != nil else {
      return nil
    }
    return view.layer.shownFrame.minX
  }

  func select(_ index: Int) { setup.run { tabs.selectedIndex = index } }

  func middle(of index: Int) -> CGPoint {
    let frame = tabs.tabBar.buttons[index].layer.shownFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A tap on a tab, over so many frames.
  func tap(_ index: Int, frames: Int = 2) {
    let point = middle(of: index)
    setup.down(point.x, point.y)
    setup.frame()
    setup.up()
    setup.frames(max(1, frames - 1))
  }

  var appearances: [String] { diary.take().filter { $0.contains("ppear") } }

  /// L-06: Selection, bar and screen agree, and nothing is in progress.
  var faults: [String] {
    var faults = setup.violations + setup.warnings
    if tabs.change != nil || !setup.scene.transitions.isEmpty { faults.append("a change is left") }
    if visible != selected { faults.append("\(visible) shows, \(selected) is selected") }
    let index = tabs.viewControllers?.firstIndex { $0 === tabs.selectedViewController }
    if tabs.selectedIndex != index ?? NSNotFound
      || (index == nil) != (tabs.selectedViewController == nil)
    {
      faults.append("index \(tabs.selectedIndex) is not that of \(selected)")
    }
    if tabs.tabBar.selectedItem !== tabs.selectedViewController?.tabBarItem {
      faults.append("the bar says \(tabs.tabBar.selectedItem?.title ?? "-")")
    }
    for button in tabs.tabBar.buttons {
      if button.isSelected != (button.item === tabs.tabBar.selectedItem) {
        faults.append("the tab \(button.item.title ?? "") is in the wrong colour")
      }
    }
    if tabs.tabBar.buttons.map(\.item.title) != tabs.viewControllers?.map(\.title) ?? [] {
      faults.append("other tabs than controllers")
    }
    if Set(tabs.children) != Set(tabs.viewControllers ?? []) { faults.append("other children") }
    if let page = tabs.selectedViewController, page.view.frame != tabs.pagesView.bounds {
      faults.append("the page is at \(page.view.frame)")
    }
    for child in tabs.children {
      let state = child.appearance.state
      if state != (child === tabs.selectedViewController ? .appeared : .disappeared) {
        faults.append("\(child.title ?? "") is \(state)")
      }
    }
    return faults
  }
}

/// A delegate that vends an animator, and a driver if it has one, and records the requests.
@MainActor final class TabVendor: NSObject, UITabBarControllerDelegate {
  enum Style: CaseIterable { case plain, interruptible, none }

  var style: Style
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var allows = true
  var diary = Diary()
  /// The closure that the request for an animator calls.
  var onAsk: () -> Void = {}

  init(_ style: Style = .plain) { self.style = style }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    diary.write("should \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { diary.write("did \(viewController.title ?? "")") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    diary.write("animator \(fromVC.title ?? "") \(toVC.title ?? "")")
    onAsk()
    guard style != .none else { return nil }
    let pages = tabBarController.viewControllers ?? []
    let isForward = pages.firstIndex(of: fromVC) ?? 0 < pages.firstIndex(of: toVC) ?? 0
    let step: CGFloat = isForward ? 1 : -1
    return style == .interruptible ? CatchableTabSlide(step: step) : TabSlide(step: step)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    diary.write("driver")
    return driver
  }
}

/// An animator that slides by one width in 0.5 s with a linear curve.
@MainActor private final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let step: CGFloat

  init(step: CGFloat) { self.step = step }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let change = Self.prepare(context, step: step)
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: change) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Puts the arriving view beside the other one.
  ///
  /// - Returns: The changes to animate.
  static func prepare(_ context: any UIViewControllerContextTransitioning, step: CGFloat)
    -> @MainActor () -> Void
  {
    let from = context.view(forKey: .from)!
    let to = context.view(forKey: .to)!
    let distance = step * context.containerView.bounds.width
    to.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    context.containerView.addSubview(to)
    to.center.x += distance
    return {
      to.center.x -= distance
      from.center.x -= distance
    }
  }
}

/// The same, to be caught in between.
@MainActor private final class CatchableTabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private let step: CGFloat
  private var animator: UIViewPropertyAnimator?

  init(step: CGFloat) { self.step = step }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating
  {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear)
    self.animator = animator
    animator.addAnimations(TabSlide.prepare(context, step: step))
    animator.addCompletion { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}
