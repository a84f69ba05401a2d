import Foundation
import Testing
import UIKit

@MainActor @Suite("Recognizers among each other")
struct GestureArbitrationTests {
  let setup = GestureSetup()
  let inner = StateRecorder()
  let outer = StateRecorder()
  let judge = Judge()

  private func drag(from t: TimeInterval = 0) {
    setup.down(200, 200, at: t)
    setup.move(200, 220, at: t + 0.01)
    setup.move(200, 240, at: t + 0.02)
    setup.up(200, 240, at: t + 0.03)
  }

  @Test("F-13 of two pans the nearer view's begins, the other fails")
  func exclusive() {
    _ = outer.add(UIPanGestureRecognizer(), on: setup.window)
    _ = inner.add(UIPanGestureRecognizer(), on: setup.view)
    drag()
    #expect(inner.states == [.began, .changed, .ended])
    #expect(outer.states.isEmpty)
  }

  @Test("F-13 one yes, from either delegate, lets both begin", arguments: [true, false])
  func simultaneous(_ askInner: Bool) {
    let first = inner.add(UIPanGestureRecognizer(), on: setup.view)
    let second = outer.add(UIPanGestureRecognizer(), on: setup.window)
    judge.together = { $0 === (askInner ? second : first) }
    if askInner { first.delegate = judge } else { second.delegate = judge }
    drag()
    #expect(inner.states == [.began, .changed, .ended])
    #expect(outer.states == inner.states)
  }

  @Test("F-12 require(toFail:) waits; the other begins, so it fails")
  func requiredBegins() {
    let waiter = inner.add(UIPanGestureRecognizer(), on: setup.view)
    let required = outer.add(UIPanGestureRecognizer(), on: setup.window)
    waiter.require(toFail: required)
    drag()
    #expect(inner.states.isEmpty)
    #expect(outer.states == [.began, .changed, .ended])
  }

  @Test("F-12 the other fails, so the waiter begins, with translation 0 then")
  func requiredFails() {
    let waiter = inner.add(UIPanGestureRecognizer(), on: setup.view)
    let required = outer.add(UITapGestureRecognizer(), on: setup.view)
    waiter.require(toFail: required)
    var translations: [CGFloat] = []
    inner.onCall = { [unowned waiter] _ in translations.append(waiter.translation(in: nil).y) }
    setup.down(200, 200, at: 0)
    setup.move(200, 208, at: 0.01)
    #expect(inner.states.isEmpty)
    setup.move(200, 212, at: 0.02)
    #expect(inner.states == [.began])
    setup.move(200, 222, at: 0.03)
    #expect(translations == [0, 10])
  }

  @Test("F-12 both delegate methods make a recognizer wait", arguments: [true, false])
  func delegateRequires(_ fromWaiter: Bool) {
    let waiter = inner.add(UIPanGestureRecognizer(), on: setup.view)
    let required = outer.add(UIPanGestureRecognizer(), on: setup.window)
    if fromWaiter {
      judge.waitsFor = { $0 === required }
      waiter.delegate = judge
    } else {
      judge.holdsBack = { $0 === waiter }
      required.delegate = judge
    }
    drag()
    #expect(inner.states.isEmpty)
    #expect(outer.states == [.began, .changed, .ended])
  }

  @Test("F-12 two that wait for each other: none is stuck, one may go at the release")
  func circle() {
    let first = inner.add(UIPanGestureRecognizer(), on: setup.view)
    let second = outer.add(UIPanGestureRecognizer(), on: setup.window)
    first.require(toFail: second)
    second.require(toFail: first)
    drag()
    #expect(inner.states.isEmpty)
    #expect(outer.states == [.began, .ended])
    #expect(first.state == .possible)
    #expect(second.state == .possible)
  }

  @Test("F-16 shouldReceive false: the touch is never seen")
  func shouldReceive() {
    let pan = inner.add(UIPanGestureRecognizer(), on: setup.view)
    pan.delegate = judge
    judge.receives = { $0.location(in: nil).y > 300 }
    drag()
    #expect(inner.states.isEmpty)
    #expect(setup.log.isEmpty)
    setup.down(200, 310, at: 1)
    setup.move(200, 330, at: 1.1)
    #expect(inner.states == [.began])
  }

  @Test("F-16 shouldBegin false: failed, and others may begin")
  func shouldBegin() {
    let pan = inner.add(UIPanGestureRecognizer(), on: setup.view)
    _ = outer.add(UIPanGestureRecognizer(), on: setup.window)
    pan.delegate = judge
    judge.begins = { _ in false }
    drag()
    #expect(inner.states.isEmpty)
    #expect(outer.states == [.began, .changed, .ended])
    #expect(setup.log.contains("UIPanGestureRecognizer failed"))
  }

  @Test("F-16 N-08 the touched view may forbid a recognizer of an ancestor")
  func viewForbids() {
    _ = outer.add(UIPanGestureRecognizer(), on: setup.window)
    setup.view.allows = { _ in false }
    drag()
    #expect(outer.states.isEmpty)
    setup.view.allows = { _ in true }
    drag(from: 1)
    #expect(outer.states == [.began, .changed, .ended])
  }

  @Test("canPrevent and canBePrevented of a subclass decide about exclusion")
  func preventing() {
    _ = inner.add(UIPanGestureRecognizer(), on: setup.view)
    let stubborn = outer.add(StubbornPan(), on: setup.window)
    drag()
    #expect(outer.states == [.began, .changed, .ended])
    #expect(stubborn.asked)
  }
}

/// A pan that no delegate prevents.
private final class StubbornPan: UIPanGestureRecognizer {
  var asked = false
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    asked = true
    return false
  }
}
