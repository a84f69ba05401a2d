import UIKitCore

/// The unused views of a list, and the classes of new ones, by kind and identifier.
@MainActor struct ReusePool<View: UIView> {
  struct Name: Hashable {
    /// The kind of a supplementary view, or `nil` for cells.
    let kind: String?
    let identifier: String
  }

  private var classes: [Name: View.Type] = [:]
  private var unused: [Name: [View]] = [:]

  /// Registers the class of new views; `nil` removes it.
  mutating func register(_ type: View.Type?, as name: Name) { classes[name] = type }

  func registeredClass(_ name: Name) -> View.Type? { classes[name] }

  /// Removes and returns an unused view with a kind and an identifier, or returns `nil` if there is
  /// none.
  mutating func reuse(_ name: Name) -> View? { unused[name]?.popLast() }

  /// Adds a view that is no longer used.
  mutating func recycle(_ view: View, as name: Name) { unused[name, default: []].append(view) }

  /// The number of unused views.
  var count: Int { unused.values.map(\.count).reduce(0, +) }
}
