import Foundation

// Logs and messages print points, sizes and rectangles in the form of Apple's platforms (N-20).

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates of the point as `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The dimensions of the size as `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and size of the rectangle as `(x, y, width, height)`.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
