import Foundation
import GlissadeDrawing

/// The delegate of a layer, usually the view to which it belongs.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Returns the action for a change of `event`. `nil` stands for the layer's own default, and
  /// `NSNull()` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// Lays out the sublayers after a change of the layer's bounds, or a request.
  func layoutSublayers(of layer: CALayer)
  /// Notifies the delegate that the layer's contents are about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Draws the layer's contents in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// The default is `nil`.
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
  /// Runs the action, directly after the change. `anObject` is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull()` stands for no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
