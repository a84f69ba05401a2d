import Foundation

/// Which part of the inspector is drawn anew in a frame. Nobody reads figures sixty times a second, and to
/// draw them costs more than to find them out: while the stage moves the parts take turns; as soon as it
/// rests all of them show how it stands.
struct InspectorPace {
  enum Part: CaseIterable { case figures, plot, costs }

  /// When each was drawn last, in the window's time.
  private var drawn: [Part: TimeInterval] = [:]
  /// Whether something has not been drawn that could have been.
  private(set) var isBehind = false

  /// - Parameters:
  ///   - now: the window's time.
  ///   - isMoving: whether the stage is, so that there will be another frame.
  ///   - isTold: whether the figures tell of something else than before, which shows at once.
  /// - Returns: what is to be drawn.
  mutating func turn(at now: TimeInterval, isMoving: Bool, isTold: Bool) -> Set<Part> {
    let parts = isMoving ? (isTold ? [.figures] : next(at: now)) : Set(Part.allCases)
    for part in parts { drawn[part] = now }
    isBehind = isMoving
    return parts
  }

  /// The one that waits longest for its turn, if its time has come.
  private func next(at now: TimeInterval) -> Set<Part> {
    func lateness(_ part: Part) -> Double {
      drawn[part].map { (now - $0) / Self.interval(of: part) } ?? .infinity
    }
    guard let part = Part.allCases.max(by: { lateness($0) < lateness($1) }),
      // Frames do not come to the millisecond.
      lateness(part) > 0.9
    else { return [] }
    return [part]
  }

  /// Between two drawings, in seconds.
  private static func interval(of part: Part) -> TimeInterval {
    switch part {
    case .figures: 4.0 / 60
    case .plot: 2.0 / 60
    case .costs: 8.0 / 60
    }
  }
}
