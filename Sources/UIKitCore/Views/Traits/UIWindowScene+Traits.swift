import Foundation

extension UIWindowScene: UITraitEnvironment {
  /// The traits that follow from the size of the window.
  public var traitCollection: UITraitCollection { UITraitCollection(traitValues) }
  /// The default implementation does nothing: a scene has no overrides.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The style of the scene, which its windows inherit: light, unless the scene belongs to a window
  /// of tools that follow the desktop. A change notifies the objects in the windows.
  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      enter {
        let changes = windows.map { TraitChange(of: $0) }
        ownStyle = newValue
        changes.forEach { $0.announce() }
        setNeedsFrame()
      }
    }
  }

  /// The width from which a window is horizontally regular, in points: that of a tablet's half.
  private static let regularWidth: CGFloat = 600
  /// The height from which a window is vertically regular, in points: more than that of a phone
  /// that lies on its side.
  private static let regularHeight: CGFloat = 480

  var traitValues: UITraitCollection.Values { traitValues(of: screen.bounds.size) }

  /// Returns the traits of a window of another size.
  func traitValues(of size: CGSize) -> UITraitCollection.Values {
    UITraitCollection.Values(
      idiom: UIDevice.current.userInterfaceIdiom, style: ownStyle, direction: .leftToRight,
      scale: screen.scale, horizontal: size.width < Self.regularWidth ? .compact : .regular,
      vertical: size.height < Self.regularHeight ? .compact : .regular, forceTouch: .unavailable,
      category: .large, contrast: .normal, level: .base)
  }
}

extension UIScreen: UITraitEnvironment {
  /// The traits of the scene whose screen this is.
  public var traitCollection: UITraitCollection {
    UIWindowScene.current?.traitCollection ?? UITraitCollection(displayScale: scale)
  }
  /// The default implementation does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UITraitCollection {
  /// The traits of the object whose change of traits is being handled, or of `performAsCurrent`.
  @TaskLocal private static var inUse: UITraitCollection?

  /// The traits by which dynamic colors are resolved outside of views: those in whose
  /// `performAsCurrent` the code runs, or else the light appearance.
  public static var current: UITraitCollection {
    inUse ?? UITraitCollection(userInterfaceStyle: .light)
  }

  /// Runs `actions` with these as the current traits.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$inUse.withValue(self) { actions() }
  }
}
