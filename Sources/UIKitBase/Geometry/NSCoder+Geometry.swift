import Foundation
import GlissadeGeometry

// Geometric values in archives, in the form of UIKit's: as text such as `{10, 20}`. Foundation
// encodes points, sizes and rectangles in the same form.
extension NSCoder {
  /// Returns the point that was encoded for a key, or zero if there is none.
  public func cgPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(forKey: key)) }
  /// Returns the size that was encoded for a key, or zero if there is none.
  public func cgSize(forKey key: String) -> CGSize { Self.cgSize(for: text(forKey: key)) }
  /// Returns the rectangle that was encoded for a key, or zero if there is none.
  public func cgRect(forKey key: String) -> CGRect { Self.cgRect(for: text(forKey: key)) }
  /// Returns the vector that was encoded for a key, or zero if there is none.
  public func cgVector(forKey key: String) -> CGVector { Self.cgVector(for: text(forKey: key)) }
  /// Returns the affine transform that was encoded for a key, or the identity if there is none.
  public func cgAffineTransform(forKey key: String) -> CGAffineTransform {
    Self.cgAffineTransform(for: text(forKey: key))
  }
  /// Returns the insets that were encoded for a key, or zero if there are none.
  public func uiEdgeInsets(forKey key: String) -> UIEdgeInsets {
    Self.uiEdgeInsets(for: text(forKey: key))
  }
  /// Returns the offset that was encoded for a key, or zero if there is none.
  public func uiOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(forKey: key)) }

  /// Encodes a vector for a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSString(string: Self.string(for: vector)), forKey: key)
  }
  /// Encodes an affine transform for a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSString(string: Self.string(for: transform)), forKey: key)
  }
  /// Encodes insets for a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSString(string: Self.string(for: insets)), forKey: key)
  }
  /// Encodes an offset for a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSString(string: Self.string(for: offset)), forKey: key)
  }

  private func text(forKey key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }

  // MARK: Texts

  /// Returns a point as text, such as `{10, 20}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// Returns a size as text, such as `{10, 20}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// Returns a rectangle as text, such as `{{0, 0}, {10, 20}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// Returns a vector as text, such as `{1, 0}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// Returns an affine transform as text, such as `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[" + text(numbers).dropFirst().dropLast() + "]"
  }
  /// Returns insets as text, such as `{8, 0, 8, 0}`: top, left, bottom and right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns an offset as text, such as `{10, 20}`.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// Returns the point that a text such as `{10, 20}` describes, or zero.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size that a text such as `{10, 20}` describes, or zero.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle that a text such as `{{0, 0}, {10, 20}}` describes, or zero.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the vector that a text such as `{1, 0}` describes, or zero.
  public class func cgVector(for string: String) -> CGVector {
    numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Returns the affine transform that a text such as `[1, 0, 0, 1, 0, 0]` describes, or the
  /// identity.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    guard let all = numbers(string, 6) else { return .identity }
    return CGAffineTransform(
      a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
  }
  /// Returns the insets that a text such as `{8, 0, 8, 0}` describes, or zero.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// Returns the offset that a text such as `{10, 20}` describes, or zero.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number in
      number == number.rounded() && abs(number) < 1e15
        ? String(Int(number)) : "\(Double(number))"
    }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  /// Returns the finite numbers in a text with braces, brackets and commas, or `nil` if their count
  /// is another one.
  private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
