import Foundation

// The path of an event through the application and its window, whose overrides of `sendEvent(_:)`
// can observe the event.
extension TouchDispatcher {
  /// Sends an event to the application, which delivers it by calling `delivery`.
  ///
  /// - Returns: `false` if an override of `sendEvent(_:)` did not call `super`.
  func send(_ event: UIEvent, delivery: @escaping () -> Void) -> Bool {
    event.delivery = delivery
    UIApplication.shared.sendEvent(event)
    defer { event.delivery = nil }
    return event.delivery == nil
  }

  /// Cancels touches if an override of `sendEvent(_:)` did not call `super`, so that no recognizer
  /// or view waits for their end.
  func withhold(_ touches: [UITouch], _ event: UIEvent) {
    for touch in touches {
      for recognizer in touch.followers { arena.abandon(recognizer) }
      touch.followers = []
      for stream in streams where stream.touch === touch { stream.cancel(with: event) }
    }
  }
}

extension TouchDispatcher {
  /// Returns whether a view receives no touch because another view has a touch, and one of the two
  /// views has `isExclusiveTouch`.
  func isExcluded(_ view: UIView, among streams: [TouchStream]) -> Bool {
    let others = streams.filter { !$0.isOver && $0.touch.view !== view }
    return others.contains { view.isExclusiveTouch || $0.touch.view?.isExclusiveTouch ?? false }
  }
}
