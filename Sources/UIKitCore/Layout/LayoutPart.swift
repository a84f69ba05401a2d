/// The parts of an item's frame, which are unknowns of the layout.
enum LayoutPart: Int, CaseIterable {
  case width, height, x, y

  var isSize: Bool { self == .width || self == .height }
  /// The priority with which a value that nothing determines is kept. It is lower than every
  /// priority of a client, and higher for sizes than for positions.
  var stayPriority: Double { isSize ? 0.5 : 0.25 }
}
