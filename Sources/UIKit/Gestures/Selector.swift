/// A method to be called on a target, named without a target: `Selector(Panel.handlePan)`.
///
/// Stands where UIKit has `#selector(handlePan(_:))`. The method takes the sender or nothing; a method that
/// takes one of the sender's superclasses, an optional or `Any` is as good. An overloaded method needs a type
/// annotation: `Selector(Panel.close as (Panel) -> @MainActor () -> Void)`.
@preconcurrency @MainActor public struct Selector {
  private let call: @MainActor (_ target: AnyObject, _ sender: AnyObject) -> Bool

  /// The method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// The method that takes nothing.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Calls the method; false, without effect, if target or sender is not of the method's types.
  package func send(to target: AnyObject, from sender: AnyObject) -> Bool {
    call(target, sender)
  }
}
