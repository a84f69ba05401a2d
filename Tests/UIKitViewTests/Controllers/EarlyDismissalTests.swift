import GlissadeTesting
import Testing
import UIKit

/// A delegate that dismisses the presented controller when it is asked about the presentation.
private final class ImpatientDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented.dismiss(animated: true)
    return nil
  }
}

@MainActor @Suite("Dismissals before the presentation") struct EarlyDismissalTests {
  @Test("A-18 a dismissal is refused while the delegate is asked about the presentation")
  func delegate() {
    let root = UIViewController()
    let harness = Harness { root }
    let page = UIViewController()
    let delegate = ImpatientDelegate()
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    root.present(page, animated: true)
    harness.advanceUntilIdle()
    #expect(root.presentedViewController === page)
    #expect(page.view.window != nil)
    #expect(harness.log.contains { $0.contains("dismiss is refused") })
    root.dismiss(animated: false)
    harness.advanceUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(root.view.window != nil)
  }
}
