import UIKit

/// A corner in which a thrown tile can rest.
enum ThrowCorner: CaseIterable {
  case topLeft, topRight, bottomLeft, bottomRight

  private var isLeft: Bool { self == .topLeft || self == .bottomLeft }
  private var isTop: Bool { self == .topLeft || self == .topRight }

  /// Creates the corner of `area` that is nearest to a point.
  init(nearest point: CGPoint, in area: CGRect) {
    switch (point.x < area.midX, point.y < area.midY) {
    case (true, true): self = .topLeft
    case (false, true): self = .topRight
    case (true, false): self = .bottomLeft
    case (false, false): self = .bottomRight
    }
  }

  func point(in area: CGRect) -> CGPoint {
    CGPoint(x: isLeft ? area.minX : area.maxX, y: isTop ? area.minY : area.maxY)
  }

  var name: String { "\(isTop ? "top" : "bottom") \(isLeft ? "left" : "right")" }
}
