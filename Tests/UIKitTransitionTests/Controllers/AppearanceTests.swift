import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of group A: the order of callbacks.
@MainActor struct AppearanceTests {
  /// An action on two controllers, and the callbacks that follow.
  struct Order: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var removes = true
    var raised = false
    /// The outcome of a transition that is driven to 0.4, or `nil` for one that plays by itself.
    var finishes: Bool?
    let callbacks: [String]
  }

  nonisolated static let orders: [Order] = [
    Order(
      testDescription: "A-09 present",
      callbacks: [
        "first willDisappear", "second willAppear", "second didAppear", "first didDisappear",
      ]),
    Order(
      testDescription: "A-09 dismiss", raised: true,
      callbacks: [
        "second willDisappear", "first willAppear", "first didAppear", "second didDisappear",
      ]),
    Order(
      testDescription: "A-09 present, driven", finishes: true,
      callbacks: [
        "first willDisappear", "second willAppear", "second didAppear", "first didDisappear",
      ]),
    Order(
      testDescription: "A-09 dismiss, driven", raised: true, finishes: true,
      callbacks: [
        "second willDisappear", "first willAppear", "first didAppear", "second didDisappear",
      ]),
    Order(
      testDescription: "A-10 present over a view that stays", removes: false,
      callbacks: ["second willAppear", "second didAppear"]),
    Order(
      testDescription: "A-10 dismiss over a view that stays", removes: false, raised: true,
      callbacks: ["second willDisappear", "second didDisappear"]),
    Order(
      testDescription: "A-14 cancelled present", finishes: false,
      callbacks: [
        "first willDisappear", "second willAppear", "second willDisappear",
        "second didDisappear", "first willAppear", "first didAppear",
      ]),
    Order(
      testDescription: "A-14 cancelled dismissal", raised: true, finishes: false,
      callbacks: [
        "second willDisappear", "first willAppear", "first willDisappear",
        "first didDisappear", "second willAppear", "second didAppear",
      ]),
    Order(
      testDescription: "A-14 cancelled dismissal over a view that stays", removes: false,
      raised: true, finishes: false,
      callbacks: ["second willDisappear", "second willAppear", "second didAppear"]),
  ]

  @Test("A-09 A-10 A-14 appearance callbacks come in this order", arguments: orders)
  func order(_ order: Order) {
    let play = Play(removes: order.removes)
    if order.raised { play.raise() }
    let driver = order.finishes.map { _ in play.drive() }
    order.raised ? play.dismiss() : play.present()
    driver?.update(0.4)
    play.setup.frame()
    if let finishes = order.finishes { finishes ? driver?.finish() : driver?.cancel() }
    #expect(play.setup.settle())
    #expect(play.appearances() == order.callbacks)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("A-10 a client's own begin and end on a presenter that stays work and fire once")
  func ownAppearanceTransition() {
    let play = Play(removes: false)
    play.raise()
    play.setup.run {
      play.first.beginAppearanceTransition(false, animated: true)
      play.first.endAppearanceTransition()
      play.first.endAppearanceTransition()
    }
    #expect(play.appearances() == ["first willDisappear", "first didDisappear"])
    #expect(play.setup.violations.isEmpty)
  }

  @Test("A-11 viewIsAppearing comes once, after willAppear, in the window and laid out")
  func isAppearing() {
    let play = Play()
    var seen: [(hasWindow: Bool, width: CGFloat)] = []
    let inner = UIView()
    play.second.view.addSubview(inner)
    inner.autoresizingMask = [.flexibleWidth]
    play.second.onCallback = { [unowned second = play.second] in
      guard $0 == "isAppearing" else { return }
      seen.append((second.view.window != nil, second.view.bounds.width))
    }
    play.present()
    play.setup.settle()
    #expect(seen.count == 1)
    #expect(seen.first?.hasWindow == true)
    #expect(seen.first?.width == 375)
    let calls = play.diary.take().filter { $0.hasPrefix("second") }
    #expect(calls == ["second willAppear", "second isAppearing", "second didAppear"])
    let driver = play.drive()
    play.dismiss()
    driver.update(0.3)
    driver.cancel()
    play.setup.settle()
    #expect(play.diary.take().filter { $0.hasSuffix("second isAppearing") }.count == 1)
  }

  @Test("A-16 the flags hold from the first callback to the last, in between too")
  func flags() {
    let play = Play()
    var flags: [String] = []
    for controller in [play.first, play.second] {
      controller.onCallback = { [unowned second = play.second] callback in
        guard callback != "isAppearing" else { return }
        flags.append(
          second.isBeingPresented ? "presented" : second.isBeingDismissed ? "dismissed" : "none")
      }
    }
    play.present()
    #expect(play.second.isBeingPresented)
    play.setup.frames(5)
    #expect(play.second.isBeingPresented)
    play.setup.settle()
    #expect(!play.second.isBeingPresented)
    #expect(flags == Array(repeating: "presented", count: 4))
    flags = []
    play.dismiss()
    #expect(play.second.isBeingDismissed)
    play.setup.settle()
    #expect(flags == Array(repeating: "dismissed", count: 4))
    #expect(!play.second.isBeingDismissed)
    #expect(!play.first.isBeingPresented)
  }

  @Test("A-16 a cancelled transition leaves no flag; one begun in a callback has its own")
  func flagsAfterCancel() {
    let play = Play()
    play.raise()
    let driver = play.drive()
    play.dismiss()
    driver.update(0.4)
    play.setup.frame()
    #expect(play.second.isBeingDismissed)
    driver.cancel()
    play.setup.settle()
    #expect(!play.second.isBeingDismissed)
    play.driver = nil
    play.dismiss()
    play.setup.settle()
    play.second.onCallback = { [unowned play] in
      if $0 == "didAppear" { play.second.dismiss(animated: true) }
    }
    play.present()
    play.setup.advance(by: 0.55)
    #expect(play.second.isBeingDismissed)
    #expect(!play.second.isBeingPresented)
    play.setup.settle()
    #expect(!play.second.isBeingDismissed)
  }

  @Test("A-20 begin and end yield pairs; a reversed begin flips, and one end closes it")
  func childAppearance() {
    let play = Play()
    let child = DiaryController("child", play.diary)
    play.setup.run {
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(play.appearances() == ["child willAppear", "child didAppear"])
    play.setup.run {
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.endAppearanceTransition()
    }
    #expect(
      play.appearances() == ["child willDisappear", "child willAppear", "child didAppear"])
    #expect(play.setup.violations.isEmpty)
  }

  @Test("A-20 children are notified of their container's appearance")
  func childrenFollow() {
    let play = Play()
    let child = DiaryController("child", play.diary)
    play.second.addChild(child)
    play.second.view.addSubview(child.view)
    child.didMove(toParent: play.second)
    play.raise()
    play.dismiss()
    play.setup.settle()
    #expect(
      play.diary.take().filter { $0.hasPrefix("child") }
        == ["child willDisappear", "child didDisappear"])
    #expect(play.setup.violations.isEmpty)
  }

  @Test("A-21 the end of a presentation, step by step")
  func endOfPresentation() {
    let play = Play()
    var seen = false
    play.second.onCallback = { [unowned play] in
      guard $0 == "didAppear" else { return }
      seen = true
      #expect(play.first.view.window == nil)
      #expect(play.second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
      #expect(play.coordinator != nil)
    }
    play.present()
    play.setup.frames(29)
    #expect(!seen)
    _ = play.history()
    play.setup.frames(2)
    #expect(seen)
    #expect(
      play.history() == [
        "animations end", "second didAppear", "first didDisappear", "presentationDidEnd true",
        "coordinator completed", "animationEnded true", "present done",
      ])
  }

  @Test("A-21 the end of a dismissal and of a cancelled one, step by step")
  func endOfDismissal() {
    let play = Play()
    play.raise()
    let driver = play.drive()
    play.dismiss()
    driver.update(0.2)
    driver.cancel()
    _ = play.history()
    play.setup.settle()
    #expect(
      play.history() == [
        "animations start", "first willDisappear", "first didDisappear", "second willAppear",
        "second isAppearing", "second didAppear", "dismissalDidEnd false",
        "coordinator cancelled", "animationEnded false",
      ])
    play.dismiss()
    driver.finish()
    _ = play.history()
    play.setup.settle()
    #expect(
      play.history() == [
        "animations end", "first didAppear", "second didDisappear", "dismissalDidEnd true",
        "coordinator completed", "animationEnded true", "dismiss done",
      ])
  }

  @Test("A-21 from the did callbacks on a new transition is accepted")
  func newTransitionInDidAppear() {
    let play = Play(removes: false)
    play.second.onCallback = { [unowned second = play.second] in
      if $0 == "didAppear" { second.dismiss(animated: true) }
    }
    play.present()
    #expect(play.setup.settle())
    #expect(play.first.presentedViewController == nil)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.violations.isEmpty)
    #expect(play.second.view.window == nil)
    #expect(play.setup.window.subviews == [play.first.view])
  }
}
