import Foundation

/// An object with traits: a view, a controller, a screen, or a scene.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object's place in the hierarchy.
  var traitCollection: UITraitCollection { get }
  /// Notifies the object that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The traits that a view or controller has by itself, and those that were given to it.
struct TraitSettings: Equatable {
  /// The style of the object; `.unspecified` for that of its environment.
  var style = UIUserInterfaceStyle.unspecified
  /// The traits that a container or a presentation gives to the object.
  var given: UITraitCollection?
}

/// An object that inherits traits and passes them on: a view or a controller.
@MainActor protocol TraitNode: UIResponder, UITraitEnvironment {
  /// The traits that the object has by itself.
  var traitSettings: TraitSettings { get set }
  /// The environment that this object inherits its traits from, or `nil` for the scene's.
  var traitParent: (any TraitNode)? { get }
  /// The objects that inherit their traits from this one.
  var traitChildren: [any TraitNode] { get }
  /// The scene of the object, or else the current one.
  var traitScene: UIWindowScene? { get }
  /// Updates what the object shows by its traits, before it is notified.
  func traitsChanged()
}

extension TraitNode {
  /// The traits of the object's place in the hierarchy, with its own.
  var traitValues: UITraitCollection.Values {
    var values =
      traitParent?.traitValues ?? traitScene?.traitValues ?? UITraitCollection.Values(style: .light)
    if let given = traitSettings.given { values = values.overridden(by: given.values) }
    if traitSettings.style != .unspecified { values.style = traitSettings.style }
    return values
  }

  /// Changes the traits that the object has by itself, and notifies the objects whose traits
  /// follow.
  func changeTraits(_ change: (inout TraitSettings) -> Void) {
    var settings = traitSettings
    change(&settings)
    guard settings != traitSettings else { return }
    let former = TraitChange(of: self)
    traitSettings = settings
    former.announce()
  }
}

/// The traits of objects before a change.
@MainActor struct TraitChange {
  private var former: [(object: any TraitNode, values: UITraitCollection.Values)] = []

  /// Notes the traits of an object, and of all that inherit them.
  init(of object: any TraitNode) { add(object) }

  private mutating func add(_ object: any TraitNode) {
    former.append((object, object.traitValues))
    for child in object.traitChildren { add(child) }
  }

  /// Notifies the objects whose traits differ now, the outer ones first.
  func announce() {
    for (object, values) in former where object.traitValues != values {
      object.traitsChanged()
      object.traitCollection.performAsCurrent {
        object.traitCollectionDidChange(UITraitCollection(values))
      }
    }
  }
}
