/// A method of a class, which can be called on any instance of the class:
/// `Selector(Panel.handlePan)`.
///
/// A selector replaces UIKit's `#selector(handlePan(_:))`. The method's arguments are the sender,
/// the sender and an event, or nothing; the sender's type can also be a superclass, an optional or
/// `Any`. An overloaded method needs a type annotation: `Selector(Panel.close as (Panel) ->
/// @MainActor () -> Void)`.
@preconcurrency @MainActor public struct Selector {
  private typealias Call = (_ target: AnyObject, _ sender: AnyObject, _ event: AnyObject?) -> Bool
  private let call: Call
  private let isOwner: (AnyObject) -> Bool

  /// Creates a selector of a method whose argument is the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    isOwner = { $0 is Target }
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Creates a selector of a method whose arguments are the sender and the event that triggered it.
  /// If there is no event, the method is called only if its event argument is optional.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    isOwner = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = event as Any as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Creates a selector of a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    isOwner = { $0 is Target }
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Creates a selector of a method without arguments, whose result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init { target in { _ = method(target)() } }
  }

  /// Creates a selector of a method whose argument is the sender, and whose result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init { target in { (sender: Sender) in _ = method(target)(sender) } }
  }

  /// Creates a selector of a method with two arguments, whose result is ignored.
  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init { target in { (sender: Sender, event: Event) in _ = method(target)(sender, event) } }
  }

  /// Creates a selector of a method with three or more arguments. No control and no gesture
  /// recognizer calls it, but `responds(to:)` finds it.
  @_disfavoredOverload
  public init<Target: AnyObject, First, Second, Third, each Rest, Result>(
    _ method: @escaping (Target) -> @MainActor (First, Second, Third, repeat each Rest) -> Result
  ) {
    isOwner = { $0 is Target }
    call = { _, _, _ in false }
  }

  /// Creates a selector of a method that takes a Boolean value, such as `UIView.endEditing(_:)`.
  /// The method receives `true`, as in UIKit, which passes the address of the sender as the Boolean
  /// value.
  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> @MainActor (Bool) -> Result
  ) {
    self.init { target in { _ = method(target)(true) } }
  }

  /// Returns whether the class of `object` has the method.
  package func isMethod(of object: AnyObject) -> Bool { isOwner(object) }

  /// Calls the method on a target and returns `true`, or returns `false` without a call if target,
  /// sender or event does not have the type that the method needs.
  package func send(
    to target: AnyObject, from sender: AnyObject, event: AnyObject? = nil
  ) -> Bool {
    call(target, sender, event)
  }
}
