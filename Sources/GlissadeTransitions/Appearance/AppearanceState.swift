/// The state of a controller between its appearance callbacks.
package enum AppearanceState: Sendable, Hashable, CaseIterable {
  case disappeared, appearing, appeared, disappearing

  /// Returns the state after a callback, or `nil` if the controller does not receive it in this
  /// state.
  package func after(_ callback: AppearanceScript.Callback) -> AppearanceState? {
    switch (self, callback) {
    case (.disappeared, .willAppear), (.disappearing, .willAppear): .appearing
    case (.appearing, .didAppear): .appeared
    case (.appeared, .willDisappear), (.appearing, .willDisappear): .disappearing
    case (.disappearing, .didDisappear): .disappeared
    default: nil
    }
  }

  /// A Boolean value that indicates whether the controller has appeared or is appearing.
  package var isVisible: Bool { self == .appeared || self == .appearing }

  /// A Boolean value that indicates whether the controller has received its last *did*.
  package var isSettled: Bool { self == .appeared || self == .disappeared }
}
