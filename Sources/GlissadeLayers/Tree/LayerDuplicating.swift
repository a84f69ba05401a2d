import Foundation

/// A layer that can create a copy of itself by `init(layer:)` of its own class, also of a client's
/// subclass.
///
/// UIKit adds the conformance to all layers: see `DuplicatedLayer`.
@MainActor package protocol LayerDuplicating: CALayer {
  /// Returns a copy of the layer, of the same class.
  func duplicate() -> CALayer
}

/// A layer with a required `init(layer:)`, used in place of any layer class whose initializer Swift
/// does not know at compile time; see `InitializableObject`.
@MainActor package class DuplicatedLayer: CALayer {
  package required override init(layer: Any) { super.init(layer: layer) }
  package required init?(coder: NSCoder) { return nil }
}
