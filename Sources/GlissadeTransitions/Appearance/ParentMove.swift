/// The move into or out of a container to which a controller's current callbacks belong.
package enum ParentMove: Sendable, Hashable {
  case none, entering, leaving

  /// The move in the opposite direction, whose callbacks follow a cancelled transition.
  package var reversed: ParentMove {
    switch self {
    case .none: .none
    case .entering: .leaving
    case .leaving: .entering
    }
  }
}
