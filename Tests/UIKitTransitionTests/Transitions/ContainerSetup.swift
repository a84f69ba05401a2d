import Foundation
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// A container of a client's with `ContainerTransitionContext`, whose pages are in order.
final class IndexedContainer: UIViewController {
  let pages: [DiaryController]
  private(set) var selected = 0
  let host = UIView()
  let driver = UIPercentDrivenInteractiveTransition()
  private(set) var context: ContainerTransitionContext?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var onEnd: (Bool) -> Void = { _ in }

  init(_ pages: [DiaryController]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    host.frame = view.bounds
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host)
    addChild(pages[0])
    pages[0].view.frame = host.bounds
    host.addSubview(pages[0].view)
    pages[0].didMove(toParent: self)
  }

  var isChanging: Bool { context?.isUnderWay ?? false }

  /// - Parameter isHeld: A Boolean value that indicates whether the driver holds the transition
  ///   from its start.
  @discardableResult
  func select(_ index: Int, isHeld: Bool = false, animated: Bool = true) -> Bool {
    guard index != selected, pages.indices.contains(index), !isChanging else { return false }
    let context = ContainerTransitionContext(
      container: self, containerView: host, from: pages[selected], to: pages[index])
    self.context = context
    driver.wantsInteractiveStart = isHeld
    return context.start(animator: animated ? animator : nil, driver: driver) { [self] in
      if $0 { selected = index }
    } completion: { [self] in
      onEnd($0)
    }
  }
}

/// A window with such a container of three pages.
@MainActor final class ContainerSetup {
  let diary = Diary()
  let container: IndexedContainer
  let pages: [DiaryController]
  let setup: TransitionSetup

  enum Kind: CaseIterable { case plain, catchable }

  init(_ kind: Kind = .plain, duration: TimeInterval = 0.5) {
    let diary = diary
    let made = ["a", "b", "c"].map { DiaryController($0, diary) }
    pages = made
    let container = IndexedContainer(made)
    self.container = container
    container.animator =
      kind == .plain
      ? SlideAnimator(duration: duration, diary: diary)
      : CatchableAnimator(duration: duration, diary: diary, curve: .easeInOut)
    setup = TransitionSetup { container }
    setup.settle()
    _ = diary.take()
  }

  var driver: UIPercentDrivenInteractiveTransition { container.driver }
  func select(_ index: Int, isHeld: Bool = false, animated: Bool = true) {
    setup.run { _ = container.select(index, isHeld: isHeld, animated: animated) }
  }

  func appearances() -> [String] { diary.take().filter { $0.hasSuffix("ppear") } }

  /// The disagreements between state, views and coordinators; empty if there are none.
  var disagreements: [String] {
    let shown = pages[container.selected]
    var found: [String] = setup.violations
    if !setup.scene.transitions.isEmpty || container.isChanging { found.append("under way") }
    if container.host.subviews != [shown.view] {
      found.append("\(container.host.subviews.count) views")
    }
    if container.children != [shown] { found.append("\(container.children.count) children") }
    if shown.view.layer.shownFrame != container.host.layer.shownFrame {
      found.append("at \(shown.view.layer.shownFrame)")
    }
    for page in pages where page.appearance.state != (page === shown ? .appeared : .disappeared) {
      found.append("\(page.name) \(page.appearance.state)")
    }
    if setup.scene.participant(PendingAppearances.self).needsPicture {
      found.append("a callback is due")
    }
    if setup.scene.layerHost.population > 0 { found.append("animations are left") }
    return found
  }
}
