import GlissadeTesting
import Testing
import UIKit

/// Tests of presented controllers, and of what presents, that get another place in a callback.
@MainActor @Suite("Places that callbacks give after a dismissal")
struct PlacesAfterDismissalTests {
  enum Place: CaseIterable, Sendable { case child, stack, root, presented }

  private let page = MovingController()
  private let base = MovingController()
  private let stack: UINavigationController
  private let driver = UIPercentDrivenInteractiveTransition()
  private let fade = FadeDelegate()
  private let harness: Harness

  init() {
    let stack = UINavigationController(rootViewController: base)
    self.stack = stack
    harness = Harness { stack }
    harness.advanceUntilIdle()
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func move(to place: Place) {
    switch place {
    case .child: add(page, to: base)
    case .stack: stack.pushViewController(page, animated: false)
    case .root: harness.window.rootViewController = page
    case .presented:
      page.modalPresentationStyle = .overFullScreen
      stack.present(page, animated: false)
    }
  }

  private func expectShown(_ controller: MovingController) {
    #expect(harness.advanceUntilIdle())
    #expect(controller.viewIfLoaded?.window != nil)
    #expect(controller.callbacks.last == "didAppear")
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
  }

  @Test(
    "A-23 L-08 a dismissed controller that gets a place in the presenter's callback appears there",
    arguments: Place.allCases)
  func dismissal(place: Place) {
    page.modalPresentationStyle = .fullScreen
    stack.present(page, animated: false)
    harness.advanceUntilIdle()
    base.onDidAppear = { move(to: place) }
    stack.dismiss(animated: true)
    expectShown(page)
  }

  @Test(
    "A-23 L-08 a controller that gets a place in a callback of its cancelled presentation appears",
    arguments: Place.allCases)
  func cancel(place: Place) {
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = fade
    fade.driver = driver
    stack.present(page, animated: true)
    harness.advance(by: 0.1)
    driver.update(0.3)
    page.onWillDisappear = {
      fade.driver = nil
      move(to: place)
    }
    driver.cancel()
    expectShown(page)
  }

  @Test("A-23 L-08 a controller that becomes the root as a new root ends its presentation appears")
  func rootInRoot() {
    let first = MovingController()
    page.modalPresentationStyle = .fullScreen
    harness.window.rootViewController = first
    harness.advanceUntilIdle()
    first.onDidDisappear = { [harness, page] in
      first.onLayout = { harness.window.rootViewController = page }
      harness.window.rootViewController = UIViewController()
    }
    first.present(page, animated: true)
    expectShown(page)
    #expect(harness.window.rootViewController === page)
  }

  @Test("A-23 L-01 a presenter that is replaced in a callback of its dismissal is released")
  func releasedPresenter() {
    var presenter: UIViewController? = UIViewController()
    weak let kept = presenter
    harness.window.rootViewController = presenter
    harness.advanceUntilIdle()
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = presenter?.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 40, y: 40, width: 40, height: 20)
    presenter?.present(page, animated: false)
    presenter = nil
    harness.advanceUntilIdle()
    let next = MovingController()
    page.onWillDisappear = { [harness] in harness.window.rootViewController = next }
    harness.drag(from: CGPoint(x: 224, y: 399), to: CGPoint(x: 132, y: 530), over: 0.25)
    expectShown(next)
    #expect(page.callbacks.last == "didDisappear")
    #expect(kept == nil)
  }

