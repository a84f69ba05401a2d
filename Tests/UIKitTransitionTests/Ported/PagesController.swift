import UIKit

final class PagesController: UIViewController {
  let pages: [UIViewController]
  private(set) var selected = 0
  private let driver = UIPercentDrivenInteractiveTransition()

  init(_ pages: [UIViewController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
    driver.wantsInteractiveStart = false
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages[0])
    pages[0].view.frame = view.bounds
    view.addSubview(pages[0].view)
    pages[0].didMove(toParent: self)
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PagesController.pan)))
  }

  func select(_ index: Int) {
    guard pages.indices.contains(index), index != selected else { return }
    let context = ContainerTransitionContext(
      container: self, containerView: view, from: pages[selected], to: pages[index])
    let animator = PageSlide(step: index > selected ? 1 : -1)
    context.start(animator: animator, driver: driver) { [self] completed in
      if completed { selected = index }
    }
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began {
      driver.wantsInteractiveStart = true
      select(selected + (pan.velocity(in: view).x < 0 ? 1 : -1))
      driver.wantsInteractiveStart = false
    }
    guard transitionCoordinator?.isInteractive == true else { return }
    let progress = abs(pan.translation(in: view).x) / view.bounds.width
    switch pan.state {
    case .changed: driver.update(progress)
    case .ended where progress > 0.5: driver.finish()
    case .ended, .cancelled: driver.cancel()
    default: break
    }
  }
}

final class PageSlide: NSObject, UIViewControllerAnimatedTransitioning {
  let step: CGFloat

  init(step: CGFloat) { self.step = step }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
      let page = context.viewController(forKey: .to)
    else { return }
    let distance = step * context.containerView.bounds.width
    new.frame = context.finalFrame(for: page).offsetBy(dx: distance, dy: 0)
    context.containerView.addSubview(new)
    UIView.animate(withDuration: 0.35) {
      old.center.x -= distance
      new.center.x -= distance
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
