/// The appearances of a bar or an item, of which it keeps copies.
@MainActor final class BarLooks<Look: UIBarAppearance> {
  /// The usual appearance.
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
  /// The appearance while the content is at its edge.
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
