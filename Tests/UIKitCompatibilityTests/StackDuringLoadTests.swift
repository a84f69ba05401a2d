import GlissadeTesting
import Testing
import UIKit

/// A page that changes the stack while its view is loaded.
private final class LoadingPage: UIViewController {
  var onLoad: (UINavigationController) -> Void = { _ in }
  private(set) var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    if let navigationController { onLoad(navigationController) }
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("will") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did") }
}

@MainActor @Suite("Stacks that change while a page is loaded")
struct StackDuringLoadTests {
  /// The changes that a page makes: each shows another page in its place.
  private static let changes: [(UINavigationController, UIViewController) -> Void] = [
    { stack, _ in stack.popViewController(animated: false) },
    { stack, _ in stack.popViewController(animated: true) },
    { stack, other in stack.setViewControllers([other], animated: false) },
    { stack, other in stack.pushViewController(other, animated: true) },
  ]

  @Test("L-06 a page that changes the stack in viewDidLoad is not shown", arguments: 0..<4)
  func changed(index: Int) {
    let (first, other, page) = (UIViewController(), UIViewController(), LoadingPage())
    page.onLoad = { Self.changes[index]($0, other) }
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(page, animated: false)
    let harness = Harness { stack }
    harness.advanceUntilIdle()
    #expect(stack.topViewController === (index < 2 ? first : other))
    #expect(stack.topViewController?.view.window != nil)
    #expect(page.view.window == nil)
    #expect(page.calls == [])
    #expect(stack.children == stack.viewControllers)
  }
}
