import Foundation
import GlissadeLayers

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

  /// The frames per second for which programs reckon, whatever the display shows.
  public var maximumFramesPerSecond: Int { 60 }
  /// The scale of `nativeBounds`.
  public var nativeScale: CGFloat { scale }
  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The screens of the program: that of the current scene.
  public static var screens: [UIScreen] { UIWindowScene.current.map { [$0.screen] } ?? [] }

  /// Creates a display link that calls a method of `target`; see
  /// `CADisplayLink.init(target:selector:)`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The screen of the current scene.
  public static var main: UIScreen { UIWindowScene.running("UIScreen.main").screen }
}
