import GlissadeTesting
import Testing
import UIKit

/// Tests of presentations that end with their root while they are animated.
@MainActor @Suite("Presentations that a new root overtakes")
struct OvertakenPresentationTests {
  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .overCurrentContext, .pageSheet, .popover,
  ]

  private let root = UIViewController()
  private let page = UIViewController()
  private let harness: Harness

  init() {
    let root = root
    harness = Harness { root }
    harness.advanceUntilIdle()
  }

  private func expectShown() {
    harness.advanceUntilIdle()
    #expect(page.view.window != nil)
    #expect(page.view.alpha == 1)
    #expect(page.view.layer.transform.m11 == 1)
    #expect(harness.presentationFrame(of: page.view).minY < harness.window.bounds.maxY)
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test(
    "A-23 L-01 a page whose presentation a new root has ended can be the root, or be presented",
    arguments: styles, [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func presentation(style: UIModalPresentationStyle, transition: UIModalTransitionStyle) {
    page.modalPresentationStyle = style
    page.modalTransitionStyle = transition
    for isRoot in [true, false] {
      harness.window.rootViewController = root
      harness.advanceUntilIdle()
      root.present(page, animated: true)
      harness.advance(by: 0.1)
      let next = isRoot ? page : UIViewController()
      harness.window.rootViewController = UIViewController()
      harness.window.rootViewController = next
      if !isRoot { next.present(page, animated: true) }
      expectShown()
    }
  }

  @Test(
    "A-23 L-01 a page whose dismissal a new root has ended can be the root, or be presented",
    arguments: styles, [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func dismissal(style: UIModalPresentationStyle, transition: UIModalTransitionStyle) {
    page.modalPresentationStyle = style
    page.modalTransitionStyle = transition
    for isRoot in [true, false] {
      harness.window.rootViewController = root
      harness.advanceUntilIdle()
      root.present(page, animated: true)
      harness.advanceUntilIdle()
      root.dismiss(animated: true)
      harness.advance(by: 0.1)
      let next = isRoot ? page : UIViewController()
      harness.window.rootViewController = UIViewController()
      harness.window.rootViewController = next
      if !isRoot { next.present(page, animated: true) }
      expectShown()
    }
  }
}
