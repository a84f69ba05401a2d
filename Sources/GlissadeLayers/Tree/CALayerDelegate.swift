import Foundation
import GlissadeDrawing

/// What a layer asks of the object that it belongs to.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// The action for a change of `event`; nil lets the layer's own default decide, `NSNull()` is no
  /// action at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func layoutSublayers(of layer: CALayer)
  /// Draws the layer's contents in the coordinates of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

/// Something to do when a property of a layer changes: usually, animate it.
@preconcurrency @MainActor public protocol CAAction {
  /// Called right after the change. `anObject` is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: `NSNull()` as an action means that there is none.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
