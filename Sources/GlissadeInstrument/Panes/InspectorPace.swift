import Foundation

/// A schedule that selects the parts of the inspector to redraw in a frame.
///
/// Figures that change sixty times a second cannot be read, and drawing them costs more than
/// computing them. While the canvas moves, the parts are therefore redrawn in turns; as soon as it
/// is at rest, all of them show the current state.
struct InspectorPace {
  enum Part: CaseIterable { case figures, plot, tree, costs }

  /// The window's time at which each part was last drawn, in seconds.
  private var drawn: [Part: TimeInterval] = [:]
  /// A Boolean value that indicates whether a part shows an older state than the canvas.
  private(set) var isBehind = false

  /// Returns the parts to draw in the current frame.
  ///
  /// - Parameters:
  ///   - now: The window's time.
  ///   - isMoving: A Boolean value that indicates whether the canvas moves, so that another frame
  ///     follows.
  ///   - isChanged: A Boolean value that indicates whether the figures describe another state than
  ///     before. Figures of a new state are drawn at once.
  mutating func turn(at now: TimeInterval, isMoving: Bool, isChanged: Bool) -> Set<Part> {
    let parts = isMoving ? (isChanged ? [.figures] : next(at: now)) : Set(Part.allCases)
    for part in parts { drawn[part] = now }
    isBehind = isMoving
    return parts
  }

  /// Returns the part that is most overdue for a redraw, or an empty set if none is due.
  private func next(at now: TimeInterval) -> Set<Part> {
    func lateness(_ part: Part) -> Double {
      drawn[part].map { (now - $0) / Self.interval(of: part) } ?? .infinity
    }
    guard let part = Part.allCases.max(by: { lateness($0) < lateness($1) }),
      // A part is due slightly early, because the intervals between frames vary by less than a
      // millisecond.
      lateness(part) > 0.9
    else { return [] }
    return [part]
  }

  /// Returns the time between two redraws of a part, in seconds.
  private static func interval(of part: Part) -> TimeInterval {
    switch part {
    case .figures: 4.0 / 60
    case .plot: 2.0 / 60
    case .tree: 6.0 / 60
    case .costs: 8.0 / 60
    }
  }
}
