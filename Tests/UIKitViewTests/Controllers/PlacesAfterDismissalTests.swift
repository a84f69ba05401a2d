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
    harness.drag(from: CGPoint(x: 224, y: 599), to: CGPoint(x: 132, y: 630), over: 0.2)
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
    let next = MovingController()
    harness.window.rootViewController = base
    harness.advanceUntilIdle()
    page.modalPresentationStyle = .fullScreen
    base.present(page, animated: false)
    harness.advanceUntilIdle()
    base.onLayout = { [harness] in harness.window.rootViewController = next }
    harness.resize(to: CGSize(width: 1024, height: 768))
    expectShown(next)
    #expect(page.presentingViewController == nil)
  }

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
}
