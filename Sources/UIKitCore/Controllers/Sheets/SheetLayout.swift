/// The places of a sheet in its container. A *top* is the vertical position of the sheet's upper
/// edge, in points of the container.
struct SheetLayout: Equatable {
  /// A height at which the sheet can rest.
  struct Stop: Equatable {
    let identifier: UISheetPresentationController.Detent.Identifier
    let top: CGFloat
  }

  let size: CGSize
  let safeArea: UIEdgeInsets
  /// The position of the sheet's left edge, in points of the container.
  let left: CGFloat
  let width: CGFloat
  /// The position of the sheet's upper edge at the largest detent, in points of the container.
  let highest: CGFloat
  /// The position of the sheet's lower edge, in points of the container, unless the sheet is below
  /// its lowest detent.
  let bottom: CGFloat
  /// A Boolean value that indicates whether the sheet touches the container's lower edge.
  let isAttached: Bool
  /// The active detents, from low to high, without duplicates; never empty.
  private(set) var stops: [Stop] = []

  /// The height of the largest detent without the safe area below, in points.
  var maximumDetentValue: CGFloat {
    max(bottom - highest - (isAttached ? safeArea.bottom : 0), 1)
  }

  /// Sets the detents. Inactive and invalid ones are omitted, and of equal ones the first is kept.
  /// If no detent remains, the sheet has its full height.
  mutating func resolve(
    _ heights: [(identifier: UISheetPresentationController.Detent.Identifier, value: CGFloat?)]
  ) {
    let below = isAttached ? safeArea.bottom : 0
    var stops: [Stop] = []
    for (identifier, value) in heights {
      guard let value, value > 0 else { continue }
      let top = bottom - min(value, maximumDetentValue) - below
      if stops.contains(where: { $0.identifier == identifier || abs($0.top - top) < 0.5 }) {
        continue
      }
      stops.append(Stop(identifier: identifier, top: top))
    }
    if stops.isEmpty { stops = [Stop(identifier: .large, top: highest)] }
    self.stops = stops.sorted { $0.top > $1.top }
  }

  // MARK: Places

  var lowestStop: Stop { stops.first ?? Stop(identifier: .large, top: highest) }
  var highestStop: Stop { stops.last ?? Stop(identifier: .large, top: highest) }
  /// The position of the upper edge of a hidden sheet, in points of the container.
  var hidden: CGFloat { size.height }

  /// Returns the detent with an identifier, or else the lowest one.
  func stop(_ identifier: UISheetPresentationController.Detent.Identifier?) -> Stop {
    stops.first { $0.identifier == identifier } ?? lowestStop
  }

  /// Returns the frame of a sheet whose upper edge is at `top`. Above the lowest detent the height
  /// of the sheet changes with `top`; below it the sheet keeps its height and is moved.
  func frame(top: CGFloat) -> CGRect {
    CGRect(
      x: left, y: top, width: width, height: max(bottom - top, bottom - lowestStop.top, 1))
  }

  // MARK: Behind the sheet

  /// Returns the opacity, 0…1, of the dimming behind a sheet whose upper edge is at `top`. It
  /// increases from the largest undimmed detent, or from the hidden position, to the next detent
  /// above.
  func dimming(
    at top: CGFloat, undimmed: UISheetPresentationController.Detent.Identifier?
  ) -> CGFloat {
    let index = undimmed.flatMap { name in stops.firstIndex { $0.identifier == name } }
    guard let index else { return share(of: top, from: hidden, to: lowestStop.top) }
    guard index + 1 < stops.count else { return 0 }
    return share(of: top, from: stops[index].top, to: stops[index + 1].top)
  }

  /// Returns the fraction by which a sheet with its upper edge at `top` pushes back the view behind
  /// it, 0…1. The fraction is 0 for a sheet that has no detent of the full height.
  func push(at top: CGFloat) -> CGFloat {
    guard isAttached, highestStop.top <= highest + 0.5, width >= size.width else { return 0 }
    let before = stops.count > 1 ? stops[stops.count - 2].top : hidden
    return share(of: top, from: before, to: highestStop.top)
  }

  private func share(of top: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard start != end else { return top <= end ? 1 : 0 }
    return min(max((start - top) / (start - end), 0), 1)
  }
}
