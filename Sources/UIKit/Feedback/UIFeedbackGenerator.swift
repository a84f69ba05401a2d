import Foundation

/// The common base of feedback generators, which have a scene.
///
/// A window cannot vibrate. Feedback is a visible pulse over the picture, and an event of the scene
/// (N-14).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  weak var view: UIView?
  private weak var preparedScene: UIWindowScene?

  public override init() { super.init() }

  /// Creates a generator.
  ///
  /// - Parameter view: The view whose coordinates locations use.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Prepares the current scene for feedback, if the generator has no view.
  open func prepare() { preparedScene = UIWindowScene.current }

  var scene: UIWindowScene? {
    view?.window?.windowScene ?? preparedScene ?? UIWindowScene.current
  }
}
