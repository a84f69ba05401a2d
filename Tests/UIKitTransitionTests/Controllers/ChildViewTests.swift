import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of K-06 and A-20: children that appear in a visible container because their view is added.
@MainActor struct ChildViewTests {
  private let diary = Diary()
  private let setup: TransitionSetup
  private let root: Parent
  private let child: DiaryController

  private final class Parent: UIViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  }

  init() {
    let root = Parent()
    self.root = root
    setup = TransitionSetup { root }
    child = DiaryController("child", diary)
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    setup.run {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func remove(_ child: UIViewController) {
    setup.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  @Test("K-06 A-11 added to a container on show, a child appears with its view")
  func added() {
    child.onCallback = { [unowned child] in
      if $0 == "isAppearing" { #expect(child.view.window != nil) }
    }
    add(child, to: root)
    #expect(diary.take() == ["child willAppear"])
    setup.frame()
    #expect(diary.take() == ["child isAppearing", "child didAppear"])
    #expect(setup.settle())
    #expect(setup.violations.isEmpty)
  }

  @Test("K-06 taken out, it disappears: will in the window, did out of it")
  func removed() {
    add(child, to: root)
    setup.frame()
    _ = diary.take()
    child.onCallback = { [unowned child] in
      #expect(($0 == "willDisappear") == (child.view.window != nil))
    }
    remove(child)
    #expect(diary.take() == ["child willDisappear", "child didDisappear"])
    #expect(setup.settle())
    #expect(setup.violations.isEmpty)
  }

  @Test("K-06 added and removed within a frame, it receives no callbacks")
  func withinFrame() {
    add(child, to: root)
    remove(child)
    #expect(
      diary.take() == ["child willAppear", "child willDisappear", "child didDisappear"])
    add(child, to: root)
    #expect(setup.settle())
    #expect(setup.violations.isEmpty)
    #expect(child.appearance.state == .appeared)
  }

  @Test("K-06 its own children come and go with it")
  func nested() {
    let grandchild = DiaryController("grandchild", diary)
    add(grandchild, to: child)
    #expect(diary.take().isEmpty)
    add(child, to: root)
    setup.frame()
    #expect(
      diary.take() == [
        "child willAppear", "grandchild willAppear", "child isAppearing",
        "grandchild isAppearing", "child didAppear", "grandchild didAppear",
      ])
    remove(child)
    #expect(
      diary.take() == [
        "child willDisappear", "grandchild willDisappear", "child didDisappear",
        "grandchild didDisappear",
      ])
  }

  @Test("K-06 before its container is on show, it waits for that")
  func hiddenContainer() {
    let other = Parent()
    add(child, to: other)
    #expect(diary.take().isEmpty)
    setup.window.rootViewController = other
    setup.settle()
    #expect(diary.take() == ["child willAppear", "child isAppearing", "child didAppear"])
    #expect(setup.violations.isEmpty)
  }

  @Test("A-20 a container that forwards by itself is left alone")
  func forwardsItself() {
    root.forwards = false
    add(child, to: root)
    setup.settle()
    #expect(diary.take().isEmpty)
    setup.run {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(diary.take() == ["child willAppear", "child isAppearing", "child didAppear"])
    remove(child)
    setup.settle()
    #expect(diary.take().isEmpty)
  }

  @Test("K-06 a view that is there before its controller is a child, or after, is notified as well")
  func otherOrder() {
    setup.run {
      root.view.addSubview(child.view)
      root.addChild(child)
    }
    setup.settle()
    #expect(child.appearance.state == .appeared)
    setup.run {
      child.removeFromParent()
      child.view.removeFromSuperview()
    }
    #expect(child.appearance.state == .disappeared)
    #expect(setup.violations.isEmpty)
  }

  @Test("L-08 a child may come and go in its own callbacks")
  func reentry() {
    for moment in ["willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear"] {
      for returns in [false, true] {
        var isDone = false
        child.onCallback = { [self] in
          guard $0 == moment, !isDone else { return }
          isDone = true
          child.view.removeFromSuperview()
          if returns { root.view.addSubview(child.view) }
        }
        add(child, to: root)
        setup.settle()
        remove(child)
        #expect(setup.settle())
        #expect(isDone)
        if child.view.superview != nil { remove(child) }
        #expect(child.appearance.state == .disappeared, "\(moment), \(returns)")
        #expect(setup.violations.isEmpty, "\(moment), \(returns)")
      }
    }
  }
}
