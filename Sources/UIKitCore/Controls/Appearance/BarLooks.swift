/// The appearances of a bar or a navigation item. Each one is copied when it is set.
@MainActor package final class BarLooks<Look: UIBarAppearance> {
  /// The appearance that is used if no other one applies.
  package var standard: Look? {
    didSet {
      standard = copied(standard, oldValue)
      isOwn = true
      onChange()
    }
  }
  /// The appearance in a window of compact height.
  package var compact: Look? {
    didSet {
      compact = copied(compact, oldValue)
      onChange()
    }
  }
  /// The appearance while the content is scrolled to its edge.
  package var scrollEdge: Look? {
    didSet {
      scrollEdge = copied(scrollEdge, oldValue)
      onChange()
    }
  }
  /// A Boolean value that indicates whether the program has set or changed `standard`.
  package private(set) var isOwn = false
  private let onChange: () -> Void

  package init(onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Sets the appearance with which a bar begins.
  package func begin(with look: Look) {
    standard = look
    isOwn = false
  }

  private func copied(_ look: Look?, _ former: Look?) -> Look? {
    former?.onChange = {}
    let copy = look.map { Look(barAppearance: $0) }
    copy?.onChange = { [weak self, weak copy] in
      if let self, standard === copy { isOwn = true }
      self?.onChange()
    }
    return copy
  }
}
