import Foundation

/// What a scene is shown on: the inside of its window.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// In points.
  public internal(set) var bounds: CGRect
  /// Pixels per point.
  public let scale: CGFloat

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }

  /// The current scene's screen.
  public static var main: UIScreen { UIWindowScene.running("UIScreen.main").screen }
}
