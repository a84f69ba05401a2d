/// The superclasses of public classes as UIKit and its neighbours declare them.
///
/// Each row is a chain from a class up to its root. A class that does not exist here is left out of
/// the chains of its subclasses by `superclass(of:among:)`.
enum SuperclassTable {
  /// Classes that are not Apple's.
  static let ours: Set<String> = [
    "ContainerTransitionContext", "GlissadeCaptureWindow", "Harness", "SharedElements",
  ]

  /// Types of Core Graphics, which are no subclasses of `NSObject`.
  static let roots: Set<String> = [
    "CGContext", "CGDataProvider", "CGFont", "CGGradient", "CGImage", "CGPath",
  ]

  /// The superclasses of Apple's classes whose superclass is not `NSObject`.
  static let superclasses: [String: String] = {
    var table: [String: String] = ["CGMutablePath": "CGPath"]
    for (superclass, subclasses) in subclasses {
      for name in subclasses.split(whereSeparator: \.isWhitespace) {
        table[String(name)] = superclass
      }
    }
    return table
  }()

  private static let subclasses: [String: String] = [
    "CAAnimation": "CAAnimationGroup CAPropertyAnimation CATransition",
    "CAPropertyAnimation": "CABasicAnimation CAKeyframeAnimation",
    "CABasicAnimation": "CASpringAnimation",
    "CALayer": "CAGradientLayer CAReplicatorLayer CAShapeLayer CATextLayer CATransformLayer",
    "NSLayoutAnchor": "NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor",
    "NSParagraphStyle": "NSMutableParagraphStyle",
    "UIBarAppearance": "UINavigationBarAppearance UITabBarAppearance",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UICollectionReusableView": "UICollectionViewCell",
    "UICollectionViewLayout": "UICollectionViewFlowLayout",
    "UICollectionViewLayoutInvalidationContext": "UICollectionViewFlowLayoutInvalidationContext",
    "UIControl": """
    UIButton UIPageControl UIRefreshControl UISegmentedControl UISlider UIStepper UISwitch
    UITextField
    """,
    "UIDynamicBehavior": """
    UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIFieldBehavior
    UIGravityBehavior UIPushBehavior UISnapBehavior
    """,
    "UIFeedbackGenerator": """
    UIImpactFeedbackGenerator UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    """,
    "UIGestureRecognizer": """
    UILongPressGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer
    UIRotationGestureRecognizer UISwipeGestureRecognizer UITapGestureRecognizer
    """,
    "UIGraphicsRenderer": "UIGraphicsImageRenderer",
    "UIGraphicsRendererContext": "UIGraphicsImageRendererContext",
    "UIGraphicsRendererFormat": "UIGraphicsImageRendererFormat",
    "UIMenuElement": "UIAction",
    "UIMotionEffect": "UIInterpolatingMotionEffect UIMotionEffectGroup",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UIPresentationController": "UIPopoverPresentationController UISheetPresentationController",
    "UIResponder": "UIAccessibilityElement UIApplication UIScene UIView UIViewController",
    "UIScene": "UIWindowScene",
    "UIScrollView": "UICollectionView UITableView UITextView",
    "UITextField": "UISearchTextField",
    "UIView": """
    UIActivityIndicatorView UICollectionReusableView UIControl UIImageView UILabel UINavigationBar
    UIPickerView UIProgressView UIScrollView UISearchBar UIStackView UITabBar UITableViewCell
    UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWindow
    """,
    "UIViewController": """
    UIAlertController UICollectionViewController UINavigationController UIPageViewController
    UISplitViewController UITabBarController UITableViewController
    """,
    "UIVisualEffect": "UIBlurEffect UIVibrancyEffect",
  ]

  /// Returns the superclass that a class of Apple's has among the existing ones, or `nil` for a
  /// root.
  static func superclass(of name: String, among existing: Set<String>) -> String? {
    if roots.contains(name) { return nil }
    var next = superclasses[name]
    while let found = next, !existing.contains(found) { next = superclasses[found] }
    return next ?? "NSObject"
  }

  /// Returns the classes whose superclass is another one than UIKit's.
  static func faults(in classes: [ClassScanner.Declaration]) -> [String] {
    let names = Set(classes.map(\.name))
    return classes.filter { !ours.contains($0.name) }.compactMap { declaration in
      let inherited = declaration.firstInherited
      let found = inherited.flatMap { $0 == "NSObject" || names.contains($0) ? $0 : nil }
      let expected = superclass(of: declaration.name, among: names)
      guard found != expected else { return nil }
      return "The superclass of \(declaration.name) is \(found ?? "none")"
        + " and not \(expected ?? "none")."
    }
  }
}
