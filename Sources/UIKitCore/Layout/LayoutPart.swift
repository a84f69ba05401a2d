/// The unknowns of an item.
enum LayoutPart: Int, CaseIterable {
  case width, height, x, y

  var isSize: Bool { self == .width || self == .height }
  /// The priority with which a value that nothing determines stays as it is: below all that
  /// clients can have, and sizes rather than positions.
  var stayPriority: Double { isSize ? 0.5 : 0.25 }
}
