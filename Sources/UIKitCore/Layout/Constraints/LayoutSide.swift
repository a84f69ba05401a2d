/// One side of a constraint: an attribute of an item, or the distance between two such attributes.
@MainActor package struct LayoutSide {
  package let place: LayoutPlace
  /// The position from which the distance to `place` is measured, or `nil` if the side is no
  /// distance.
  package let start: LayoutPlace?

  package init(_ place: LayoutPlace, from start: LayoutPlace? = nil) {
    (self.place, self.start) = (place, start)
  }

  /// The items of the side that still exist.
  var items: [any LayoutItem] { [place.item, start?.item].compactMap { $0 } }
  /// A Boolean value that indicates whether all items of the side still exist.
  var isWhole: Bool { place.item != nil && (start == nil || start?.item != nil) }

  /// The kind of the attributes to which a constraint can relate this side.
  var kind: NSLayoutConstraint.Attribute.Kind { start == nil ? place.attribute.kind : .size }

  /// The text of the side in warnings.
  var name: String { start.map { "(\(place.name) − \($0.name))" } ?? place.name }
}
