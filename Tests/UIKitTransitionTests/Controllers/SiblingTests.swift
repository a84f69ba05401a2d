import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// `transition(from:to:…)`: rule 5.3, K-06.
@MainActor struct SiblingTests {
  private let diary = Diary()
  private let setup: TransitionSetup
  private let root = UIViewController()
  private let a: DiaryController
  private let b: DiaryController

  init() {
    let root = root
    setup = TransitionSetup { root }
    a = DiaryController("a", diary)
    b = DiaryController("b", diary)
    setup.run {
      root.addChild(a)
      root.addChild(b)
      a.view.frame = root.view.bounds
      root.view.addSubview(a.view)
      b.view.frame = CGRect(x: 0, y: 100, width: 375, height: 500)
      b.view.alpha = 0
    }
    setup.settle()
    _ = diary.take()
  }

  private func change(_ completion: ((Bool) -> Void)? = nil) {
    setup.run {
      root.transition(
        from: a, to: b, duration: 0.3, options: .curveLinear,
        animations: { [b] in b.view.alpha = 1 },
        completion: { [diary] in
          diary.write("done \($0)")
          completion?($0)
        })
    }
  }

  @Test("K-06 A-12 one view takes the other's place, and both are notified in order")
  func exchange() {
    change()
    #expect(root.view.subviews == [a.view, b.view])
    setup.frames(9)
    #expect(abs(b.view.shownAlpha - 0.5) < 0.1)
    #expect(root.transitionCoordinator != nil)
    #expect(setup.settle())
    #expect(
      diary.take() == [
        "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
        "done true",
      ])
    #expect(root.view.subviews == [b.view])
    #expect(root.children == [a, b])
    #expect(b.view.frame == CGRect(x: 0, y: 100, width: 375, height: 500))
    #expect(setup.violations.isEmpty)
    #expect(setup.warnings.isEmpty)
  }

  @Test("K-06 without a window everything is made at once")
  func withoutWindow() {
    setup.window.rootViewController = UIViewController()
    _ = diary.take()
    change()
    #expect(diary.take() == ["done true"])
    #expect(root.view.subviews == [b.view])
    #expect(b.view.alpha == 1)
  }

  @Test("K-06 cut short by its container's going, it has not finished")
  func cutShort() {
    change()
    setup.frames(3)
    setup.window.rootViewController = UIViewController()
    #expect(setup.settle())
    #expect(root.view.subviews == [b.view])
    #expect(diary.take().contains("done false"))
    #expect(setup.violations.isEmpty)
    #expect(b.appearance.state == .disappeared)
  }

  @Test(
    "K-06 refused, with one line: strangers, the same twice, one in progress, one that forwards")
  func refused() {
    let stranger = UIViewController()
    setup.run {
      root.transition(from: a, to: stranger, duration: 0.3, animations: nil)
      root.transition(from: a, to: a, duration: 0.3, animations: nil)
      root.transition(from: b, to: a, duration: 0.3, animations: nil)
    }
    #expect(setup.warnings.count == 3)
    #expect(diary.take().isEmpty)
    change()
    setup.run { root.transition(from: b, to: a, duration: 0.3, animations: nil) }
    #expect(setup.warnings.count == 4)
    #expect(setup.settle())
    #expect(root.view.subviews == [b.view])
  }
}
