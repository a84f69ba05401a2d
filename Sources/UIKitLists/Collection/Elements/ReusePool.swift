import UIKitCore

/// The unused views of a list, and the origins of new ones, by kind and identifier.
@MainActor struct ReusePool<View: UIView> {
  struct Name: Hashable {
    /// The kind of a supplementary view, or `nil` for cells.
    let kind: String?
    let identifier: String
  }

  /// The origin of new views.
  enum Origin {
    case type(View.Type)
    case nib(UINib)
  }

  private var origins: [Name: Origin] = [:]
  private var unused: [Name: [View]] = [:]

  /// Registers the origin of new views; `nil` removes it.
  mutating func register(_ origin: Origin?, as name: Name) { origins[name] = origin }

  /// Returns a new view, or `nil` if no origin is registered.
  ///
  /// - Parameters:
  ///   - make: A closure that makes a view of a class.
  ///   - adopt: A closure that prepares a view of a nib.
  func makeView(_ name: Name, make: (View.Type) -> View, adopt: (View) -> Void) -> View? {
    switch origins[name] {
    case .type(let type): return make(type)
    case .nib(let nib):
      let view = nib.makeView(View.self)
      adopt(view)
      return view
    case nil: return nil
    }
  }

  /// Removes and returns an unused view with a kind and an identifier, or returns `nil` if there is
  /// none.
  mutating func reuse(_ name: Name) -> View? { unused[name]?.popLast() }

  /// Adds a view that is no longer used.
  mutating func recycle(_ view: View, as name: Name) { unused[name, default: []].append(view) }

  /// The number of unused views.
  var count: Int { unused.values.map(\.count).reduce(0, +) }
}
