import Foundation

extension UIWindowScene: UITraitEnvironment {
  /// The traits of the scene, whose size classes follow from the size of the window.
  public var traitCollection: UITraitCollection { UITraitCollection(traitValues) }
  /// Does nothing when the traits of the scene have changed.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The interface style that the scene's windows inherit: light, except in the windows of tools,
  /// whose style is that of the desktop. A change of the style notifies the objects in the windows.
  package var userInterfaceStyle: UIUserInterfaceStyle {
    get { ownStyle }
    set {
      guard newValue != ownStyle else { return }
      changeTraits { ownStyle = newValue }
    }
  }

  /// The smallest width of a window whose horizontal size class is regular, in points: half of a
  /// tablet's width.
  private static let regularWidth: CGFloat = 600
  /// The smallest height of a window whose vertical size class is regular, in points: more than the
  /// height of a phone in landscape orientation.
  private static let regularHeight: CGFloat = 480

  var traitValues: UITraitCollection.Values { traitValues(of: screen.bounds.size) }

  /// Returns the traits that a window of a given size, in points, has in this scene.
  func traitValues(of size: CGSize) -> UITraitCollection.Values {
    UITraitCollection.Values(
      idiom: UIDevice.current.userInterfaceIdiom, style: ownStyle,
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      scale: screen.scale, horizontal: size.width < Self.regularWidth ? .compact : .regular,
      vertical: size.height < Self.regularHeight ? .compact : .regular, forceTouch: .unavailable,
      category: resources.textSize, contrast: .normal, level: .base)
  }
}

extension UIScreen: UITraitEnvironment {
  /// The traits of the current scene, or, without one, the scale of the screen alone.
  public var traitCollection: UITraitCollection {
    UIWindowScene.current?.traitCollection ?? UITraitCollection(displayScale: scale)
  }
  /// Does nothing when the traits of the screen have changed.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
