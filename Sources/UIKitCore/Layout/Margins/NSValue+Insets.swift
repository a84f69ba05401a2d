import Foundation
import GlissadeLayers

extension ValueFactory where Self: NSValue {
  /// Creates an object with insets.
  public init(uiEdgeInsets insets: UIEdgeInsets) { self = Self.object(with: insets) }
  /// Creates an object with an offset.
  public init(uiOffset insets: UIOffset) { self = Self.object(with: insets) }
}

extension NSValue {
  /// The insets of an object with insets, or else zero.
  public var uiEdgeInsetsValue: UIEdgeInsets { content() ?? .zero }
  /// The offset of an object with an offset, or else zero.
  public var uiOffsetValue: UIOffset { content() ?? .zero }
}
