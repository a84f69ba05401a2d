/// The completion threshold of a client's own rule, which can be tuned although UIKit does not use
/// it.
package struct ClientThreshold {
  /// Returns the client's threshold, or `nil` while the client has none.
  package var value: @MainActor () -> Double?
  package var set: @MainActor (Double) -> Void

  package init(
    value: @escaping @MainActor () -> Double?, set: @escaping @MainActor (Double) -> Void
  ) {
    (self.value, self.set) = (value, set)
  }
}

extension UIWindowScene {
  /// Sets the client's threshold to the tuned value, or restores the client's own.
  func tuneThreshold() {
    guard let clientThreshold else { return }
    if ownThreshold == nil { ownThreshold = clientThreshold.value() }
    if let wanted = tuning.overrides[.completionThreshold] ?? ownThreshold {
      clientThreshold.set(wanted)
    }
  }

  /// Applies the tuned threshold to an object that the client has created since it was set.
  func keepThreshold() {
    guard let wanted = tuning.overrides[.completionThreshold], let clientThreshold,
      let value = clientThreshold.value(), value != wanted
    else { return }
    if ownThreshold == nil { ownThreshold = value }
    clientThreshold.set(wanted)
  }
}
