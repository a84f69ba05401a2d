import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of P-06 and P-08: the size of a popover, and what is presented over its content.
@MainActor @Suite("The size of a popover") struct PopoverSizeTests {
  private func popover(_ page: UIViewController, over root: UIViewController) {
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = root.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 100, height: 40)
    root.present(page, animated: true)
  }

  private func page(_ width: CGFloat, _ height: CGFloat) -> UIViewController {
    let page = UIViewController()
    page.preferredContentSize = CGSize(width: width, height: height)
    return page
  }

  @Test("P-06 a popover follows the preferred size of the page that is pushed or popped to")
  func stack() {
    let (root, small, tall) = (UIViewController(), page(300, 100), page(320, 300))
    let harness = Harness(size: CGSize(width: 900, height: 700)) { root }
    let stack = UINavigationController(rootViewController: small)
    popover(stack, over: root)
    harness.advance(by: 1)
    #expect(stack.view.frame.size == CGSize(width: 300, height: 144))
    stack.pushViewController(tall, animated: true)
    harness.advance(by: 0.05)
    let height = harness.presentationFrame(of: stack.view).height
    #expect(height > 150)
    #expect(height < 340)
    harness.advance(by: 1)
    #expect(stack.view.frame.size == CGSize(width: 320, height: 344))
    #expect(tall.view.frame.size == CGSize(width: 320, height: 300))
    tall.preferredContentSize = CGSize(width: 320, height: 301)
    harness.advance(by: 1)
    #expect(stack.view.frame.size == CGSize(width: 320, height: 345))
    stack.popViewController(animated: true)
    harness.advance(by: 1)
    #expect(stack.view.frame.size == CGSize(width: 300, height: 144))
    #expect(small.view.frame.size == CGSize(width: 300, height: 100))
    stack.setViewControllers([tall], animated: false)
    harness.advance(by: 1)
    #expect(stack.view.frame.size == CGSize(width: 320, height: 345))
  }

  @Test(
    "P-08 a page in the current context of a popover stays when the popover adapts",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext, .fullScreen])
  func context(style: UIModalPresentationStyle) {
    let (root, content, front) = (UIViewController(), UIViewController(), UIViewController())
    let (narrow, wide) = (CGSize(width: 375, height: 667), CGSize(width: 800, height: 600))
    let harness = Harness(size: narrow) { root }
    popover(content, over: root)
    harness.advance(by: 1)
    front.modalPresentationStyle = style
    content.present(front, animated: true)
    harness.advance(by: 1)
    for size in [wide, narrow, wide] {
      harness.resize(to: size)
      harness.advance(by: 1)
      #expect(front.view.window != nil)
      #expect(content.presentedViewController === front)
      #expect((content.view.window != nil) == (style == .overCurrentContext))
      if style == .fullScreen {
        #expect(front.view.frame.size == size)
      } else {
        #expect(front.view.frame.width < size.width + (size == narrow ? 1 : 0))
      }
    }
    front.dismiss(animated: false)
    harness.advance(by: 1)
    #expect(content.view.window != nil)
    #expect(root.presentedViewController === content)
    #expect(content.view.frame.size == CGSize(width: 320, height: 480))
    content.dismiss(animated: false)
    harness.advance(by: 1)
    #expect(harness.window.subviews == [root.view])
    #expect(!harness.log.contains { $0.hasPrefix("violation") })
  }
}
