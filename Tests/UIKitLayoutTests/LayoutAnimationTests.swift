import Foundation
import Testing
import UIKit

@MainActor @Suite("Constraints in animations") struct LayoutAnimationTests {
  private let layout = LayoutSetup()
  private var root: UIView { layout.root }

  private func moved() throws -> (UIView, NSLayoutConstraint) {
    let view = layout.addBox("box", width: 20, height: 20)
    let left = try #require(root.constraints.first { $0.firstAttribute == .left })
    layout.nextFrame()
    return (view, left)
  }

  @Test("Y-13 a property animator scrubs a changed constant")
  func scrubs() throws {
    let (view, left) = try moved()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      left.constant = 100
      root.layoutIfNeeded()
    }
    animator.fractionComplete = 0.25
    layout.nextFrame()
    #expect(abs(layout.shownFrame(of: view).minX - 25) < 1e-6)
    animator.fractionComplete = 0.75
    layout.nextFrame()
    #expect(abs(layout.shownFrame(of: view).minX - 75) < 1e-6)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    layout.nextFrame()
    #expect(view.frame.minX == 0)
    #expect(left.constant == 0)
  }

  @Test("Y-13 a reversed animator takes constants, priorities and activations back")
  func reversed() throws {
    let (view, left) = try moved()
    let other = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    let width = try #require(view.constraints.first { $0.firstAttribute == .width })
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      left.isActive = false
      other.isActive = true
      width.constant = 60
      root.layoutIfNeeded()
    }
    animator.startAnimation()
    animator.isReversed = true
    for _ in 0..<4 { layout.nextFrame() }
    #expect(left.isActive)
    #expect(!other.isActive)
    #expect(width.constant == 20)
    root.setNeedsLayout()
    layout.nextFrame()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("Y-13 layoutIfNeeded of the view itself is enough: its superview waits for its layout")
  func ownLayout() throws {
    let (view, left) = try moved()
    left.constant = 70
    view.layoutIfNeeded()
    #expect(view.frame.minX == 70)
  }
}
