/// The appearances of a bar or a navigation item. Each one is copied when it is set.
@MainActor final class BarLooks<Look: UIBarAppearance> {
  /// The appearance that is used if no other one applies.
  var standard: Look? {
    didSet {
      standard = copied(standard, oldValue)
      onChange()
    }
  }
  /// The appearance in a window of compact height.
  var compact: Look? {
    didSet {
      compact = copied(compact, oldValue)
      onChange()
    }
  }
  /// The appearance while the content is scrolled to its edge.
  var scrollEdge: Look? {
    didSet {
      scrollEdge = copied(scrollEdge, oldValue)
      onChange()
    }
  }
  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  private func copied(_ look: Look?, _ former: Look?) -> Look? {
    former?.onChange = {}
    let copy = look.map { Look(barAppearance: $0) }
    copy?.onChange = onChange
    return copy
  }
}
