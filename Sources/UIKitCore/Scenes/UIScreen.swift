import Foundation
import GlissadeLayers

/// The screen of a scene: the inside of its window.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The bounds of the screen in points.
  public internal(set) var bounds: CGRect
  /// The pixels per point of the screen.
  public let scale: CGFloat

  init(bounds: CGRect, scale: CGFloat) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }

  /// The maximum frame rate, in frames per second. It is always 60, whatever rate the display has.
  public var maximumFramesPerSecond: Int { 60 }
  /// The pixels per point of `nativeBounds`.
  public var nativeScale: CGFloat { scale }
  /// The bounds of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The screens of the program, of which there is only the screen of the current scene.
  public static var screens: [UIScreen] { UIWindowScene.current.map { [$0.screen] } ?? [] }

  /// Creates a display link that calls a method of `target`; see
  /// `CADisplayLink.init(target:selector:)`.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// The screen of the current scene.
  public static var main: UIScreen { UIWindowScene.running("UIScreen.main").screen }
}
