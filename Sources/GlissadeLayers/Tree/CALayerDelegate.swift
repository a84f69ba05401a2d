import Foundation
import GlissadeDrawing

/// The delegate of a layer, usually the view to which it belongs.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Returns the action for a change of the property `event`. `nil` stands for the layer's default
  /// action, and `NSNull()` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers of a layer after a change of its bounds or a request.
  func layoutSublayers(of layer: CALayer)
  /// Notifies the delegate that the layer's contents are about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's contents in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// The default implementation returns `nil`.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// The default implementation does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default implementation does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default implementation does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// An action that runs when a property of a layer changes, usually to animate it.
@preconcurrency @MainActor public protocol CAAction {
  /// Runs the action directly after the change of the property `event`. `anObject` is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing, because `NSNull()` stands for no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
