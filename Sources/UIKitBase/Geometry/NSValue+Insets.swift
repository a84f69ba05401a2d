import Foundation
import GlissadeLayers

extension ValueFactory where Self: NSValue {
  /// Creates a value object that contains insets.
  public init(uiEdgeInsets insets: UIEdgeInsets) { self = Self.object(with: insets) }
  /// Creates a value object that contains an offset.
  public init(uiOffset insets: UIOffset) { self = Self.object(with: insets) }
}

extension NSValue {
  /// The insets that the object contains, or zero for an object with another value.
  public var uiEdgeInsetsValue: UIEdgeInsets { content() ?? .zero }
  /// The offset that the object contains, or zero for an object with another value.
  public var uiOffsetValue: UIOffset { content() ?? .zero }
}
