import GlissadeTesting
import Testing
import UIKit

/// A presentation whose animator changes the presenting page with a cross dissolve or a flip.
private final class Dissolving: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  let option: UIView.AnimationOptions
  let change: () -> Void
  let view: UIView

  init(_ view: UIView, _ option: UIView.AnimationOptions, _ change: @escaping () -> Void) {
    self.view = view
    self.option = option
    self.change = change
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.transition(
      with: view, duration: 1, options: option, animations: change,
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

@MainActor @Suite("Cross dissolves of a driven transition") struct DrivenDissolveTests {
  private let view = ContentView()
  private let page: ViewPage

  init() {
    view.backgroundColor = .red
    page = ViewPage(view, at: view.frame)
  }

  private func start(_ option: UIView.AnimationOptions, _ change: @escaping () -> Void)
    -> Dissolving
  {
    let transition = Dissolving(view, option, change)
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = transition
    page.page.present(sheet, animated: true)
    page.harness.advance(by: 0.1)
    return transition
  }

  @Test(
    "E-04 a percent driver scrubs a cross dissolve, and a cancellation runs it back",
    arguments: ["hidden", "alpha", "color"])
  func dissolve(_ name: String) {
    let (view, before) = (view, page.harness.snapshot())
    let transition = start(.transitionCrossDissolve) {
      switch name {
      case "hidden": view.isHidden = true
      case "alpha": view.alpha = 0
      default: view.backgroundColor = .white
      }
    }
    func color(at percent: CGFloat) -> UInt32 {
      transition.driver.update(percent)
      page.harness.advance(by: 0.05)
      return page.harness.snapshot()[70, 70]
    }
    #expect([0xff7f7f, 0xff8080].contains(color(at: 0.5)))
    #expect([0xffbfbf, 0xffc0c0].contains(color(at: 0.75)))
    #expect([0xff3f3f, 0xff4040].contains(color(at: 0.25)))
    #expect(color(at: 0) == 0xff0000)
    #expect([0xff7f7f, 0xff8080].contains(color(at: 0.5)))
    transition.driver.cancel()
    var last: UInt32 = 0xff8080
    while page.page.presentedViewController != nil {
      page.harness.advance(by: 1 / 60)
      let shown = page.harness.snapshot()[70, 70]
      #expect(shown <= last)
      last = shown
    }
    page.harness.advanceUntilIdle()
    #expect(!view.isHidden)
    #expect(page.harness.snapshot().deviation(from: before, before) == 0)
  }

  @Test("E-04 a percent driver scrubs a flip, and a finish ends it")
  func flip() {
    let view = view
    let transition = start(.transitionFlipFromLeft) { view.backgroundColor = .blue }
    func color(at percent: CGFloat) -> UInt32 {
      transition.driver.update(percent)
      page.harness.advance(by: 0.05)
      return page.harness.snapshot()[70, 70]
    }
    #expect(color(at: 0.3) == 0xff0000)
    #expect(color(at: 0.7) == 0x0000ff)
    #expect(color(at: 0.2) == 0xff0000)
    transition.driver.finish()
    page.harness.advance(by: 2)
    #expect(view.backgroundColor == .blue)
    #expect(page.page.presentedViewController != nil)
  }
}
