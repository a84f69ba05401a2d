import Foundation

/// A transition that is being played, as opposed to `UIViewController.Transition`, which a
/// controller prefers.
typealias PlayedTransition = Transition

extension UIViewController {
  /// A built-in transition between two controllers, for `preferredTransition`.
  @preconcurrency @MainActor public final class Transition: NSObject {
    /// The kinds of transitions.
    package enum Kind {
      case coverVertical
      case crossDissolve
      /// A transition of another module that touches can catch: a zoom.
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
  /// The preferred transition of the controller, or `nil` if touches cannot pop or dismiss a page
  /// in it.
  var catchablePreference: (any CatchablePreference)? {
    guard case .catchable(let preference)? = preferredTransition?.kind else { return nil }
    return preference
  }

  /// The style of the built-in animator with which this controller is presented and dismissed. The
  /// controller in whose context it is presented can provide its own style.
  var standardTransitionStyle: UIModalTransitionStyle {
    switch preferredTransition?.kind {
    case .coverVertical: .coverVertical
    case .crossDissolve: .crossDissolve
    case .catchable, nil: styleOfContext ?? modalTransitionStyle
    }
  }

  /// The style that the controller of the presentation's context provides, or `nil`.
  private var styleOfContext: UIModalTransitionStyle? {
    guard resolvedPresentationStyle.isInContext, let context = presentingViewController,
      context.definesPresentationContext, context.providesPresentationContextTransitionStyle
    else { return nil }
    return context.modalTransitionStyle
  }
}
