/// A parsed visual format.
struct VisualFormat: Equatable {
  /// A number, or the name of a view or metric.
  enum Value: Equatable {
    case number(Double)
    case name(String)
  }

  /// A condition on a length.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// The space before a view.
  struct Space: Equatable {
    /// A Boolean value that indicates whether there is a space.
    var isVisible = false
    /// The conditions on the space; the standard spacing if there are none.
    var predicates: [Predicate] = []
  }

  /// A view with conditions on its size.
  struct View: Equatable {
    let name: String
    /// The space before the view, or `nil` for the first one that is not at the superview's edge.
    var space: Space?
    var sizes: [Predicate] = []

    init(name: String, space: Space? = nil, sizes: [Predicate] = []) {
      (self.name, self.space, self.sizes) = (name, space, sizes)
    }
  }

  var isVertical = false
  var startsAtSuperview = false
  var endsAtSuperview = false
  var views: [View] = []
  /// The space between the last view and the superview's edge.
  var lastSpace = Space()
}
