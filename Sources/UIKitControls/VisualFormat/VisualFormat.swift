import UIKitCore

/// A parsed visual format, which describes constraints along a row or a column of views.
struct VisualFormat: Equatable {
  /// A value in a format: a number, or the name of a view or metric.
  enum Value: Equatable {
    case number(Double)
    case name(String)
  }

  /// A condition on a length in a format, with its priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// The space before a view in a format.
  struct Space: Equatable {
    /// A Boolean value that indicates whether the format contains a `-` for a space.
    var isVisible = false
    /// The conditions on the length of the space. If there are none, it is the standard spacing.
    var predicates: [Predicate] = []
  }

  /// A view in a format, with conditions on its size.
  struct View: Equatable {
    let name: String
    /// The space before the view, or `nil` for a first view that is not related to the superview's
    /// edge.
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
