import Foundation

/// What all feedback has in common: the scene that it is felt in.
///
/// A window cannot shake a hand. Here feedback is seen, as a pulse over what is shown, and told, as an
/// event of the scene (N-14).
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  weak var view: UIView?
  private weak var preparedScene: UIWindowScene?

  public override init() { super.init() }

  /// - Parameter view: in whose coordinates places are given.
  public init(view: UIView) {
    self.view = view
    super.init()
  }

  /// Makes the current scene the one that feels it, where no view says which one does.
  open func prepare() { preparedScene = UIWindowScene.current }

  var scene: UIWindowScene? {
    view?.window?.windowScene ?? preparedScene ?? UIWindowScene.current
  }
}
