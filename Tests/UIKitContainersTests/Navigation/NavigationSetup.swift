import Foundation
import GlissadeTesting
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// A navigation controller in a window of 375×667, with its pages and the recorded callbacks.
@MainActor final class NavigationSetup: PointerSetup {
  let diary = Diary()
  let nav: UINavigationController
  let setup: TransitionSetup
  let root: Page
  var pointer = CGPoint.zero

  /// A page that also records its moves between containers.
  final class Page: DiaryController {
    var movesToParent: [String] = []

    override func loadView() {
      super.loadView()
      view.accessibilityIdentifier = "page.\(name)"
      view.backgroundColor = .white
    }
    override func willMove(toParent parent: UIViewController?) {
      movesToParent.append(parent == nil ? "will out" : "will in")
    }
    override func didMove(toParent parent: UIViewController?) {
      movesToParent.append(parent == nil ? "did out" : "did in")
    }
  }

  /// - Parameter depth: The number of pages in the stack, called a, b, c and so on.
  init(depth: Int = 1, delegate: (any UINavigationControllerDelegate)? = nil) {
    let diary = diary
    let pages = (0..<depth).map { Page(Self.names[$0], diary) }
    root = pages[0]
    let nav = UINavigationController(rootViewController: pages[0])
    nav.setViewControllers(pages, animated: false)
    nav.delegate = delegate
    self.nav = nav
    setup = TransitionSetup { nav }
    setup.settle()
    _ = diary.take()
  }

  private static let names = ["a", "b", "c", "d", "e", "f", "g", "h"]

  func page(_ name: String) -> Page { Page(name, diary) }

  /// The names of the stack's pages, from the bottom.
  var names: String { nav.viewControllers.map { ($0 as? Page)?.name ?? "?" }.joined() }

  /// The names of the pages whose views are in the window, from the back to the front.
  var visible: String {
    nav.pagesView.subviews.compactMap { ($0.owningViewController as? Page)?.name }.joined()
  }

  /// Returns the visible left edge of a page, or `nil` if it is not in the window.
  func x(_ page: UIViewController) -> CGFloat? {
    guard let view = page.viewIfLoaded, view.window != nil else { return nil }
    return view.layer.shownFrame.minX
  }

  @discardableResult
  func push(_ name: String, animated: Bool = true) -> Page {
    let page = page(name)
    setup.run { nav.pushViewController(page, animated: animated) }
    return page
  }

  @discardableResult
  func pop(animated: Bool = true) -> Page? {
    setup.run { nav.popViewController(animated: animated) as? Page }
  }

  // MARK: The pointer

  /// Pulls from the edge past the slop: the gesture has begun, and the page has not moved.
  func pull() {
    press(x: 4)
    move(by: 6, frames: 1)
  }

  /// Pulls from the edge by `distance` beyond the slop, in half a second, and rests there.
  func pull(by distance: CGFloat) {
    pull()
    move(by: distance, frames: 30)
    setup.frames(6)
  }

  var appearances: [String] {
    diary.take().filter { $0.hasSuffix("ppear") || $0.hasSuffix("isAppearing") }
  }

  /// Checks that views, bar and callbacks agree with the stack, and that nothing is in progress.
  var faults: [String] {
    var faults = setup.violations + setup.warnings
    if nav.change != nil || !setup.scene.transitions.isEmpty { faults.append("a change is left") }
    if visible != (nav.topViewController as? Page)?.name ?? "" {
      faults.append("\(visible) shows of \(names)")
    }
    if nav.children != nav.viewControllers { faults.append("other children than the stack") }
    if let top = nav.topViewController {
      if x(top) != 0 { faults.append("the top is at \(x(top) ?? .nan)") }
      if top.view.frame != nav.pagesView.bounds { faults.append("the top is \(top.view.frame)") }
      if nav.navigationBar.topItem !== top.navigationItem { faults.append("another bar") }
    }
    for child in nav.children {
      let state = child.appearance.state
      if state != (child === nav.topViewController ? .appeared : .disappeared) {
        faults.append("\(child.title ?? "") is \(state)")
      }
    }
    if nav.isOpenToGesture != (nav.viewControllers.count > 1) { faults.append("L-06 the gesture") }
    return faults
  }
}
