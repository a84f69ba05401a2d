import Foundation
import GlissadeGestures
import UIKit

/// A card that becomes a page, and the page a card again, under a finger that goes to and fro: what is on
/// it, as tall as the window, is turned in perspective.
@MainActor final class FlippedPage: BenchmarkWork {
  let title = "flip, scrubbed"
  private let window: UIWindow
  /// A finger goes to and fro once in so many frames; at either end the flip is not quite over.
  private static let period = 150

  init(in scene: UIWindowScene) {
    window = scene.enter {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = FlipBaseController()
      window.makeKeyAndVisible()
      return window
    }
  }

  func input(frame: Int, now: TimeInterval) -> [InputEvent] {
    let interval = 1 / BenchmarkStage.framesPerSecond
    guard frame > 2 else { return [] }
    func place(_ frame: Double) -> CGPoint {
      let part = (1 - cos(frame / Double(Self.period) * 2 * .pi)) / 2
      return CGPoint(x: 20 + (part * 960).rounded(), y: 400)
    }
    if frame == 3 { return [.down(at: place(0), t: now)] }
    // A mouse of 120 Hz.
    return [0.5, 0].map {
      .move(to: place(Double(frame) - 3 - $0), t: now - $0 * interval)
    }
  }

  func phase(frame: Int) -> String {
    let part = (1 - cos(Double(frame - 3) / Double(Self.period) * 2 * .pi)) / 2
    return part < 1.0 / 3
      ? "frame, page turns" : part < 2.0 / 3 ? "frame, card turns" : "frame, grows"
  }
}

/// The page that turns away. A drag to the right brings the other one.
@MainActor
private final class FlipBaseController: UIViewController,
  UIViewControllerTransitioningDelegate
{
  private let driver = UIPercentDrivenInteractiveTransition()

  override func loadView() { view = PageView(title: "Cards", color: .white) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(FlipBaseController.follow)))
  }

  func follow(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      let page = FlipPageController()
      page.modalPresentationStyle = .custom
      page.transitioningDelegate = self
      present(page, animated: true)
    }
    driver.update(min(max(pan.translation(in: nil).x / 970, 0), 1))
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BenchmarkFlipAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CoveringPresentation(presentedViewController: presented, presenting: presenting)
  }
}

@MainActor private final class CoveringPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}

@MainActor private final class FlipPageController: UIViewController {
  override func loadView() {
    view = PageView(title: "Page", color: UIColor(white: 0.96, alpha: 1))
  }
}

/// In thirds: the one turns away, the other turns up as a card, the card grows.
@MainActor
private final class BenchmarkFlipAnimator: NSObject,
  UIViewControllerAnimatedTransitioning
{
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.6 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    let container = context.containerView
    let third = transitionDuration(using: context) / 3
    container.layer.sublayerTransform.m34 = -0.002
    to.frame = container.bounds
    container.addSubview(to)
    to.layer.cornerRadius = 25
    to.clipsToBounds = true
    let card = CATransform3DMakeScale(0.5, 0.6, 1)
    to.layer.transform = CATransform3DRotate(card, .pi / 2, 0, 1, 0)
    UIView.animate(withDuration: third) {
      from.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
    }
    UIView.animate(withDuration: third, delay: third) { to.layer.transform = card }
    UIView.animate(withDuration: third, delay: 2 * third) {
      to.layer.transform = CATransform3DIdentity
      to.layer.cornerRadius = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
