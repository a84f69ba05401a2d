import Foundation

/// An object with traits: a view, a controller, a screen, or a scene.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object's place in the hierarchy.
  var traitCollection: UITraitCollection { get }
  /// Notifies the object that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The traits that are set on a view or controller, by itself and by its container.
struct TraitSettings: Equatable {
  /// The interface style of the object; `.unspecified` for the style of the object's environment.
  var style = UIUserInterfaceStyle.unspecified
  /// The traits that a container or a presentation sets on the object, or `nil`.
  var given: UITraitCollection?
}

/// An object that inherits traits from another and passes them on to others: a view or a
/// controller.
@MainActor protocol TraitNode: UIResponder, UITraitEnvironment {
  /// The traits that are set on the object, in contrast to inherited ones.
  var traitSettings: TraitSettings { get set }
  /// The object from which this one inherits its traits, or `nil` if it inherits those of the
  /// scene.
  var traitParent: (any TraitNode)? { get }
  /// The objects that inherit their traits from this one.
  var traitChildren: [any TraitNode] { get }
  /// The scene that shows the object, or, outside a window, the current scene.
  var traitScene: UIWindowScene? { get }
  /// Updates what the object shows after a change of its traits. It is called before
  /// `traitCollectionDidChange(_:)`.
  func traitsChanged()
}

extension TraitNode {
  /// The traits that the object inherits, overridden by those that are set on the object.
  var traitValues: UITraitCollection.Values {
    var values =
      traitParent?.traitValues ?? traitScene?.traitValues ?? UITraitCollection.Values(style: .light)
    if let given = traitSettings.given { values = values.overridden(by: given.values) }
    if traitSettings.style != .unspecified { values.style = traitSettings.style }
    return values
  }

  /// Changes the traits that are set on the object, and notifies all objects whose traits change as
  /// a result.
  func changeTraits(_ change: (inout TraitSettings) -> Void) {
    var settings = traitSettings
    change(&settings)
    guard settings != traitSettings else { return }
    let former = TraitChange(of: self)
    traitSettings = settings
    former.announce()
  }
}

/// The traits of an object and its descendants before a change of traits.
@MainActor struct TraitChange {
  private var former: [(object: any TraitNode, values: UITraitCollection.Values)] = []

  /// Stores the present traits of an object, and of all objects that inherit traits from it.
  init(of object: any TraitNode) { add(object) }

  private mutating func add(_ object: any TraitNode) {
    former.append((object, object.traitValues))
    for child in object.traitChildren { add(child) }
  }

  /// Notifies the objects whose traits differ from the stored ones, the outer objects first.
  func announce() {
    for (object, values) in former where object.traitValues != values {
      object.traitsChanged()
      object.traitCollection.performAsCurrent {
        object.traitCollectionDidChange(UITraitCollection(values))
      }
    }
  }
}
