import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A presentation in the right half of its container.
@MainActor private final class HalfPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: bounds.midX, y: 20, width: bounds.width / 2, height: bounds.height - 20)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

@MainActor private final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    HalfPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// A page that places a child alongside a resize.
@MainActor private final class ParentPage: UIViewController {
  let child = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.view.autoresizingMask = .flexibleWidth
    child.view.frame = place(in: view.bounds.size)
    child.didMove(toParent: self)
  }

  func place(in size: CGSize) -> CGRect {
    CGRect(x: 10, y: 10, width: size.width / 2, height: size.height / 3)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.child.view.frame = self.place(in: size) }
  }
}

/// Tests of B-16: what a full-screen page covers is resized with the window.
@MainActor @Suite("Resizing what is covered") struct CoveredResizeTests {
  private let wide = CGSize(width: 800, height: 500)

  @Test("B-16 a custom presentation beneath a full-screen page has its frame when it is uncovered")
  func customPresentation() {
    let (root, half, cover, delegate) = (
      UIViewController(), UIViewController(), UIViewController(), HalfDelegate()
    )
    let harness = Harness { root }
    half.modalPresentationStyle = .custom
    half.transitioningDelegate = delegate
    root.present(half, animated: false)
    harness.advanceUntilIdle()
    #expect(half.view.frame == CGRect(x: 187.5, y: 20, width: 187.5, height: 647))
    cover.modalPresentationStyle = .fullScreen
    half.present(cover, animated: true)
    harness.advanceUntilIdle()
    #expect(half.view.window == nil)
    harness.resize(to: wide)
    harness.advanceUntilIdle()
    let place = CGRect(x: 400, y: 20, width: 400, height: 480)
    #expect(half.view.frame == place)
    cover.dismiss(animated: true)
    for _ in 0..<60 {
      harness.advance(by: 1.0 / 60)
      #expect(harness.presentationFrame(of: half.view) == place)
    }
    #expect(half.view.frame == place)
  }

  @Test("B-16 a presenter's children keep the frames that they got alongside the resize")
  func children() {
    let (root, cover) = (ParentPage(), UIViewController())
    let harness = Harness { root }
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: true)
    harness.advanceUntilIdle()
    for size in [wide, CGSize(width: 500, height: 700)] {
      harness.resize(to: size)
      harness.advanceUntilIdle()
      #expect(root.view.frame.size == size)
      #expect(root.child.view.frame == root.place(in: size))
    }
    cover.dismiss(animated: true)
    harness.advanceUntilIdle()
    #expect(root.view.window != nil)
    #expect(root.view.frame.size == CGSize(width: 500, height: 700))
    #expect(root.child.view.frame == root.place(in: CGSize(width: 500, height: 700)))
  }
}
