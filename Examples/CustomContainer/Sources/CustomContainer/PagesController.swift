import UIKit

/// A container of pages that lie side by side. A pan turns them under the pointer; released, the
/// page arrives or goes back.
final class PagesController: UIViewController {
  let pages: [UIViewController]
  private(set) var selected = 0
  /// 1 while the page to the right is pulled in, -1 for the page to the left.
  private var step = 1
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

  /// Slides to another page.
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
      step = pan.velocity(in: view).x < 0 ? 1 : -1
      driver.wantsInteractiveStart = true
      select(selected + step)
      driver.wantsInteractiveStart = false
    }
    guard transitionCoordinator?.isInteractive == true else { return }
    let progress = -CGFloat(step) * pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .changed: driver.update(progress)
    case .ended where progress > 0.5: driver.finish()
    case .ended, .cancelled: driver.cancel()
    default: break
    }
  }
}
