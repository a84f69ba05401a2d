import Foundation
import Testing
import UIKit

@MainActor @Suite("Selectors and targets")
struct SelectorTests {
  let setup = GestureSetup()

  private func tap(_ target: AnyObject?, _ action: Selector) -> [String] {
    let recognizer = UITapGestureRecognizer(target: target, action: action)
    setup.view.addGestureRecognizer(recognizer)
    setup.log = []
    setup.tap(200, 200, at: 0)
    setup.dispatcher.step(to: 1)
    setup.view.removeGestureRecognizer(recognizer)
    return setup.log
  }

  @Test("N-02 methods with the sender and without are called")
  func both() {
    let target = Handler()
    _ = tap(target, Selector(Handler.withSender))
    _ = tap(target, Selector(Handler.withNothing))
    _ = tap(target, Selector(Handler.twin as (Handler) -> @MainActor () -> Void))
    #expect(target.calls == ["sender", "nothing", "twin"])
  }

  @Test("N-04 a superclass of the sender, an optional and Any are accepted")
  func superclasses() {
    let target = Handler()
    _ = tap(target, Selector(Handler.withSuperclass))
    _ = tap(target, Selector(Handler.withOptional))
    _ = tap(target, Selector(Handler.withAny))
    #expect(target.calls == ["superclass", "optional", "any"])
  }

  @Test("N-04 a sender of the wrong type is logged, not fatal")
  func wrongType() {
    let target = Handler()
    let log = tap(target, Selector(Handler.withPan))
    #expect(target.calls.isEmpty)
    #expect(
      log.contains(
        "warning action of Handler does not take a UITapGestureRecognizer; not called"))
  }

  @Test("N-02 a method of the target's superclass is called on the subclass, an override included")
  func inheritance() {
    let target = SubHandler()
    _ = tap(target, Selector(Handler.withSender))
    #expect(target.calls == ["sub sender"])
  }

  @Test("N-03 a target is held weakly; a dead one is skipped, the others are called")
  func weakTarget() {
    let living = Handler()
    var dying: Handler? = Handler()
    weak let ghost = dying
    let recognizer = UITapGestureRecognizer(target: dying, action: Selector(Handler.withSender))
    recognizer.addTarget(living, action: Selector(Handler.withSender))
    setup.view.addGestureRecognizer(recognizer)
    dying = nil
    #expect(ghost == nil)
    setup.tap(200, 200, at: 0)
    #expect(living.calls == ["sender"])
  }

  @Test("N-03 removeTarget goes by target; nil removes all")
  func removal() {
    let first = Handler()
    let second = Handler()
    let recognizer = UITapGestureRecognizer(target: first, action: Selector(Handler.withSender))
    recognizer.addTarget(first, action: Selector(Handler.withNothing))
    recognizer.addTarget(second, action: Selector(Handler.withSender))
    setup.view.addGestureRecognizer(recognizer)
    recognizer.removeTarget(first, action: Selector(Handler.withSender))
    setup.tap(200, 200, at: 0)
    #expect(first.calls.isEmpty)
    #expect(second.calls == ["sender"])
    recognizer.removeTarget(nil, action: nil)
    setup.tap(200, 200, at: 1)
    #expect(second.calls == ["sender"])
  }

  @Test("Decision 15 a recognizer, its view and its target go when nobody holds them")
  func noCycle() {
    weak var view: UIView?
    weak var recognizer: UIPanGestureRecognizer?
    do {
      let setup = GestureSetup()
      let target = StateRecorder()
      let pan = target.add(UIPanGestureRecognizer(), on: setup.view)
      setup.down(200, 200, at: 0)
      setup.move(200, 220, at: 0.1)
      setup.up(200, 220, at: 0.2)
      view = setup.view
      recognizer = pan
    }
    #expect(view == nil)
    #expect(recognizer == nil)
  }
}

@MainActor private class Handler {
  var calls: [String] = []
  func withSender(_ sender: UITapGestureRecognizer) { calls.append("sender") }
  func withNothing() { calls.append("nothing") }
  func withSuperclass(_ sender: UIGestureRecognizer) { calls.append("superclass") }
  func withOptional(_ sender: UITapGestureRecognizer?) { calls.append("optional") }
  func withAny(_ sender: Any) { calls.append("any") }
  func withPan(_ sender: UIPanGestureRecognizer) { calls.append("pan") }
  func twin() { calls.append("twin") }
  func twin(_ sender: UITapGestureRecognizer) { calls.append("twin with sender") }
}

@MainActor private final class SubHandler: Handler {
  override func withSender(_ sender: UITapGestureRecognizer) { calls.append("sub sender") }
}
