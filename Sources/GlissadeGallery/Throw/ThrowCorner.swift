import UIKit

/// The four places where a thrown tile may come to rest.
enum ThrowCorner: CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  private var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  private var isTop: Bool { self == .topLeft || self == .topRight }

  /// The corner nearest to a point of `room`.
  init(nearest point: CGPoint, in room: CGRect) {
    switch (point.x < room.midX, point.y < room.midY) {
    case (true, true): self = .topLeft
    case (false, true): self = .topRight
    case (true, false): self = .bottomLeft
    case (false, false): self = .bottomRight
    }
  }

  func point(in room: CGRect) -> CGPoint {
    CGPoint(x: isLeft ? room.minX : room.maxX, y: isTop ? room.minY : room.maxY)
  }

  var name: String { "\(isTop ? "top" : "bottom") \(isLeft ? "left" : "right")" }
}
