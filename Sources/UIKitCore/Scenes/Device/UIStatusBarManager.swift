import Foundation

/// The looks of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The style of the user interface.
  case `default` = 0
  /// Light content, for dark pages.
  case lightContent = 1
  /// Dark content, for light pages.
  case darkContent = 3
}

/// The animations of a status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation, a fade, or a slide.
  case none = 0, fade, slide
}

/// The status bar of a scene. A desktop's windows have none: it is hidden and has no height.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The style that the front controller prefers.
  open var statusBarStyle: UIStatusBarStyle {
    scene?.keyWindow?.preferredStatusBarStyle ?? .default
  }
  /// A Boolean value that indicates whether there is no status bar, which is always so.
  open var isStatusBarHidden: Bool { true }
  /// The frame of the status bar, which has no size.
  open var statusBarFrame: CGRect { .zero }
}

extension UIWindowScene {
  /// The status bar, which is hidden and has no height.
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }
  /// The orientation that follows from the proportions of the window.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: screen.bounds.size)
  }
}
