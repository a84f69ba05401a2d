import GlissadeTesting
import UIKit

// A grid whose tiles zoom into pages, and an animator that carries a tile over.

class TileViewController: UIViewController {
  let tile = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 80))

  override func viewDidLoad() {
    super.viewDidLoad()
    tile.backgroundColor = .orange
    tile.sharedElementIdentifier = "tile"
    view.addSubview(tile)
  }

  func open(_ page: UIViewController) {
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = UIColor.black.withAlphaComponent(0.3)
    options.alignmentRectProvider = { context in context.zoomedViewController.view.bounds }
    options.interactiveDismissShouldBegin = { context in context.willBegin }
    page.preferredTransition = .zoom(options: options) { [weak self] context in
      context.sourceViewController === self ? self?.tile : nil
    }
    present(page, animated: true)
  }
}

class CarryingAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerTransitioningDelegate
{
  var pairs = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: .to) else { return }
    context.containerView.addSubview(page)
    let elements = SharedElements(in: context)
    pairs = elements.pairs.count
    page.alpha = 0
    UIView.animate(
      withDuration: 0.4,
      animations: {
        page.alpha = 1
        elements.progress = 1
      },
      completion: { _ in
        elements.end()
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

func checkZooms() {
  Checks.about("Q-01") {
    let tiles = TileViewController()
    let page = UIViewController()
    let harness = Harness { tiles }
    tiles.open(page)
    harness.advance(by: 0.1)
    let width = harness.presentationFrame(of: page.view).width
    Checks.expect(width > 80 && width < 375, "the page grows", found: width)
    harness.advanceUntilIdle()
    harness.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 420), over: 0.2)
    harness.advanceUntilIdle()
    Checks.expect(tiles.presentedViewController == nil, "a pull takes the page back")
    Checks.expect(tiles.tile.alpha == 1, "the tile is visible again", found: tiles.tile.alpha)
  }
  Checks.about("Q-03") {
    let tiles = TileViewController()
    let page = TileViewController()
    let animator = CarryingAnimator()
    let harness = Harness { tiles }
    page.tile.frame = CGRect(x: 40, y: 200, width: 200, height: 200)
    page.transitioningDelegate = animator
    tiles.present(page, animated: true)
    harness.advanceUntilIdle()
    Checks.expect(animator.pairs == 1, "the tiles are a pair", found: animator.pairs)
    Checks.expect(page.tile.alpha == 1, "the tile is visible at the end", found: page.tile.alpha)
  }
}
