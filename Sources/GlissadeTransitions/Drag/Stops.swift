import Foundation
import GlissadeMotion

/// The stops of a drag in ascending order, and the behavior of content that is pulled beyond the
/// first or the last one.
package struct Stops: Hashable, Sendable {
  /// An end of the range between the first and the last stop.
  package enum End: Hashable, Sendable {
    /// The content follows with the increasing resistance of a rubber band.
    case elastic(RubberBand)
    /// The content stays at the end.
    case rigid
  }

  /// The stops in ascending order of their positions; never empty.
  package let all: [DragStop]
  /// The end before the first stop.
  package let lower: End
  /// The end after the last stop.
  package let upper: End

  /// Creates the stops of a drag.
  ///
  /// - Parameters:
  ///   - stops: The stops in any order, at least one, each with an identity of its own.
  ///   - lower: The end before the first stop.
  ///   - upper: The end after the last stop.
  package init(_ stops: [DragStop], lower: End = .rigid, upper: End = .rigid) {
    precondition(!stops.isEmpty, "A drag needs a stop.")
    precondition(
      Set(stops.map(\.id)).count == stops.count, "Each stop of a drag needs an identity of its own."
    )
    all = stops.sorted { $0.position < $1.position }
    self.lower = lower
    self.upper = upper
  }

  /// The first stop.
  package var first: DragStop { all[0] }
  /// The last stop.
  package var last: DragStop { all[all.count - 1] }
  /// The positions between the first and the last stop.
  package var range: ClosedRange<CGFloat> { first.position...last.position }

  /// Returns the stop with an identity, or `nil` if no stop has it.
  package subscript(id: DragStop.ID) -> DragStop? { all.first { $0.id == id } }

  /// Returns the stop nearest to a position, and of two equally near ones the lower.
  package func nearest(to position: CGFloat) -> DragStop {
    all.min { abs($0.position - position) < abs($1.position - position) } ?? first
  }

  // MARK: Beyond the ends

  /// Returns the position that content shows for a pull.
  ///
  /// - Parameters:
  ///   - pull: The position of the content without any resistance.
  ///   - shown: The position that the content shows now. Content that was caught beyond a rigid end
  ///     stays at its position until the pointer moves it back.
  package func position(forPull pull: CGFloat, from shown: CGFloat) -> CGFloat {
    let range = range
    if pull < range.lowerBound {
      switch lower {
      case .elastic(let band): return band.position(forPull: pull, within: range)
      case .rigid: return max(pull, min(shown, range.lowerBound))
      }
    }
    if pull > range.upperBound {
      switch upper {
      case .elastic(let band): return band.position(forPull: pull, within: range)
      case .rigid: return min(pull, max(shown, range.upperBound))
      }
    }
    return pull
  }

  /// Returns the pull, the position of the content without any resistance, that shows a position.
  package func pull(forPosition position: CGFloat) -> CGFloat {
    band(at: position)?.pull(forPosition: position, within: range) ?? position
  }

  /// Returns the change of the displayed position per point of the pull, at a pull.
  package func slope(atPull pull: CGFloat) -> CGFloat {
    band(at: pull)?.slope(atPull: pull, within: range) ?? 1
  }

  /// Returns the rubber band that holds content beyond an end, or `nil` if the position is not
  /// beyond an end or the end is rigid.
  private func band(at position: CGFloat) -> RubberBand? {
    let end: End
    if position < range.lowerBound {
      end = lower
    } else if position > range.upperBound {
      end = upper
    } else {
      return nil
    }
    switch end {
    case .elastic(let band): return band
    case .rigid: return nil
    }
  }
}
