/// The role of a symbol of a tableau.
enum SymbolKind: UInt8 {
  /// A symbol that is not in use.
  case unused
  /// A variable of the layout that is a size. It can have any value in the tableau; `resolve` adds
  /// a constraint for each negative size.
  case size
  /// A variable of the layout that is a position. It can have any value.
  case position
  /// The surplus of an inequality, which is at least 0.
  case slack
  /// The amount by which an optional constraint is violated to one side, which is at least 0.
  case error
  /// The marker of a required equation, which is always 0.
  case dummy

  /// A Boolean value that indicates whether the symbol is a variable of the layout.
  var isVariable: Bool { self == .size || self == .position }
  /// A Boolean value that indicates whether the symbol has to be at least 0.
  var isRestricted: Bool { self == .slack || self == .error }
}
