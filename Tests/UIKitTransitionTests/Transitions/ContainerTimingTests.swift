import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of I-09: a transition that is scrubbed and caught leaves no time of its own in its
/// container.
@MainActor struct ContainerTimingTests {
  enum Kind: CaseIterable { case present, dismiss, push, pop, tab, custom }
  enum End: CaseIterable { case finished, cancelled, interrupted }

  @Test(
    "I-09 after completion the container's speed, timeOffset and beginTime are 1, 0 and 0",
    arguments: Kind.allCases, End.allCases)
  func isReset(kind: Kind, end: End) throws {
    let player = TimedTransition(kind)
    player.begin()
    let container = try #require(player.container)
    player.driver.update(0.4)
    player.setup.frames(2)
    finish(player, end)
    #expect(player.setup.settle())
    #expect(player.setup.scene.transitions.isEmpty)
    #expect(player.setup.violations == [])
    var layer: CALayer? = container.layer
    while let next = layer {
      #expect(next.speed == 1)
      #expect(next.timeOffset == 0)
      #expect(next.beginTime == 0)
      layer = next.superlayer
    }
  }

  private func finish(_ player: TimedTransition, _ end: End) {
    let driver = player.driver
    player.setup.run {
      switch end {
      case .finished: driver.finish()
      case .cancelled: driver.cancel()
      case .interrupted:
        driver.finish()
        player.setup.frames(3)
        driver.pause()
        driver.update(0.3)
        player.setup.frames(2)
        driver.cancel()
        player.setup.frames(3)
        driver.pause()
        driver.finish()
      }
    }
  }
}

/// A transition of each kind, by the same animator and a driver that holds it from its start.
@MainActor private final class TimedTransition: NSObject {
  let setup: TransitionSetup
  let driver = UIPercentDrivenInteractiveTransition()
  private let animator = SlideAnimator(duration: 0.5, diary: Diary())
  private let kind: ContainerTimingTests.Kind
  private let root: UIViewController
  private let next = UIViewController.covering()
  /// A Boolean value that indicates whether the delegate methods answer with the driver.
  private var isDriven = false

  init(_ kind: ContainerTimingTests.Kind) {
    self.kind = kind
    let root = Self.root(for: kind)
    self.root = root
    setup = TransitionSetup { root }
    super.init()
    next.transitioningDelegate = self
    (root as? UINavigationController)?.delegate = self
    (root as? UITabBarController)?.delegate = self
    (root as? IndexedContainer)?.animator = animator
    setup.settle()
  }

  /// The view that hosts the animation.
  var container: UIView? { animator.context?.containerView }

  private static func root(for kind: ContainerTimingTests.Kind) -> UIViewController {
    switch kind {
    case .present, .dismiss: return UIViewController()
    case .push, .pop: return UINavigationController(rootViewController: UIViewController())
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      return tabs
    case .custom: return IndexedContainer(["a", "b"].map { DiaryController($0, Diary()) })
    }
  }

  /// Begins the transition; the driver holds it at 0.
  func begin() {
    setup.run {
      switch kind {
      case .dismiss: root.present(next, animated: false)
      case .pop: (root as? UINavigationController)?.pushViewController(next, animated: false)
      default: break
      }
    }
    setup.settle()
    isDriven = true
    setup.run(start)
    setup.frame()
    isDriven = false
  }

  private func start() {
    switch kind {
    case .present: root.present(next, animated: true)
    case .dismiss: root.dismiss(animated: true)
    case .push: (root as? UINavigationController)?.pushViewController(next, animated: true)
    case .pop: (root as? UINavigationController)?.popViewController(animated: true)
    case .tab: (root as? UITabBarController)?.selectedIndex = 1
    case .custom:
      guard let root = root as? IndexedContainer else { return }
      let context = ContainerTransitionContext(
        container: root, containerView: root.host, from: root.pages[0], to: root.pages[1])
      context.start(animator: animator, driver: driver)
    }
  }
}

extension TimedTransition: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { isDriven ? driver : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? driver : nil }
}
