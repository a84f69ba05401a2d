/// A check of the order of one view controller's appearance callbacks (L-08): after every *will*,
/// the matching *did* or the opposite *will* is next, except that `viewIsAppearing` occurs once
/// between `viewWillAppear` and `viewDidAppear`.
package struct AppearanceChecker: Sendable, Equatable {
  /// An appearance callback.
  package enum Callback: String, Sendable, CaseIterable {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  /// The state of a view controller between its callbacks.
  package enum State: Sendable, Equatable, CaseIterable {
    /// The view is not visible.
    case disappeared
    /// `viewWillAppear` was called.
    case appearing
    /// `viewIsAppearing` was called after `viewWillAppear`.
    case laidOut
    /// `viewDidAppear` was called.
    case appeared
    /// `viewWillDisappear` was called.
    case disappearing
  }

  /// The state of the view controller after the latest callback.
  package private(set) var state = State.disappeared

  /// Creates the check of a view controller whose view is not visible.
  package init() {}

  /// Updates the state for a callback.
  ///
  /// - Returns: A sentence that describes the fault if the callback is not valid in the state
  ///   before, otherwise `nil`.
  package mutating func observe(_ callback: Callback) -> String? {
    let before = state
    state = Self.after(callback)
    guard Self.isLegal(callback, in: before) else {
      return "\(callback.rawValue) while \(before)"
    }
    return nil
  }

  private static func after(_ callback: Callback) -> State {
    switch callback {
    case .viewWillAppear: .appearing
    case .viewIsAppearing: .laidOut
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    }
  }

  /// Returns whether a callback is valid in a state.
  package static func isLegal(_ callback: Callback, in state: State) -> Bool {
    switch (state, callback) {
    case (.disappeared, .viewWillAppear), (.disappearing, .viewWillAppear): true
    case (.appearing, .viewIsAppearing): true
    case (.laidOut, .viewDidAppear): true
    case (.appearing, .viewWillDisappear), (.laidOut, .viewWillDisappear): true
    case (.appeared, .viewWillDisappear): true
    case (.disappearing, .viewDidDisappear): true
    default: false
    }
  }
}
