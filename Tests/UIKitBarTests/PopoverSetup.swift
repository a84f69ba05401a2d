import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A controller that keeps its appearance callbacks.
@MainActor final class PopoverPage: UIViewController {
  var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
}

/// A delegate that keeps its calls, and can refuse.
@MainActor final class PopoverWitness: NSObject, UIPopoverPresentationControllerDelegate {
  var calls: [String] = []
  var allows = true
  var allowsPopover = true
  var moves: CGFloat?

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { calls.append("prepare") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { allows }
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { allowsPopover }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { calls.append("popover did") }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempt") }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {
    calls.append("reposition")
    guard let moves else { return }
    rect.pointee = rect.pointee.offsetBy(dx: moves, dy: 0)
  }
}

/// A harness with a root and a popover of 200 × 120 points, whose source is 50 points wide and 40
/// high, at (375, 100).
@MainActor struct PopoverSetup {
  let harness: Harness
  let root = PopoverPage()
  let page = PopoverPage()
  let button = UIButton(frame: CGRect(x: 375, y: 100, width: 50, height: 40))
  let popover: UIPopoverPresentationController

  init(
    size: CGSize = CGSize(width: 800, height: 900), isInBar: Bool = false,
    reducesMotion: Bool = false
  ) throws {
    let root = root
    let stack = isInBar ? UINavigationController(rootViewController: root) : nil
    harness = Harness(size: size, reducesMotion: reducesMotion) { stack ?? root }
    page.preferredContentSize = CGSize(width: 200, height: 120)
    page.modalPresentationStyle = .popover
    popover = try #require(page.popoverPresentationController)
    if isInBar {
      let item = UIBarButtonItem(title: "Show", style: .plain, target: nil, action: nil)
      root.navigationItem.rightBarButtonItem = item
      popover.barButtonItem = item
    } else {
      root.view.addSubview(button)
      popover.sourceView = button
    }
    harness.advanceUntilIdle()
    root.calls = []
  }

  /// The displayed frame of the popover's content.
  var pageFrame: CGRect { harness.presentationFrame(of: page.view) }

  func show() {
    root.present(page, animated: true)
    settle()
  }

  func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(harness.advanceUntilIdle(timeout: 10), sourceLocation: sourceLocation)
  }

  func press(_ key: String) {
    harness.send(.key(key, t: harness.now))
    harness.advance(by: 1.0 / 60)
  }

  /// The lines of the log that report a mistake.
  var complaints: [String] {
    harness.log.filter { $0.contains("warning") || $0.contains("violation") }
  }
}
