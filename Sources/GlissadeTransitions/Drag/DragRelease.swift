import Foundation
import GlissadeMotion

/// The state of dragged content as the pointer releases it.
public struct DragRelease: Hashable, Sendable {
  /// The position of the content along the axis of the drag, in points.
  public let position: CGFloat
  /// The velocity of the pointer towards larger positions, in points per second.
  public let velocity: CGFloat
  /// The stop at which the content rested last.
  public let origin: DragStop
  /// The stop to which the content was moving when the pointer caught it, or `nil` if it was at
  /// rest.
  public let caught: DragStop?
  /// The distance by which the pointer has moved since it caught the content, in points.
  public let travel: CGFloat

  /// Creates the state of content at a release.
  package init(
    position: CGFloat, velocity: CGFloat, origin: DragStop, caught: DragStop? = nil,
    travel: CGFloat = 0
  ) {
    self.position = position
    self.velocity = velocity
    self.origin = origin
    self.caught = caught
    self.travel = travel
  }
}

extension ReleaseRule {
  /// Returns the stop at which released content comes to rest.
  ///
  /// Between two neighboring stops lies a border. Its distance from the stop on the side of the
  /// content's origin is the threshold's fraction of the distance between the two. The content
  /// moves to the far side by the rule's criterion: it would coast beyond the border, it moves away
  /// from the near side, or it is beyond the border.
  ///
  /// - Parameters:
  ///   - release: The state of the content.
  ///   - stops: The stops.
  package func stop(for release: DragRelease, among stops: Stops) -> DragStop {
    let velocity = Self.limitForDecision(release.velocity)
    var chosen = stops.first
    for (lower, upper) in zip(stops.all, stops.all.dropFirst()) {
      let border = Border(lower: lower, upper: upper, origin: release.origin, threshold: threshold)
      let crosses: Bool
      switch criterion {
      case .projection:
        let reach = projection(velocity: velocity, decelerationRate: decelerationRate)
        crosses = border.isPassed(at: release.position + reach)
      case .direction:
        crosses = border.isCrossed(by: velocity, at: release.position)
      case .position: crosses = border.isPassed(at: release.position)
      }
      guard crosses else { break }
      chosen = upper
    }
    return chosen
  }

  /// The position between two neighboring stops at which the decision changes.
  private struct Border {
    let position: CGFloat
    let neighbours: ClosedRange<CGFloat>
    /// Indicates whether the content's origin is below the border, so that content exactly on the
    /// border stays below.
    let isFromBelow: Bool

    init(lower: DragStop, upper: DragStop, origin: DragStop, threshold: CGFloat) {
      neighbours = lower.position...upper.position
      let distance = upper.position - lower.position
      isFromBelow = origin.position <= lower.position
      position =
        isFromBelow
        ? lower.position + distance * threshold : upper.position - distance * threshold
    }

    func isPassed(at position: CGFloat) -> Bool {
      isFromBelow ? position > self.position : position >= self.position
    }

    /// Returns whether content belongs to the upper stop: content in motion between the two stops
    /// if it moves up; content at rest or outside of them if its position is past the border.
    func isCrossed(by velocity: CGFloat, at position: CGFloat) -> Bool {
      velocity != 0 && neighbours.contains(position) ? velocity > 0 : isPassed(at: position)
    }
  }
}
