import GlissadeTesting
import Testing
import UIKit

/// A controller that counts its appearance callbacks: 0 after balanced ones.
private final class CountingController: UIViewController {
  private(set) var balance = 0
  private(set) var count = 0

  private(set) var sizes: [CGSize] = []
  private(set) var layouts = 0

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }
  override func viewDidLayoutSubviews() { layouts += 1 }
  override func viewDidAppear(_ animated: Bool) { count += 1 }
  override func viewWillAppear(_ animated: Bool) { balance += 1 }
  override func viewDidDisappear(_ animated: Bool) { balance -= 1 }
}

@MainActor @Suite("Presentations in the context of a child")
struct ContextPresentationTests {
  private let presented = CountingController()
  private let child = CountingController()
  private let root = UIViewController()
  private let harness: Harness

  /// Presents in the context of a child of the root.
  init() {
    let root = root
    harness = Harness { root }
    root.addChild(child)
    child.view.frame = CGRect(x: 50, y: 50, width: 200, height: 200)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool) {
    presented.modalPresentationStyle = style
    child.present(presented, animated: animated)
    if animated { harness.advance(by: 0.1) } else { harness.advanceUntilIdle() }
  }

  private func expectEnd() {
    harness.advanceUntilIdle()
    #expect(presented.presentingViewController == nil)
    #expect(presented.view.window == nil)
    #expect(presented.balance == 0)
    #expect(child.presentedViewController == nil)
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test(
    "N-25 the context provides the style of a transition if it says so",
    arguments: [true, false])
  func styleOfContext(provides: Bool) {
    child.modalTransitionStyle = .crossDissolve
    child.providesPresentationContextTransitionStyle = provides
    present(.overCurrentContext, animated: true)
    let frame = harness.presentationFrame(of: presented.view)
    #expect((frame == CGRect(x: 50, y: 50, width: 200, height: 200)) == provides)
    harness.advanceUntilIdle()
    #expect(
      harness.presentationFrame(of: presented.view)
        == CGRect(x: 50, y: 50, width: 200, height: 200))
  }

  @Test(
    "N-25 what a child presents in its context goes with the root of the window",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func root(style: UIModalPresentationStyle, animated: Bool) {
    present(style, animated: animated)
    harness.window.rootViewController = UIViewController()
    expectEnd()
    #expect(animated || presented.count == 1)
  }

  @Test(
    "N-25 what a child presents in its context goes with the child",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func removal(style: UIModalPresentationStyle, animated: Bool) {
    present(style, animated: animated)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEnd()
    #expect(root.view.subviews == [])
  }

  @Test(
    "N-25 what a child presents in its context goes with the dismissal of its container",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func dismissal(style: UIModalPresentationStyle) {
    let base = UIViewController()
    harness.window.rootViewController = base
    harness.advanceUntilIdle()
    root.modalPresentationStyle = .fullScreen
    base.present(root, animated: false)
    harness.advanceUntilIdle()
    present(style, animated: false)
    #expect(presented.count == 1)
    base.dismiss(animated: true)
    expectEnd()
    #expect(base.presentedViewController == nil)
  }

  private nonisolated static let styles = [
    UIModalPresentationStyle.currentContext, .overCurrentContext,
  ]

  /// Covers the root with a full screen, and uncovers it.
  @Test(
    "N-25 what a child presents in its context is covered and uncovered with its container",
    arguments: styles)
  func cover(style: UIModalPresentationStyle) {
    present(style, animated: false)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    harness.advanceUntilIdle()
    #expect(presented.view.window == nil)
    #expect(presented.balance == 0)
    root.dismiss(animated: true)
    harness.advanceUntilIdle()
    #expect(presented.view.window != nil)
    #expect(presented.count == 2)
    #expect(presented.balance == 1)
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test(
    "N-25 what a child presents in its context while the root is being covered goes with the root",
    arguments: styles)
  func lateCover(style: UIModalPresentationStyle) {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    harness.advance(by: 0.1)
    present(style, animated: true)
    harness.advanceUntilIdle()
    #expect(presented.view.window == nil)
    #expect(presented.balance == 0)
    root.dismiss(animated: true)
    harness.advanceUntilIdle()
    #expect(presented.view.window != nil)
    #expect(presented.balance == 1)
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test("N-25 a child that its own context covers, and what covers it, are resized with the window")
  func resize() {
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    present(.currentContext, animated: false)
    #expect(child.view.window == nil)
    let layouts = child.layouts
    let size = harness.window.bounds.size
    harness.resize(to: CGSize(width: size.width + 30, height: size.height + 20))
    harness.advanceUntilIdle()
    let expected = CGSize(width: 230, height: 220)
    #expect(child.sizes == [expected])
    #expect(child.view.bounds.size == expected)
    #expect(child.layouts > layouts)
    #expect(presented.sizes == [expected])
    #expect(presented.view.bounds.size == expected)
    child.dismiss(animated: false)
    harness.advanceUntilIdle()
    #expect(child.view.frame == CGRect(origin: CGPoint(x: 50, y: 50), size: expected))
  }

  @Test("N-25 what is presented above a presentation in a context is resized with the window")
  func resizeAbove() {
    present(.overCurrentContext, animated: false)
    let above = CountingController()
    above.modalPresentationStyle = .fullScreen
    presented.present(above, animated: false)
    harness.advanceUntilIdle()
    let size = CGSize(width: 500, height: 600)
    harness.resize(to: size)
    harness.advanceUntilIdle()
    #expect(above.sizes == [size])
    #expect(above.view.bounds.size == size)
  }
}
