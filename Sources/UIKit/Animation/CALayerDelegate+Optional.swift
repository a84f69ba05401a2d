import Foundation
import GlissadeLayers

// Optional methods of the protocol, for calls with `?` as in UIKit: every object has them, by
// their default implementations if by nothing else.
extension CALayerDelegate {
  /// The method `action(for:forKey:)`.
  @_disfavoredOverload public var action: CALayerDelegateCalls.Action? {
    CALayerDelegateCalls.Action(owner: self)
  }
  /// The method `layoutSublayers(of:)`.
  @_disfavoredOverload public var layoutSublayers: CALayerDelegateCalls.LayoutSublayers? {
    CALayerDelegateCalls.LayoutSublayers(owner: self)
  }
  /// The method `draw(_:in:)`.
  @_disfavoredOverload public var draw: CALayerDelegateCalls.Draw? {
    CALayerDelegateCalls.Draw(owner: self)
  }
}

/// The methods of the protocol that are called by their names and labels.
public enum CALayerDelegateCalls {
  /// The methods `action` of an object.
  @preconcurrency @MainActor public struct Action {
    let owner: any CALayerDelegate

    /// Calls `action(for:forKey:)`.
    @discardableResult
    public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      owner.action(for: layer, forKey: event)
    }
  }

  /// The methods `layoutSublayers` of an object.
  @preconcurrency @MainActor public struct LayoutSublayers {
    let owner: any CALayerDelegate

    /// Calls `layoutSublayers(of:)`.
    public func callAsFunction(of layer: CALayer) {
      owner.layoutSublayers(of: layer)
    }
  }

  /// The methods `draw` of an object.
  @preconcurrency @MainActor public struct Draw {
    let owner: any CALayerDelegate

    /// Calls `draw(_:in:)`.
    public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
      owner.draw(layer, in: ctx)
    }
  }
}
