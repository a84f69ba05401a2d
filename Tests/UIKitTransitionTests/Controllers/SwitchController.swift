import Foundation
import GlissadeTransitions
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// A small container that shows one of its pages by `ChildTransition`.
final class SwitchController: DiaryController {
  let host = UIView()
  private(set) var shown: DiaryController
  var kind = TransitionKind.custom
  private(set) weak var change: ChildTransition?

  init(_ name: String, _ diary: Diary, first: DiaryController) {
    shown = first
    super.init(name, diary)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    host.frame = view.bounds.insetBy(dx: 0, dy: 50)
    host.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host)
    addChild(shown)
    shown.view.frame = host.bounds
    host.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  /// - Returns: A Boolean value that indicates whether the change has begun.
  @discardableResult
  func select(_ page: DiaryController, _ plan: TransitionPlan?) -> Bool {
    guard page !== shown, !isInChildTransition else { return false }
    let change = ChildTransition(
      container: self, kind: kind, hostView: host, from: shown, to: page)
    self.change = change
    if kind == .pop || kind == .tab, page.parent == nil { addChild(page) }
    return change.run(plan) { [self] completed in
      diary.write("commit \(completed)")
      if completed { shown = page }
    } didEnd: { [diary] completed in
      diary.write("didEnd \(completed)")
    } completion: { [diary] completed in
      diary.write("done \(completed)")
    }
  }
}

/// A window with a switch controller that shows page a and can change to b.
@MainActor final class SwitchSetup {
  let diary = Diary()
  let setup: TransitionSetup
  let container: SwitchController
  let a: DiaryController
  let b: DiaryController
  let animator: SlideAnimator

  init(kind: TransitionKind = .custom, duration: TimeInterval = 0.5) {
    let (diary, first) = (diary, DiaryController("a", diary))
    a = first
    b = DiaryController("b", diary)
    let container = SwitchController("switch", diary, first: first)
    container.kind = kind
    self.container = container
    animator = SlideAnimator(duration: duration, diary: diary)
    setup = TransitionSetup { container }
    setup.settle()
    _ = diary.take()
  }

  /// Changes to `page`, b unless given.
  @discardableResult
  func select(
    _ page: DiaryController? = nil, driver: UIPercentDrivenInteractiveTransition? = nil
  ) -> Bool {
    setup.run {
      container.select(
        page ?? b, TransitionPlan(animator: animator, driver: driver, isAnimated: true))
    }
  }

  @discardableResult
  func selectAtOnce(_ page: DiaryController? = nil) -> Bool {
    setup.run { container.select(page ?? b, nil) }
  }

  func appearances() -> [String] { diary.take().filter { $0.hasSuffix("ppear") } }

  /// A Boolean value that indicates whether views and coordinators agree with the selection.
  var isSettled: Bool {
    let shown = container.shown
    return setup.scene.transitions.isEmpty && !container.isInChildTransition
      && container.host.subviews == [shown.view] && container.children == [shown]
      && shown.appearance.state == .appeared && setup.violations.isEmpty
      && [a, b].filter { $0 !== shown }.allSatisfy { $0.appearance.state == .disappeared }
  }
}
