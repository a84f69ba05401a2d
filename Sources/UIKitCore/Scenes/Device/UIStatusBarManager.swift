import Foundation

/// The styles of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style that follows from the light or dark style of the user interface.
  case `default` = 0
  /// Light content, for dark pages.
  case lightContent = 1
  /// Dark content, for light pages.
  case darkContent = 3
}

/// The animations of a status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation, a fade, and a slide, in this order.
  case none = 0, fade, slide
}

/// The status bar of a scene. It is always hidden and has no height, because a desktop's windows
/// have no status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style of the status bar that the front view controller prefers.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.keyWindow?.preferredStatusBarStyle ?? .default
  }
  /// A Boolean value that indicates whether the status bar is hidden. It is always `true`.
  open var isStatusBarHidden: Bool { true }
  /// The frame of the status bar, which is zero.
  open var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
  /// The manager of the scene's status bar, which is hidden and has no height.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
  /// The orientation of the user interface, which follows from the proportions of the window.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: screen.bounds.size)
  }
}
