import Foundation

/// A transition that is being played, which is another thing than a controller's preferred one.
typealias PlayedTransition = Transition

extension UIViewController {
  /// A built-in transition between two controllers, for `preferredTransition`.
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// The kinds of transitions.
    package enum Kind {
      case coverVertical
      case crossDissolve
      /// A zoom.
      case catchable(any CatchablePreference)
    }

    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// A transition that slides the presented view in from below. A push uses the standard slide.
    public static var coverVertical: Transition { Transition(.coverVertical) }

    /// A transition that fades one view into the other.
    public static var crossDissolve: Transition { Transition(.crossDissolve) }
  }
}

extension UIViewController {
  /// The transition that the controller prefers, if touches can take its page back.
  var catchablePreference: (any CatchablePreference)? {
    guard case .catchable(let preference)? = preferredTransition?.kind else { return nil }
    return preference
  }

  /// The style of the built-in animator of a presentation.
  var standardTransitionStyle: UIModalTransitionStyle {
    switch preferredTransition?.kind {
    case .coverVertical: .coverVertical
    case .crossDissolve: .crossDissolve
    case .catchable, nil: modalTransitionStyle
    }
  }
}
