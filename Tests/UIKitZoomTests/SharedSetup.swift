import Foundation
import GlissadeTesting
import UIKit

/// A way in which a program animates shared elements.
enum SharedStyle: CaseIterable {
  case block, keyframes, animator, manual, forgetful
  static let allCases: [SharedStyle] = [.block, .keyframes, .animator]
}

/// A thumbnail in one controller that becomes a picture in another one.
@MainActor final class SharedSetup: NSObject, UIViewControllerTransitioningDelegate {
  let harness: Harness
  let grid = UIViewController()
  let page = UIViewController()
  let thumbnail = UIView(frame: CGRect(x: 20, y: 80, width: 100, height: 100))
  let picture = UIView(frame: CGRect(x: 50, y: 250, width: 300, height: 300))
  let animator: SharedAnimator
  let driver = UIPercentDrivenInteractiveTransition()
  var isInteractive = false

  init(_ style: SharedStyle) {
    animator = SharedAnimator(style)
    let grid = grid
    harness = Harness { grid }
    super.init()
    thumbnail.backgroundColor = .red
    thumbnail.alpha = 0.75
    thumbnail.layer.cornerRadius = 20
    picture.backgroundColor = .blue
    thumbnail.sharedElementIdentifier = "photo"
    picture.sharedElementIdentifier = "photo"
    grid.view.addSubview(thumbnail)
    page.view.addSubview(picture)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
  }

  func present() {
    grid.present(page, animated: true)
  }

  /// The view that takes the place of both.
  var standIn: UIView? {
    page.presentationController?.containerView?.subviews.first { $0 !== page.view }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? driver : nil }
}

/// An animator as a program would write it.
@MainActor final class SharedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: SharedStyle
  private(set) var elements: SharedElements?
  private var player: UIViewPropertyAnimator?

  init(_ style: SharedStyle) { self.style = style }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .to) else { return }
    context.containerView.addSubview(page)
    let elements = SharedElements(in: context)
    self.elements = elements
    page.alpha = 0
    func move() {
      page.alpha = 1
      elements.progress = 1
    }
    func finish() {
      if style != .forgetful { elements.end() }
      let completed = !context.transitionWasCancelled
      if !completed { page.removeFromSuperview() }
      context.completeTransition(completed)
    }
    switch style {
    case .manual: break
    case .block, .forgetful:
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        move()
      } completion: { _ in
        finish()
      }
    case .keyframes:
      UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: []) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { move() }
      } completion: { _ in
        finish()
      }
    case .animator:
      let player = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { move() }
      player.addCompletion { _ in finish() }
      player.startAnimation()
      self.player = player
    }
  }
}
