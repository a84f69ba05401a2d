import Foundation

// Points, sizes and rectangles read in logs and messages as they do on Apple's platforms (N-20).

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The numbers as `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The numbers as `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The numbers as `(x, y, width, height)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
