import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitDynamics

/// Tests of what a thousand transitions of the shade leave behind.
extension ShadeTests {
  @Test("3.7 1 000 shade transitions leave no body, behavior, animator or view behind")
  func thousand() {
    let page = ShadePage()
    let setup = TransitionSetup { page }
    let views = setup.window.viewCount
    weak var animator: UIDynamicAnimator?
    weak var attachment: UIDynamicBehavior?
    for round in 0..<250 {
      for isRaise in [true, false] {
        // One transition is reverted, and one is not.
        for distance in [120.0, 480] {
          let start = isRaise ? 20.0 : 640
          setup.down(180, start)
          setup.frame()
          for step in 1...6 {
            setup.move(180, start + (isRaise ? distance : -distance) * Double(step) / 6)
            setup.frame()
          }
          setup.up()
          setup.frame()
          animator = page.shade.transition.driver.animator
          attachment = animator?.behaviors.first?.childBehaviors.first
          #expect(animator != nil)
          #expect(attachment != nil)
          setup.settle()
        }
        guard (page.presentedViewController != nil) == isRaise else {
          Issue.record("stuck in round \(round)")
          return
        }
      }
    }
    #expect(page.shade.transition.driver.decisions.count == 1000)
    #expect(animator == nil)
    #expect(attachment == nil)
    #expect(page.shade.transition.driver.childBehaviors.isEmpty)
    #expect(setup.window.viewCount == views)
    #expect(page.shade.view.superview == nil)
    #expect(setup.scene.animators.isEmpty)
    #expect(setup.scene.layerHost.population == 0)
    #expect(setup.warnings.isEmpty)
    #expect(setup.violations.isEmpty)
    #expect(!setup.scene.needsFrame)
  }
}

extension UIView {
  /// The number of views in it, including itself.
  fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
