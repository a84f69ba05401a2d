import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of the callbacks that controllers receive in a zoom.
@MainActor @Suite("Zoom: callbacks")
struct ZoomCallbackTests {
  @Test("A-09 A-12 a page comes and goes", arguments: ZoomKind.allCases)
  func order(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.open()
    zoom.harness.advanceUntilIdle()
    let last =
      kind == .present
      ? ["page didAppear", "grid didDisappear"] : ["grid didDisappear", "page didAppear"]
    #expect(zoom.callbacks == ["grid willDisappear", "page willAppear"] + last)
  }

  @Test(
    "A-13 A-14 a pull that is released early is told as a cancelled return",
    arguments: ZoomKind.allCases)
  func cancelled(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 350), over: 0.2, hold: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(
      zoom.callbacks == [
        "page willDisappear", "grid willAppear", "grid willDisappear", "grid didDisappear",
        "page willAppear", "page didAppear",
      ])
    #expect(zoom.leftovers == [])
  }

  @Test("A-08 a page that is thrown back while it grows never came", arguments: ZoomKind.allCases)
  func thrownBack(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.open()
    zoom.harness.advance(by: 0.12)
    let place = CGPoint(x: zoom.frame.midX, y: zoom.frame.midY)
    zoom.harness.drag(from: place, to: CGPoint(x: place.x, y: place.y + 120), over: 0.12)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.callbacks.last { $0.hasPrefix("grid") } == "grid didAppear")
    #expect(zoom.callbacks.last { $0.hasPrefix("page") } == "page didDisappear")
    #expect(zoom.grid.view.window != nil)
    #expect(zoom.leftovers == [])
    zoom.openAndSettle()
    #expect(zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test(
    "A-23 L-19 a page that gets another place in the layout that begins its zoom stays there",
    arguments: ZoomKind.allCases, [true, false])
  func otherPlace(kind: ZoomKind, isLate: Bool) {
    let zoom = ZoomSetup(kind)
    let (harness, page) = (zoom.harness, zoom.page)
    harness.advanceUntilIdle()
    page.onLayout = {
      if let stack = page.navigationController {
        stack.setViewControllers([], animated: false)
      } else {
        harness.window.rootViewController = UIViewController()
      }
      if !isLate { harness.window.rootViewController = page }
    }
    zoom.open()
    #expect(page.onLayout == nil)
    if isLate { harness.window.rootViewController = page }
    #expect(harness.advanceUntilIdle())
    #expect(page.view.superview === harness.window)
    #expect(page.view.frame == CGRect(origin: .zero, size: ZoomSetup.size))
    #expect(zoom.callbacks.last { $0.hasPrefix("page") } == "page didAppear")
    #expect(zoom.leftovers == ["a lost grid"])
  }

  @Test("A-23 L-19 a zoom that ends in the layout that begins it leaves the page at rest")
  func endInLayout() {
    let zoom = ZoomSetup(.push)
    let (harness, page) = (zoom.harness, zoom.page)
    harness.advanceUntilIdle()
    page.onLayout = { zoom.navigation?.setViewControllers([zoom.grid, page], animated: false) }
    zoom.open()
    #expect(page.onLayout == nil)
    #expect(zoom.fills)
    #expect(harness.advanceUntilIdle())
    #expect(zoom.fills)
    #expect(zoom.callbacks.last == "page didAppear")
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 a pop during the push reverses the page where it is, with its velocity")
  func reversedByProgram() {
    let zoom = ZoomSetup(.push, framesPerSecond: 240)
    zoom.open()
    zoom.harness.advance(by: 0.1)
    let first = zoom.frame.width
    zoom.harness.advance(by: 1.0 / 240)
    let speed = zoom.frame.width - first
    zoom.close()
    zoom.harness.advance(by: 1.0 / 240)
    #expect(abs(zoom.frame.width - first - 2 * speed) < 0.6)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.navigation?.viewControllers.count == 1)
    #expect(zoom.leftovers == [])
  }

  @Test(
    "C-02 animations alongside follow the pointer and the springs", arguments: ZoomKind.allCases)
  func alongside(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 320), over: 0.1, release: false)
    let coordinator = zoom.page.transitionCoordinator
    #expect(coordinator?.isInteractive ?? false)
    #expect(coordinator?.initiallyInteractive ?? false)
    let before = coordinator?.percentComplete ?? 0
    zoom.harness.mouseMove(to: CGPoint(x: 200, y: 400))
    zoom.harness.advance(by: 1.0 / 60)
    let pulled = coordinator?.percentComplete ?? 0
    #expect(pulled > before)
    zoom.harness.mouseMove(to: CGPoint(x: 200, y: 320))
    zoom.harness.advance(by: 1.0 / 60)
    #expect(abs((coordinator?.percentComplete ?? 0) - before) < 1e-6)
    zoom.harness.advance(by: 0.2)
    zoom.harness.mouseUp(at: CGPoint(x: 200, y: 320))
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
  }

  @Test(
    "A-06 without animation everything happens at once, and touches take the page back",
    arguments: ZoomKind.allCases)
  func withoutAnimation(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.open(animated: false)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.frame == CGRect(origin: .zero, size: ZoomSetup.size))
    zoom.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test(
    "R-06 with less motion the page fades without moving, and touches still move it",
    arguments: ZoomKind.allCases)
  func lessMotion(kind: ZoomKind) {
    let zoom = ZoomSetup(kind, reducesMotion: true)
    zoom.open()
    for _ in 0..<6 {
      zoom.harness.advance(by: 1.0 / 60)
      #expect(zoom.fills)
    }
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    zoom.close()
    zoom.harness.advance(by: 0.1)
    #expect(zoom.fills)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    zoom.openAndSettle()
    zoom.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test("A page over its presenter keeps the dimming, which goes with it")
  func overFullScreen() {
    let zoom = ZoomSetup(.present)
    zoom.page.modalPresentationStyle = .overFullScreen
    zoom.openAndSettle()
    #expect(zoom.leftovers.count == 1)
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 340), over: 0.2, hold: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.leftovers.count == 1)
    zoom.close()
    zoom.harness.advanceUntilIdle()
    #expect(zoom.leftovers == [])
  }

  @Test("a page that has gone is released, with its zoom", arguments: ZoomKind.allCases)
  func released(kind: ZoomKind) {
    let root = GridController()
    let navigation = kind == .push ? UINavigationController(rootViewController: root) : nil
    let harness = Harness { navigation ?? root }
    weak var page: UIViewController?
    weak var options: UIViewController.Transition?
    do {
      let next = UIViewController()
      next.preferredTransition = .zoom { _ in root.tiles[0] }
      (page, options) = (next, next.preferredTransition)
      navigation?.pushViewController(next, animated: true)
      if navigation == nil { root.present(next, animated: true) }
    }
    harness.advanceUntilIdle()
    #expect(page != nil)
    harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2)
    harness.advanceUntilIdle()
    #expect(page == nil)
    #expect(options == nil)
  }

  @Test("K-01 an animator of the navigation delegate has precedence, also for touches")
  func delegate() {
    let zoom = ZoomSetup(.push)
    let delegate = SlidingDelegate()
    zoom.navigation?.delegate = delegate
    zoom.openAndSettle()
    #expect(delegate.count == 1)
    zoom.harness.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), over: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
  }
}

/// A delegate with an animator of its own.
@MainActor
final class SlidingDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  var count = 0

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    count += 1
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }
}
