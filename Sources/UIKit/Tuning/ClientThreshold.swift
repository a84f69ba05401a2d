/// Where a release finishes, as a client's own rule keeps it: a number that can be tuned and is not
/// UIKit's to ask for.
package struct ClientThreshold {
  /// Nil while the client has none.
  package var value: @MainActor () -> Double?
  package var set: @MainActor (Double) -> Void

  package init(
    value: @escaping @MainActor () -> Double?, set: @escaping @MainActor (Double) -> Void
  ) {
    (self.value, self.set) = (value, set)
  }
}

extension UIWindowScene {
  /// Sets the client's number as it was tuned, or back to what the client had.
  func tuneThreshold() {
    guard let clientThreshold else { return }
    if ownThreshold == nil { ownThreshold = clientThreshold.value() }
    if let wanted = tuning.overrides[.completionThreshold] ?? ownThreshold {
      clientThreshold.set(wanted)
    }
  }

  /// What the client has made anew since a number was set has its own; it takes over what was set.
  func keepThreshold() {
    guard let wanted = tuning.overrides[.completionThreshold], let clientThreshold,
      let value = clientThreshold.value(), value != wanted
    else { return }
    if ownThreshold == nil { ownThreshold = value }
    clientThreshold.set(wanted)
  }
}