  @Test("A-23 L-01 a sheet whose delegate replaces the root as it is pulled down is released")
  func releasedSheet() {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
      var willDismiss: () -> Void = {}

      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        willDismiss()
      }
    }
    let (delegate, next) = (Delegate(), MovingController())
    var sheet: UIViewController? = UIViewController()
    weak let kept = sheet
    sheet?.modalPresentationStyle = .pageSheet
    sheet?.sheetPresentationController?.delegate = delegate
    if let sheet { stack.present(sheet, animated: false) }
    sheet = nil
    harness.advanceUntilIdle()
    delegate.willDismiss = { [harness] in harness.window.rootViewController = next }
    harness.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 640), over: 0.2)
    expectShown(next)
    #expect(kept == nil)
  }

  @Test("A-23 B-16 a covered presenter that replaces the root as it is resized")
  func resizedPresenter() {
    let (first, next) = (MovingController(), MovingController())
    harness.window.rootViewController = first
    harness.advanceUntilIdle()
    page.modalPresentationStyle = .fullScreen
    first.present(page, animated: false)
    harness.advanceUntilIdle()
    #expect(page.presentingViewController === first)
    first.onLayout = { [harness] in harness.window.rootViewController = next }
    harness.resize(to: CGSize(width: 1024, height: 768))
    expectShown(next)
    #expect(page.presentingViewController == nil)
  }

  // MARK: What ends with the hierarchy

  private func expectTouches() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let next = UIViewController()
    next.view.addSubview(button)
    harness.window.rootViewController = next
    harness.advanceUntilIdle()
    harness.tap(at: CGPoint(x: 100, y: 100))
    harness.advanceUntilIdle()
    #expect(taps == 1)
    #expect(harness.window.subviews == [next.view])
  }

  @Test("N-25 L-01 what is presented in a child's context during the dismissal ends with it")
  func contextInDismissal() {
    let (inner, above) = (UIViewController(), MovingController())
    inner.definesPresentationContext = true
    add(inner, to: page)
    page.modalPresentationStyle = .overFullScreen
    stack.present(page, animated: false)
    harness.advanceUntilIdle()
    stack.dismiss(animated: true)
    let context = MovingController()
    context.modalPresentationStyle = .overCurrentContext
    inner.present(context, animated: false)
    above.modalPresentationStyle = .overFullScreen
    context.present(above, animated: true)
    harness.advanceUntilIdle()
    #expect(page.view.window == nil)
    #expect(above.view.window == nil)
    #expect(above.presentingViewController == nil)
    expectTouches()
  }

  @Test("A-23 L-01 nothing is presented over what goes with its presenter")
  func presentationInEnd() {
    let (inner, above, late) = (UIViewController(), UIViewController(), UIViewController())
    inner.definesPresentationContext = true
    page.definesPresentationContext = true
    add(inner, to: base)
    page.modalPresentationStyle = .overCurrentContext
    inner.present(page, animated: false)
    above.modalPresentationStyle = .currentContext
    page.present(above, animated: false)
    harness.advanceUntilIdle()
    late.modalPresentationStyle = .fullScreen
    page.onDidAppear = { [page] in page.present(late, animated: true) }
    inner.willMove(toParent: nil)
    inner.view.removeFromSuperview()
    inner.removeFromParent()
    #expect(harness.advanceUntilIdle())
    #expect(page.presentingViewController == nil)
    #expect(late.presentingViewController == nil)
    #expect(page.callbacks.last == "didDisappear")
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
    expectTouches()
  }

  @Test("A-19 L-08 what a delegate presents as it is asked for a dismissal goes with it")
  func presentationInQuestion() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      var onDismissal: () -> Void = {}

      func animationController(
        forDismissed dismissed: UIViewController
      ) -> UIViewControllerAnimatedTransitioning? {
        onDismissal()
        return nil
      }
    }
    let (delegate, above) = (Delegate(), MovingController())
    page.modalPresentationStyle = .overFullScreen
    page.transitioningDelegate = delegate
    stack.present(page, animated: false)
    harness.advanceUntilIdle()
    above.modalPresentationStyle = .overFullScreen
    delegate.onDismissal = { [page] in page.present(above, animated: true) }
    stack.dismiss(animated: true)
    page.dismiss(animated: false)
    #expect(harness.advanceUntilIdle())
    for controller in [page, above] {
      #expect(controller.view.window == nil)
      #expect(controller.callbacks.last == "didDisappear")
      #expect(controller.presentingViewController == nil)
    }
    #expect(harness.log.filter { $0.hasPrefix("violation") } == [])
    expectTouches()
  }

  @Test(
    "A-23 L-01 what a former child presents instead of its view ends with its place",
    arguments: [true, false])
  func formerChild(leavesInLoading: Bool) {
    let leave: () -> Void = { [page] in
      page.willMove(toParent: nil)
      page.view.removeFromSuperview()
      page.removeFromParent()
    }
    if leavesInLoading { page.onLoad = leave } else { page.onWillAppear = leave }
    add(page, to: base)
    harness.advanceUntilIdle()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    page.present(cover, animated: true)
    harness.advanceUntilIdle()
    expectTouches()
    #expect(cover.presentingViewController == nil)
  }

  @Test("A-23 L-01 a former child that is presented within its container stays there")
  func presentedFormerChild() {
    let next = UIViewController()
    add(page, to: base)
    base.addChild(next)
    next.view.frame = base.view.bounds
    next.definesPresentationContext = true
    base.transition(from: page, to: next, duration: 0.3, animations: nil) { _ in
      next.didMove(toParent: base)
    }
    harness.advance(by: 0.1)
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
    page.modalPresentationStyle = .overCurrentContext
    next.present(page, animated: true)
    expectShown(page)
    #expect(page.presentingViewController === next)
  }

  @Test(
    "L-06 a page whose context was covered does not return over the next page",
    arguments: [true, false])
  func coveredPage(isAnimated: Bool) {
    base.definesPresentationContext = true
    page.modalPresentationStyle = .currentContext
    base.present(page, animated: false)
    harness.advanceUntilIdle()
    let next = MovingController()
    if isAnimated { base.dismiss(animated: true) }
    stack.pushViewController(next, animated: true)
    harness.advanceUntilIdle()
    if !isAnimated { base.dismiss(animated: false) }
    expectShown(next)
    #expect(base.view.window == nil)
    #expect(base.callbacks.last == "didDisappear")
  }
}
