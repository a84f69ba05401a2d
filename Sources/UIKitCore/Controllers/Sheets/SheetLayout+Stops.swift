import GlissadeTransitions

extension DragStop.ID {
  /// The place of a sheet that has left.
  static let gone: Self = "gone"

  static func detent(_ stop: SheetLayout.Stop) -> Self {
    Self(rawValue: "detent \(stop.identifier.rawValue)")
  }
}

extension SheetLayout {
  /// The stops of the drag. A sheet that may not leave is held at its lowest detent by a band.
  func dragStops(canLeave: Bool) -> Stops {
    let band = Stops.End.elastic(RubberBand(extent: max(size.height, 1)))
    let detents = stops.map { DragStop(.detent($0), at: $0.top) }
    let gone = DragStop(.gone, at: max(hidden, highestStop.top))
    return Stops(
      canLeave ? detents + [gone] : detents, lower: band, upper: canLeave ? .rigid : band)
  }
}
