import Foundation

/// The screen of a scene: the inside of its window.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The bounds in points.
  public internal(set) var bounds: CGRect
  /// The pixels per point.
  public let scale: CGFloat

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }

  /// The screen of the current scene.
  public static var main: UIScreen { UIWindowScene.running("UIScreen.main").screen }
}
