import Foundation

/// An object with traits: a view, a controller, a screen, or a scene.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object's place in the hierarchy.
  var traitCollection: UITraitCollection { get }
  /// Notifies the object that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The part of views and controllers that concerns their traits.
@preconcurrency @MainActor open class TraitResponder: UIResponder, UITraitEnvironment {
  /// Creates the part of a view or controller. Clients do not see the initializer.
  @_spi(Superclass) public override init() { super.init() }

  /// The traits of the object's place in the hierarchy, with its own overrides.
  open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

  /// Notifies the object that its traits have changed, after the change. `previousTraitCollection`
  /// has the former ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of the object and of what is in it; `.unspecified` for that of its environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.style ?? .unspecified }
    set { ownTraits.style = newValue == .unspecified ? nil : newValue }
  }

  /// The traits that the object has by itself.
  private var ownTraits = UITraitCollection.Values() {
    willSet { if newValue != ownTraits { traitChange = TraitChange(of: self) } }
    didSet { announceTraits() }
  }

  /// The traits that a container or a presentation gives to the object.
  var givenTraits: UITraitCollection? {
    willSet { if newValue != givenTraits { traitChange = TraitChange(of: self) } }
    didSet { announceTraits() }
  }

  /// The traits before those that are being set.
  private var traitChange: TraitChange?

  private func announceTraits() {
    let change = traitChange
    traitChange = nil
    change?.announce()
  }

  /// The environment that this object inherits its traits from, or `nil` for the scene's.
  var traitParent: TraitResponder? { nil }
  /// The objects that inherit their traits from this one.
  var traitChildren: [TraitResponder] { [] }
  /// The scene of the object, or else the current one.
  var traitScene: UIWindowScene? { UIWindowScene.current }

  var traitValues: UITraitCollection.Values {
    var values =
      traitParent?.traitValues ?? traitScene?.traitValues ?? UITraitCollection.Values(style: .light)
    if let givenTraits { values = values.overridden(by: givenTraits.values) }
    return values.overridden(by: ownTraits)
  }

  /// Updates what the object shows by its traits, before it is notified.
  func traitsChanged() {}
}

/// The traits of objects before a change.
@MainActor struct TraitChange {
  private var former: [(object: TraitResponder, values: UITraitCollection.Values)] = []

  /// Notes the traits of an object, and of all that inherit them.
  init(of object: TraitResponder) { add(object) }

  private mutating func add(_ object: TraitResponder) {
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
