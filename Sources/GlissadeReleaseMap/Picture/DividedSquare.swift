import Foundation

/// A square of four neighboring cells that a line divides into two regions. The coordinates are
/// velocities, which increase to the right, and positions, which increase downwards.
struct DividedSquare {
  /// The border point at which the line begins.
  let start: CGPoint
  /// The border point at which the line ends.
  let end: CGPoint
  /// The outcome at the left of the line, seen from the start to the end.
  let left: String
  /// The outcome at the right of the line.
  let right: String
  private let velocities: ClosedRange<Double>
  private let positions: ClosedRange<Double>

  /// Creates a square from two border points and its four corners, which have two outcomes.
  init(from start: CGPoint, to end: CGPoint, corners: [ReleaseMap.Cell]) {
    self.start = start
    self.end = end
    let sides = corners.map { cell in
      Double(
        (end.x - start.x) * (cell.release.position - start.y)
          - (end.y - start.y) * (cell.release.velocity - start.x))
    }
    let right = corners[sides.indices.max { sides[$0] < sides[$1] } ?? 0].outcome
    self.right = right
    left = corners.first { $0.outcome != right }?.outcome ?? right
    let (first, last) = (corners[0].release, corners[2].release)
    velocities = first.velocity...last.velocity
    positions = first.position...last.position
  }

  /// Returns whether a release is in the square.
  func contains(_ release: Release) -> Bool {
    velocities.contains(release.velocity) && positions.contains(release.position)
  }
}
