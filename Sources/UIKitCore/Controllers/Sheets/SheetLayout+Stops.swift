import GlissadeTransitions

extension DragStop.ID {
  /// The stop of a sheet that has been dismissed.
  static let gone: Self = "gone"

  static func detent(_ stop: SheetLayout.Stop) -> Self {
    Self(rawValue: "detent \(stop.identifier.rawValue)")
  }
}

extension SheetLayout {
  /// Returns the stops of the drag. Below its lowest detent, a sheet that may not be dismissed
  /// resists the drag like a rubber band.
  func dragStops(canLeave: Bool) -> Stops {
    let band = Stops.End.elastic(RubberBand(extent: max(size.height, 1)))
    let detents = stops.map { DragStop(.detent($0), at: $0.top) }
    let gone = DragStop(.gone, at: max(hidden, highestStop.top))
    return Stops(
      canLeave ? detents + [gone] : detents, lower: band, upper: canLeave ? .rigid : band)
  }
}
