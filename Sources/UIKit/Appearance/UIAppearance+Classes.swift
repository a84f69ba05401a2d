// A class of UIKit returns a prototype of itself, and so does a client's subclass of it: its own
// initializers are not called.

extension UIAppearance where Self: UIView {
  /// Returns the style of views, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIView { prototype(within: containerTypes) { UIView() } }
}

extension UIAppearance where Self: UILabel {
  /// Returns the style of labels, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UILabel { prototype(within: containerTypes) { UILabel() } }
}

extension UIAppearance where Self: UIImageView {
  /// Returns the style of image views, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIImageView { prototype(within: containerTypes) { UIImageView() } }
}

extension UIAppearance where Self: UIScrollView {
  /// Returns the style of scroll views, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIScrollView { prototype(within: containerTypes) { UIScrollView() } }
}

extension UIAppearance where Self: UITableView {
  /// Returns the style of tables, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableView { prototype(within: containerTypes) { UITableView() } }
}

extension UIAppearance where Self: UITableViewCell {
  /// Returns the style of cells of tables, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITableViewCell { prototype(within: containerTypes) { UITableViewCell() } }
}

extension UIAppearance where Self: UICollectionView {
  /// Returns the style of grids, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionView {
    prototype(within: containerTypes) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }
}

extension UIAppearance where Self: UITextField {
  /// Returns the style of text fields, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextField { prototype(within: containerTypes) { UITextField() } }
}

extension UIAppearance where Self: UITextView {
  /// Returns the style of text views, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITextView { prototype(within: containerTypes) { UITextView() } }
}

extension UIAppearance where Self: UISearchBar {
  /// Returns the style of search bars, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISearchBar { prototype(within: containerTypes) { UISearchBar() } }
}

extension UIAppearance where Self: UIControl {
  /// Returns the style of controls, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIControl { prototype(within: containerTypes) { UIControl() } }
}

extension UIAppearance where Self: UIButton {
  /// Returns the style of buttons, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIButton { prototype(within: containerTypes) { UIButton() } }
}

extension UIAppearance where Self: UISwitch {
  /// Returns the style of switches, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISwitch { prototype(within: containerTypes) { UISwitch() } }
}

extension UIAppearance where Self: UISlider {
  /// Returns the style of sliders, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISlider { prototype(within: containerTypes) { UISlider() } }
}

extension UIAppearance where Self: UISegmentedControl {
  /// Returns the style of segmented controls, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UISegmentedControl { prototype(within: containerTypes) { UISegmentedControl() } }
}

extension UIAppearance where Self: UIStepper {
  /// Returns the style of steppers, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIStepper { prototype(within: containerTypes) { UIStepper() } }
}

extension UIAppearance where Self: UIPageControl {
  /// Returns the style of page controls, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIPageControl { prototype(within: containerTypes) { UIPageControl() } }
}

extension UIAppearance where Self: UIRefreshControl {
  /// Returns the style of refresh controls, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIRefreshControl { prototype(within: containerTypes) { UIRefreshControl() } }
}

extension UIAppearance where Self: UIProgressView {
  /// Returns the style of progress views, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIProgressView { prototype(within: containerTypes) { UIProgressView() } }
}

extension UIAppearance where Self: UIActivityIndicatorView {
  /// Returns the style of activity indicators, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIActivityIndicatorView { prototype(within: containerTypes) { UIActivityIndicatorView() } }
}

extension UIAppearance where Self: UINavigationBar {
  /// Returns the style of navigation bars, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UINavigationBar { prototype(within: containerTypes) { UINavigationBar() } }
}

extension UIAppearance where Self: UIToolbar {
  /// Returns the style of toolbars, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIToolbar { prototype(within: containerTypes) { UIToolbar() } }
}

extension UIAppearance where Self: UITabBar {
  /// Returns the style of tab bars, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBar { prototype(within: containerTypes) { UITabBar() } }
}

extension UIAppearance where Self: UIBarItem {
  /// Returns the style of bar items, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIBarItem { prototype(within: containerTypes) { UIBarItem() } }
}

extension UIAppearance where Self: UIBarButtonItem {
  /// Returns the style of bar button items, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UIBarButtonItem { prototype(within: containerTypes) { UIBarButtonItem() } }
}

extension UIAppearance where Self: UITabBarItem {
  /// Returns the style of tab bar items, which they get in a window (N-90).
  ///
  /// - Parameter containerTypes: The classes that contain them, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
  ) -> UITabBarItem { prototype(within: containerTypes) { UITabBarItem() } }
}
