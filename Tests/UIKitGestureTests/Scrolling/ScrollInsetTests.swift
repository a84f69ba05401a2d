import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite struct ScrollInsetTests {
  /// A scroll view with a safe area.
  private final class Notched: UIScrollView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 20, left: 10, bottom: 5, right: 10)
    }
  }

  @Test("V-30 the adjustment behaviour decides which part of the safe area is an inset")
  func adjustment() {
    let view = Notched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInset = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.contentSize = CGSize(width: 50, height: 300)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 21, left: 1, bottom: 6, right: 1))
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 21, left: 11, bottom: 6, right: 11))
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == view.contentInset)
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    view.contentSize = CGSize(width: 300, height: 50)
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 1, left: 11, bottom: 1, right: 11))
    view.alwaysBounceVertical = true
    #expect(view.adjustedContentInset.top == 21)
  }

  @Test("V-30 the indicators keep their own insets")
  func indicators() {
    let setup = ScrollSetup()
    setup.scroll.scrollIndicatorInsets = UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 7)
    setup.nextFrame()
    let bar = setup.scroll.layer.sublayers?.last
    #expect(bar?.frame.minY == 56)
    #expect(bar?.frame.maxX == 365)
    setup.scroll.contentOffset.y = 3000 - 667
    setup.nextFrame()
    #expect(bar?.frame.maxY == setup.offset + 561)
  }

  @Test("V-31 content that receives delayed touches gets a tap, and nothing of a drag")
  func delayed() {
    let setup = ScrollSetup()
    let content = TouchCounter(frame: CGRect(x: 0, y: 0, width: 375, height: 3000))
    setup.scroll.addSubview(content)
    setup.scroll.delaysContentTouches = true
    setup.harness.mouseDown(at: CGPoint(x: 50, y: 300))
    setup.nextFrame()
    #expect(content.began == 0)
    setup.harness.mouseUp(at: CGPoint(x: 50, y: 300))
    setup.nextFrame()
    #expect(content.began == 1)
    setup.harness.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), over: 0.1)
    #expect(content.began == 1)
    #expect(setup.offset > 50)
  }

  @Test("V-31 a touch that content keeps does not scroll")
  func kept() {
    let setup = ScrollSetup()
    let content = TouchCounter(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    setup.scroll.addSubview(content)
    setup.scroll.canCancelContentTouches = false
    setup.harness.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 20), over: 0.1)
    #expect(setup.offset == 0)
    #expect(content.cancelled == 0)
    setup.harness.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 300), over: 0.1)
    #expect(setup.offset > 50)
  }
}

/// A view that counts touches.
@MainActor private final class TouchCounter: UIView {
  private(set) var began = 0
  private(set) var cancelled = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
}
