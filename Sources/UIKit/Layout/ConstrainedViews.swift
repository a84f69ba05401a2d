/// Views that have to be laid out together, because constraints tie them to each other.
@MainActor struct ConstrainedViews {
  /// Those whose places are to be found out, in the order in which constraints lead to them; whatever
  /// else the constraints name stands still.
  private(set) var views: [UIView] = []
  /// All constraints on them.
  private(set) var constraints: [NSLayoutConstraint] = []
  private var known: Set<ObjectIdentifier> = []
  private var knownConstraints: Set<ObjectIdentifier> = []
  private let host: UIView?

  /// - Parameter host: the view that lays out its subviews now: it and what is around it have their
  ///   places already.
  init(around view: UIView, placedBy host: UIView? = nil) {
    self.host = host
    take(view)
    takeNeighbours(of: view)
    var index = 0
    while index < views.count {
      takeNeighbours(of: views[index])
      index += 1
    }
  }

  private mutating func takeNeighbours(of view: UIView) {
    for constraint in view.layoutConstraints
    where knownConstraints.insert(ObjectIdentifier(constraint)).inserted {
      constraints.append(constraint)
      let outermost = constraint.commonAncestor
      for item in [constraint.firstItem, constraint.secondItem] {
        // Where a view is depends on where those around it are.
        var next = item
        while let member = next {
          take(member)
          next = member === outermost || outermost == nil ? nil : member.superview
        }
      }
    }
  }

  private mutating func take(_ view: UIView) {
    guard !view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview,
      !isPlaced(inside: superview), known.insert(ObjectIdentifier(view)).inserted
    else { return }
    views.append(view)
  }

  /// Layout goes from the outside in: what is around the host, and beside that, has been placed.
  private func isPlaced(inside superview: UIView) -> Bool {
    guard let host, superview !== host else { return false }
    return host.isDescendant(of: superview)
  }
}
