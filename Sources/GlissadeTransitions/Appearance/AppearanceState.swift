/// The state of a controller between its appearance callbacks.
package enum AppearanceState: Sendable, Hashable, CaseIterable {
  case disappeared, appearing, appeared, disappearing

  /// Returns the controller's state after a callback, or `nil` if the controller does not receive
  /// the callback in this state.
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

  /// A Boolean value that indicates whether the controller has received the *did* callback that
  /// follows its latest *will* callback.
  package var isSettled: Bool { self == .appeared || self == .disappeared }
}
