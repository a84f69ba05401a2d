import Foundation
import GlissadeLayers

/// The screen of a scene: the inside of its window.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The bounds of the screen in points.
  public internal(set) var bounds: CGRect
  /// The pixels per point of the screen.
  public let scale: CGFloat

  /// The scene that the screen belongs to.
  weak var scene: UIWindowScene?

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }

  /// The maximum frame rate, in frames per second. It is 60 whatever rate the display has, unless
  /// the instrument simulates another display.
  public var maximumFramesPerSecond: Int {
    let rate = scene?.resources.frameRate ?? 0
    return rate > 0 ? rate : 60
  }
  /// The pixels per point of `nativeBounds`.
  public var nativeScale: CGFloat { scale }
  /// The bounds of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The screens of the program, of which there is only the screen of the current scene.
  public static var screens: [UIScreen] { UIWindowScene.current.map { [$0.screen] } ?? [] }

  /// Returns a view with a copy of the picture of all windows on the screen, in the size of the
  /// screen.
  ///
  /// - Parameter afterUpdates: A Boolean value that indicates whether to include changes since the
  ///   last frame.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = AnimationBlock.suspended { UIView(frame: bounds) }
    for window in scene?.windows ?? [] where !window.isHidden {
      guard let copy = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      AnimationBlock.suspended {
        copy.bounds.size = window.bounds.size
        copy.center = window.center
        copy.transform = window.transform
        copy.alpha = window.alpha
        snapshot.addSubview(copy)
      }
    }
    return snapshot
  }

  /// Creates a display link that calls a method of `target`; see
  /// `CADisplayLink.init(target:selector:)`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The screen of the current scene.
  public static var main: UIScreen { UIWindowScene.running("UIScreen.main").screen }
}
