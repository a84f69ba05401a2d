import UIKitCore

/// The turn of a page that a scene's trace shows.
@MainActor final class TurningPages: SceneParticipant {
  /// The page controller whose pages were turned last.
  weak var controller: UIPageViewController?

  init(_ scene: UIWindowScene) {}

  var transitionStatus: FrameTrace.TransitionStatus? { controller?.turnStatus }
}
