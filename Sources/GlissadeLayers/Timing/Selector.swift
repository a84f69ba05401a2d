/// A method to be called on a target, named without a target: `Selector(Panel.handlePan)`.
///
/// Stands where UIKit has `#selector(handlePan(_:))`. The method takes the sender, the sender and an event,
/// or nothing; a method that takes one of the sender's superclasses, an optional or `Any` is as good. An
/// overloaded method needs a type annotation: `Selector(Panel.close as (Panel) -> @MainActor () -> Void)`.
@preconcurrency @MainActor public struct Selector {
  private typealias Call = (_ target: AnyObject, _ sender: AnyObject, _ event: AnyObject?) -> Bool
  private let call: Call

  /// Creates a selector of a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method that takes the sender and the event that made it act. Without an event
  /// only a method that takes an optional one is called.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as Any as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Creates a selector of a method that takes nothing.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Calls the method; false, without effect, if target, sender or event is not of the method's types.
  package func send(
    to target: AnyObject, from sender: AnyObject, event: AnyObject? = nil
  ) -> Bool {
    call(target, sender, event)
  }
}
