import GlissadeDemo
import UIKit

/// A custom container that shows one of its pages at a time and changes between them with a
/// `ContainerTransitionContext`.
@MainActor final class DayViewController: UIViewController {
  let viewControllers: [UIViewController]
  private(set) var selectedIndex = 0
  var selectedViewController: UIViewController { viewControllers[selectedIndex] }

  let page = DayView(Hour.all)
  /// The running page change, or `nil` at rest.
  private(set) var turn: SlideTurn?
  /// The index of the page to select when the running change has ended, or `nil`.
  private var waiting: Int?
  private(set) lazy var drag = PageDrag(self, name: "pages")

  init() {
    viewControllers = Hour.all.map { HourViewController($0) }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func loadView() { view = page }

  /// Adds the first child without an animation.
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(selectedViewController)
    selectedViewController.view.frame = page.pages.bounds
    page.pages.addSubview(selectedViewController.view)
    selectedViewController.didMove(toParent: self)
    for button in page.bar.buttons {
      button.addTarget(self, action: Selector(DayViewController.choose), for: .touchUpInside)
    }
    page.addGestureRecognizer(drag.pan)
  }

  // MARK: Selection

  func choose(_ button: UIButton) {
    if let index = page.bar.buttons.firstIndex(of: button) { select(index) }
  }

  /// Selects a page. A running change continues or reverses if it leads to the page; otherwise the
  /// new change begins after its end.
  func select(_ index: Int) {
    guard viewControllers.indices.contains(index), !drag.isActive else { return }
    waiting = nil
    guard let turn else { return begin(index, isInteractive: false) }
    switch index {
    case turn.goal: turn.run(towardsGoal: true)
    case selectedIndex: turn.run(towardsGoal: false)
    default: waiting = index
    }
  }

  /// The index of the page that will be selected when all changes have ended.
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
    if drag.isActive {
      drag.cancel()
    } else if target != 0 {
      select(0)
    } else if turn == nil {
      return false
    }
    return true
  }

  // MARK: Changes

  /// Begins a change to another page.
  private func begin(_ index: Int, isInteractive: Bool) {
    guard index != selectedIndex else { return }
    let context = ContainerTransitionContext(
      container: self, containerView: page.pages, from: selectedViewController,
      to: viewControllers[index])
    let turn = SlideTurn(
      from: selectedIndex, to: index, width: page.pages.bounds.width, isInteractive: isInteractive)
    self.turn = turn
    context.start(
      animator: SlideAnimator(comesFromRight: index > selectedIndex), driver: turn.driver
    ) { [self] completed in
      if completed { selectedIndex = index }
      page.bar.selectedIndex = selectedIndex
    } completion: { [self] completed in
      ended(turn, completed)
    }
    // The bar lies outside the view in which the transition changes the pages.
    transitionCoordinator?.animateAlongsideTransition(in: page.bar) { [page] _ in
      page.bar.selectedIndex = index
    } completion: { _ in
    }
  }

  private func ended(_ turn: SlideTurn, _ completed: Bool) {
    self.turn = nil
    drag.turnEnded(turn, completed: completed)
    if let waiting { select(waiting) }
  }
}

extension DayViewController: PagedController {
  var pageNames: [String] { Hour.all.map(\.name) }
  var bar: UIView { page.bar }

  var stretch: CGFloat {
    get { page.stretch }
    set { page.stretch = newValue }
  }

  func beginTurn(to index: Int) { begin(index, isInteractive: true) }

  func dropWaitingSelection() { waiting = nil }
}
