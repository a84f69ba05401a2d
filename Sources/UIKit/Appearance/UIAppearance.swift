import UIKitBase

/// A class whose instances contain views with a style of their own.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// A class whose instances get a style when they enter a window (N-90).
///
/// ```swift
/// UINavigationBar.appearance().barTintColor = .white
/// UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .red
/// ```
///
/// The style of a class is an object of that class, whose properties one sets. A property that an
/// instance has set itself keeps its value. Colors, fonts, attributes and images of texts and
/// controls, separators and the look of bars are part of a style, and no other properties are: not
/// those of a client's own classes, of which `appearance()` returns an object of UIKit's class.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
  /// Returns the style of this class within containers in the current scene.
  static func prototype<Object: NSObject>(
    within containers: [any UIAppearanceContainer.Type], _ make: () -> Object
  ) -> Object {
    let resources = SceneResources.running("appearance()")
    let styles = resources.styles as? AppearanceStyles ?? AppearanceStyles()
    resources.styles = styles
    return styles.prototype(of: self, within: containers, make)
  }
}
