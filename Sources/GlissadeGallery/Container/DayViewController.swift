import UIKit

/// A custom container that shows one of its pages at a time and changes between them with a
/// `ContainerTransitionContext`.
@MainActor final class DayViewController: UIViewController {
  let viewControllers: [UIViewController]
  private(set) var selectedIndex = 0
  var selectedViewController: UIViewController { viewControllers[selectedIndex] }

  let page = DayView(Hour.all)
  /// The running change; `nil` at rest.
  private(set) var turn: DayTurn?
  /// The index of the page to select when the running change has ended.
  private var waiting: Int?
  /// The position to which the pages are dragged, in points to the left of the selected page's
  /// place and without any resistance; `nil` while they are not dragged.
  var dragPosition: CGFloat?
  /// The pan that drags the pages.
  var activePan: UIPanGestureRecognizer?
  /// The velocity of a release during the end of a change, which takes effect when the change has
  /// ended.
  var pendingVelocity: CGFloat?
  /// The fraction of the width beyond which a page must coast to be selected, 0…1.
  var threshold: CGFloat = 0.5
  /// The animator that moves pages back that were pulled beyond the first or the last one.
  var bounce: UIViewPropertyAnimator?

  init() {
    viewControllers = Hour.all.map { HourViewController($0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  /// The first child appears without animation.
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(selectedViewController)
    selectedViewController.view.frame = page.pages.bounds
    page.pages.addSubview(selectedViewController.view)
    selectedViewController.didMove(toParent: self)
    for button in page.bar.buttons {
      button.addTarget(self, action: Selector(DayViewController.choose), for: .touchUpInside)
    }
    let pan = CatchingPanGestureRecognizer(
      target: self, action: Selector(DayViewController.handlePan))
    pan.name = "pages"
    pan.isCatching = { [weak self] in self?.isMoving ?? false }
    pan.delegate = self
    pan.allowedScrollTypesMask = .continuous
    page.addGestureRecognizer(pan)
  }

  // MARK: Selection

  func choose(_ button: UIButton) {
    if let index = page.bar.buttons.firstIndex(of: button) { select(index) }
  }

  /// Selects a page. A running change continues, reverses, or ends first.
  func select(_ index: Int) {
    guard viewControllers.indices.contains(index), dragPosition == nil else { return }
    waiting = nil
    guard let turn else { return begin(index, isInteractive: false) }
    switch index {
    case turn.goal: turn.run(towardsGoal: true)
    case selectedIndex: turn.run(towardsGoal: false)
    default: waiting = index
    }
  }

  /// The index of the page that is selected when all changes have ended.
  private var target: Int {
    waiting ?? turn.flatMap { $0.isTowardsGoal ? $0.goal : nil } ?? selectedIndex
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let step: Int
    switch direction {
    case .right, .next: step = 1
    case .left, .previous: step = -1
    default: return false
    }
    guard viewControllers.indices.contains(target + step) else { return false }
    select(target + step)
    return true
  }

  /// Selects the first page, or cancels a drag.
  override func accessibilityPerformEscape() -> Bool {
    if dragPosition != nil {
      cancelDrag()
    } else if target != 0 {
      select(0)
    } else if turn == nil {
      return false
    }
    return true
  }

  // MARK: Changes

  /// Begins a change to another page.
  func begin(_ index: Int, isInteractive: Bool) {
    guard index != selectedIndex else { return }
    // Pages that bounce back while one of them is chosen do both.
    if isInteractive {
      stopBounce()
      page.stretch = 0
    }
    let context = ContainerTransitionContext(
      container: self, containerView: page.pages, from: selectedViewController,
      to: viewControllers[index])
    let turn = DayTurn(context, from: selectedIndex, to: index, isInteractive: isInteractive)
    self.turn = turn
    context.start(
      animator: SlideAnimator(comesFromRight: index > selectedIndex), driver: turn.driver
    ) { [self] completed in
      if completed { selectedIndex = index }
      page.bar.selectedIndex = selectedIndex
    } completion: { [self] completed in
      ended(turn, completed)
    }
    // The bar is outside the view in which the pages change.
    transitionCoordinator?.animateAlongsideTransition(in: page.bar) { [page] _ in
      page.bar.selectedIndex = index
    } completion: { _ in
    }
  }

  private func ended(_ turn: DayTurn, _ completed: Bool) {
    self.turn = nil
    if let dragPosition {
      goOn(at: completed ? dragPosition - turn.step * turn.distance : dragPosition)
    } else if let waiting {
      select(waiting)
    }
  }
}
