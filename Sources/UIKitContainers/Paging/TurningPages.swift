import UIKitCore

/// The turn of pages that the trace of a scene shows.
@MainActor final class TurningPages: SceneParticipant {
  /// The page view controller whose pages were turned last.
  weak var controller: UIPageViewController?

  init(_ scene: UIWindowScene) {}

  var transitionStatus: FrameTrace.TransitionStatus? { controller?.turnStatus }
}
