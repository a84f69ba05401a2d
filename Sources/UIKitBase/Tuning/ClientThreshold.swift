/// The completion threshold of a client's own rule. It can be tuned, although UIKit does not use
/// it.
package struct ClientThreshold {
  /// A closure that returns the client's threshold, or `nil` while the client has none.
  package var value: @MainActor () -> Double?
  package var set: @MainActor (Double) -> Void

  package init(
    value: @escaping @MainActor () -> Double?, set: @escaping @MainActor (Double) -> Void
  ) {
    (self.value, self.set) = (value, set)
  }
}
