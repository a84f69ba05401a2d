import Foundation
import GlissadeLayers

/// A call of a method that is performed after a delay.
@MainActor final class DelayedCall {
  let target: NSObject
  private let selector: Selector
  private let argument: Any?
  fileprivate var timer: Timer?

  fileprivate init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  fileprivate func run() { target.perform(selector, with: argument) }

  func hasArgument(_ other: Any?) -> Bool {
    switch (argument, other) {
    case (nil, nil): true
    case (let one as NSObject, let other as NSObject): one.isEqual(other)
    case (let one?, let other?): one as AnyObject === other as AnyObject
    default: false
    }
  }
}

/// The calls of methods that are pending, because their delays have not passed.
@MainActor final class DelayedCalls {
  private var calls: [DelayedCall] = []

  func add(
    _ selector: Selector, of target: NSObject, argument: Any?, delay: TimeInterval,
    modes: [RunLoop.Mode]
  ) {
    let call = DelayedCall(target, selector, argument)
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { [weak self, weak call] _ in
      // The main run loop fires the timer on the main thread.
      MainActor.assumeIsolated {
        guard let self, let call else { return }
        self.calls.removeAll { $0 === call }
        call.run()
      }
    }
    call.timer = timer
    calls.append(call)
    for mode in modes { RunLoop.main.add(timer, forMode: mode) }
  }

  func cancel(where isIncluded: (DelayedCall) -> Bool) {
    for call in calls where isIncluded(call) { call.timer?.invalidate() }
    calls.removeAll(where: isIncluded)
  }
}
