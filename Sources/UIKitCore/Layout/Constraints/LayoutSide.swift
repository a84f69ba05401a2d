/// One side of a constraint: an attribute of an item, or the distance between two.
@MainActor struct LayoutSide {
  let place: LayoutPlace
  /// The position from which the side is a distance to `place`.
  let start: LayoutPlace?

  init(_ place: LayoutPlace, from start: LayoutPlace? = nil) {
    (self.place, self.start) = (place, start)
  }

  /// The items that still exist.
  var items: [any LayoutItem] { [place.item, start?.item].compactMap { $0 } }
  /// A Boolean value that indicates whether all items still exist.
  var isWhole: Bool { place.item != nil && (start == nil || start?.item != nil) }

  /// The kind of attribute with which the side can be compared.
  var kind: NSLayoutConstraint.Attribute.Kind { start == nil ? place.attribute.kind : .size }

  /// The text of the side in warnings.
  var name: String { start.map { "(\(place.name) − \($0.name))" } ?? place.name }
}
