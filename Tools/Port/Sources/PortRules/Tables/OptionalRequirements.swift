/// The methods that UIKit's protocols leave optional, by their base names.
///
/// Only a call of one of these, or of an optional method of the sources' own protocols, loses its
/// question mark: `completion?()` calls a closure.
enum OptionalRequirements {
  static let uiKit = transitions.merging(controllers) { $1 }.merging(views) { $1 }

  /// The names of all methods.
  static let names = Set(uiKit.values.joined())

  /// The names of methods whose results are no optionals.
  static let plainResults: Set<String> = [
    "adaptivePresentationStyle", "gestureRecognizerShouldBegin", "interruptibleAnimator",
    "numberOfSections", "popoverPresentationControllerShouldDismissPopover",
    "presentationControllerShouldDismiss", "scrollViewShouldScrollToTop",
    "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
    "textViewShouldBeginEditing", "textViewShouldEndEditing",
  ]

  private static let transitions: [String: Set<String>] = [
    "UIViewControllerTransitioningDelegate": [
      "animationController", "interactionControllerForDismissal",
      "interactionControllerForPresentation", "presentationController",
    ],
    "UIViewControllerAnimatedTransitioning": ["animationEnded", "interruptibleAnimator"],
    "UIViewControllerTransitionCoordinator": ["notifyWhenInteractionChanges"],
    "UIViewImplicitlyAnimating": ["addAnimations", "addCompletion", "continueAnimation"],
    "UIDynamicAnimatorDelegate": ["dynamicAnimatorDidPause", "dynamicAnimatorWillResume"],
    "UICollisionBehaviorDelegate": ["collisionBehavior"],
    "CAAnimationDelegate": ["animationDidStart", "animationDidStop"],
    "CALayerDelegate": ["action", "display", "draw", "layerWillDraw", "layoutSublayers"],
  ]

  private static let controllers: [String: Set<String>] = [
    "UINavigationControllerDelegate": ["navigationController"],
    "UINavigationBarDelegate": ["navigationBar"],
    "UITabBarControllerDelegate": ["tabBarController"],
    "UITabBarDelegate": ["tabBar"],
    "UIPageViewControllerDelegate": ["pageViewController"],
    "UIPageViewControllerDataSource": ["presentationCount", "presentationIndex"],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle", "presentationController",
      "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
      "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    ],
    "UIApplicationDelegate": [
      "application", "applicationDidBecomeActive", "applicationDidEnterBackground",
      "applicationDidFinishLaunching", "applicationWillEnterForeground",
      "applicationWillResignActive", "applicationWillTerminate",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "popoverPresentationController", "popoverPresentationControllerDidDismissPopover",
      "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
    ],
    "UISceneDelegate": [
      "scene", "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
      "sceneWillEnterForeground", "sceneWillResignActive",
    ],
    "UISheetPresentationControllerDelegate": [
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier"
    ],
    "UISplitViewControllerDelegate": ["primaryViewController", "splitViewController"],
  ]

  private static let views: [String: Set<String>] = [
    "UIGestureRecognizerDelegate": ["gestureRecognizer", "gestureRecognizerShouldBegin"],
    "UIScrollViewDelegate": [
      "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating",
      "scrollViewDidEndDragging", "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming",
      "scrollViewDidScroll", "scrollViewDidScrollToTop", "scrollViewDidZoom",
      "scrollViewShouldScrollToTop", "scrollViewWillBeginDecelerating",
      "scrollViewWillBeginDragging", "scrollViewWillBeginZooming", "scrollViewWillEndDragging",
      "viewForZooming",
    ],
    "UITableViewDataSource": ["numberOfSections", "sectionIndexTitles", "tableView"],
    "UITableViewDelegate": ["tableView"],
    "UICollectionViewDataSource": ["collectionView", "numberOfSections", "indexTitles"],
    "UICollectionViewDelegate": ["collectionView"],
    "UICollectionViewDelegateFlowLayout": ["collectionView"],
    "UISearchBarDelegate": [
      "searchBar", "searchBarCancelButtonClicked", "searchBarSearchButtonClicked",
      "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
      "searchBarTextDidEndEditing",
    ],
    "UITextFieldDelegate": [
      "textField", "textFieldDidBeginEditing", "textFieldDidChangeSelection",
      "textFieldDidEndEditing", "textFieldShouldBeginEditing", "textFieldShouldClear",
      "textFieldShouldEndEditing", "textFieldShouldReturn",
    ],
    "UITextViewDelegate": [
      "textView", "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
      "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
    ],
  ]
}
