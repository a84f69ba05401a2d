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
  /// The distance by which the pointer has moved since then, in points.
  public let travel: CGFloat

  /// Creates a release.
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
  /// Between two neighbours lies a border, by the threshold's fraction of their distance away from
  /// the side of the content's origin. Content crosses it by the rule's criterion: it would coast
  /// beyond, it moves towards it from the near side, or it is beyond.
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

  /// The place between two neighbours at which the decision changes.
  private struct Border {
    let position: CGFloat
    let neighbours: ClosedRange<CGFloat>
    /// Indicates whether the content comes from below, and stays below on the border itself.
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

    /// Returns whether content in motion between the neighbours moves up. Elsewhere, and at rest,
    /// its position decides.
    func isCrossed(by velocity: CGFloat, at position: CGFloat) -> Bool {
      velocity != 0 && neighbours.contains(position) ? velocity > 0 : isPassed(at: position)
    }
  }
}
