import UIKit

/// A container written by hand: shows one of its pages, in their order, and changes over by a
/// `ContainerTransitionContext`.
@MainActor final class DayViewController: UIViewController {
  let viewControllers: [UIViewController]
  private(set) var selectedIndex = 0
  var selectedViewController: UIViewController { viewControllers[selectedIndex] }

  let page = DayView(Hour.all)
  /// The change that is under way.
  private(set) var turn: DayTurn?
  /// What was asked for meanwhile.
  private var waiting: Int?
  /// Where the finger has the pages, in points to the left of where the selected one rests, as if
  /// nothing resisted; nil without a finger.
  var grip: CGFloat?
  /// The gesture that has them.
  var holder: UIPanGestureRecognizer?
  /// How fast they were let go in the middle of an end.
  var thrown: CGFloat?
  /// The part of the way past which a page would have to slide to be turned, 0…1.
  var threshold: CGFloat = 0.5
  /// The spring on which pages come back that were pulled past the first or the last one.
  var bounce: UIViewPropertyAnimator?

  init() {
    viewControllers = Hour.all.map { HourViewController($0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  /// The first child comes without animation.
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
    page.addGestureRecognizer(pan)
  }

  // MARK: Selection

  func choose(_ button: UIButton) {
    if let index = page.bar.buttons.firstIndex(of: button) { select(index) }
  }

  /// Shows another page; a change that is under way is led on, led back, or ends first.
  func select(_ index: Int) {
    guard viewControllers.indices.contains(index), grip == nil else { return }
    waiting = nil
    guard let turn else { return begin(index, isHeld: false) }
    switch index {
    case turn.goal: turn.lead(on: true)
    case selectedIndex: turn.lead(on: false)
    default: waiting = index
    }
  }

  /// The page that will show when nothing moves any more.
  private var target: Int {
    waiting ?? turn.flatMap { $0.isLeading ? $0.goal : nil } ?? selectedIndex
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

  /// To the first page; out of a finger's hold, to the selected one.
  override func accessibilityPerformEscape() -> Bool {
    if grip != nil {
      takeBack()
    } else if target != 0 {
      select(0)
    } else if turn == nil {
      return false
    }
    return true
  }

  // MARK: Changes

  /// Starts the change to another page.
  func begin(_ index: Int, isHeld: Bool) {
    guard index != selectedIndex else { return }
    stopBounce()
    page.stretch = 0
    let context = ContainerTransitionContext(
      container: self, containerView: page.pages, from: selectedViewController,
      to: viewControllers[index])
    let turn = DayTurn(context, from: selectedIndex, to: index, isHeld: isHeld)
    self.turn = turn
    context.start(
      animator: SlideAnimator(comesFromRight: index > selectedIndex), driver: turn.driver
    ) { [self] completed in
      if completed { selectedIndex = index }
      page.bar.selectedIndex = selectedIndex
    } completion: { [self] completed in
      ended(turn, completed)
    }
    // The bar lies outside of the view in which the pages change.
    transitionCoordinator?.animateAlongsideTransition(in: page.bar) { [page] _ in
      page.bar.selectedIndex = index
    } completion: { _ in
    }
  }

  private func ended(_ turn: DayTurn, _ completed: Bool) {
    self.turn = nil
    if let grip {
      follow(completed ? grip - turn.step * turn.way : grip)
    } else if let waiting {
      select(waiting)
    }
  }
}
