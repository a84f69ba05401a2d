/// Holds one view controller to the order of its appearance callbacks (L-08): every *will* is
/// answered by its *did* or by the opposite *will*, and `viewIsAppearing` comes once between the two.
package struct AppearanceChecker: Sendable, Equatable {
  package enum Callback: String, Sendable, CaseIterable {
    case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  package enum State: Sendable, Equatable, CaseIterable {
    case disappeared
    /// `viewWillAppear` was called.
    case appearing
    /// `viewIsAppearing` was called, too.
    case laidOut
    case appeared
    case disappearing
  }

  package private(set) var state = State.disappeared

  package init() {}

  /// Takes a callback; a sentence if it does not follow from what was called before.
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
