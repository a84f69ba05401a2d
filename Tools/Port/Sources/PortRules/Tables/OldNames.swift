/// Names from before Swift 4.2, with today's.
enum OldNames {
  /// The names of types, constants and functions.
  static let global = views.merging(controllers) { $1 }.merging(layers) { $1 }

  /// The names of notifications, which were members of `Notification.Name`.
  static let notifications = [
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
  ]

  /// The names of members.
  static let members = [
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "commonModes": "common", "defaultRunLoopMode": "default",
  ]

  private static let views = [
    "NSAttributedStringKey": "NSAttributedString.Key",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "NSLayoutRelation": "NSLayoutConstraint.Relation", "RunLoopMode": "RunLoop.Mode",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
    "UIBlurEffectStyle": "UIBlurEffect.Style", "UIButtonType": "UIButton.ButtonType",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UIControlEvents": "UIControl.Event", "UIControlState": "UIControl.State",
    "UIFontTextStyle": "UIFont.TextStyle", "UIImageOrientation": "UIImage.Orientation",
    "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIImageResizingMode": "UIImage.ResizingMode",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "UIScrollViewDecelerationRateFast": "UIScrollView.DecelerationRate.fast",
    "UIScrollViewDecelerationRateNormal": "UIScrollView.DecelerationRate.normal",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIStackViewAlignment": "UIStackView.Alignment",
    "UIStackViewDistribution": "UIStackView.Distribution",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewStyle": "UITableView.Style", "UITouchPhase": "UITouch.Phase",
    "UITouchType": "UITouch.TouchType", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationOptions": "UIView.AnimationOptions",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
  ]

  private static let controllers = [
    "UIAlertActionStyle": "UIAlertAction.Style",
    "UIAlertControllerStyle": "UIAlertController.Style",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationState": "UIApplication.State",
    "UIAttachmentBehaviorType": "UIAttachmentBehavior.AttachmentType",
    "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UIKeyboardAnimationCurveUserInfoKey": "UIResponder.keyboardAnimationCurveUserInfoKey",
    "UIKeyboardAnimationDurationUserInfoKey": "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIKeyboardFrameBeginUserInfoKey": "UIResponder.keyboardFrameBeginUserInfoKey",
    "UIKeyboardFrameEndUserInfoKey": "UIResponder.keyboardFrameEndUserInfoKey",
    "UINavigationControllerOperation": "UINavigationController.Operation",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UIWindowLevel": "UIWindow.Level", "UIWindowLevelAlert": "UIWindow.Level.alert",
    "UIWindowLevelNormal": "UIWindow.Level.normal",
    "UIWindowLevelStatusBar": "UIWindow.Level.statusBar",
  ]

  private static let layers = [
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards",
    "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards",
    "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
    "kCAFillRuleEvenOdd": "CAShapeLayerFillRule.evenOdd",
    "kCAGravityResize": "CALayerContentsGravity.resize",
    "kCAGravityResizeAspect": "CALayerContentsGravity.resizeAspect",
    "kCAGravityResizeAspectFill": "CALayerContentsGravity.resizeAspectFill",
    "kCALineCapRound": "CAShapeLayerLineCap.round",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round",
    "kCAMediaTimingFunctionDefault": "CAMediaTimingFunctionName.default",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
  ]
}
