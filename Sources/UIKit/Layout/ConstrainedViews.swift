/// Views that have to be laid out together, because constraints connect them.
@MainActor struct ConstrainedViews {
  /// The views with unknown frames, in the order in which constraints lead to them. Other views of
  /// the constraints have fixed frames.
  private(set) var views: [UIView] = []
  /// All constraints of these views.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var known: Set<ObjectIdentifier> = []
  private var knownConstraints: Set<ObjectIdentifier> = []
  private let host: UIView?

  /// Collects the views.
  ///
  /// - Parameter host: The view that currently lays out its subviews. It and the views around it
  ///   have their frames already.
  init(around view: UIView, placedBy host: UIView? = nil) {
    self.host = host
    append(view)
    appendNeighbours(of: view)
    var index = 0
    while index < views.count {
      appendNeighbours(of: views[index])
      index += 1
    }
  }

  private mutating func appendNeighbours(of view: UIView) {
    for constraint in view.layoutConstraints
    where knownConstraints.insert(ObjectIdentifier(constraint)).inserted {
      constraints.append(constraint)
      let outermost = constraint.commonAncestor
      for item in [constraint.firstItem, constraint.secondItem] {
        // A view's frame depends on those of its superviews.
        var next = item
        while let member = next {
          append(member)
          next = member === outermost || outermost == nil ? nil : member.superview
        }
      }
    }
  }

  private mutating func append(_ view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      !isPlaced(inside: superview), known.insert(ObjectIdentifier(view)).inserted
    else { return }
    views.append(view)
  }

  /// Returns whether the views of a superview have been laid out. Layout proceeds from the outside
  /// in: the host, what is around it and what is beside that have their frames.
  private func isPlaced(inside superview: UIView) -> Bool {
    guard let host, superview !== host else { return false }
    return host.isDescendant(of: superview)
  }
}
