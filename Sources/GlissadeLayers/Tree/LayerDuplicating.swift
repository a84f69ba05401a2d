import Foundation

/// A layer that makes its copies by `init(layer:)` of its class.
///
/// UIKit adds the conformance to all layers: see `DuplicatedLayer`.
@MainActor package protocol LayerDuplicating: CALayer {
  /// Returns a new layer of the same class.
  func duplicate() -> CALayer
}

/// A layer with a required `init(layer:)`, which stands for a class whose initializer Swift does
/// not know at compile time, as `InitializableObject` does for `init()`.
@MainActor package class DuplicatedLayer: CALayer {
  package required override init(layer: Any) { super.init(layer: layer) }
  package required init?(coder: NSCoder) { return nil }
}
