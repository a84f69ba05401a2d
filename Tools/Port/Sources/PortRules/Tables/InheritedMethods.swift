/// The names of methods that views, controllers and responders inherit from UIKit.
///
/// A method of a client's that has one of these names is overloaded: its name alone does not
/// identify it.
enum InheritedMethods {
  static let uiKit: Set<String> = [
    "addAction", "addChild", "addGestureRecognizer", "addSubview", "addTarget",
    "beginAppearanceTransition",
    "becomeFirstResponder", "cancel", "collapseSecondaryViewController", "convert", "didMove",
    "dismiss", "draw", "endAppearanceTransition", "endEditing", "exchangeSubview", "finish",
    "hitTest", "insertSubview", "invalidate", "layoutIfNeeded", "layoutSubviews", "loadView",
    "move",
    "pause", "performSegue", "point", "popToRootViewController", "popToViewController",
    "popViewController", "prepare", "present", "pushViewController", "remove", "removeFromParent",
    "removeFromSuperview", "removeTarget", "reset", "resignFirstResponder", "scrollRectToVisible",
    "sendAction", "sendActions", "setContentOffset", "setEditing", "setNeedsDisplay",
    "setNeedsLayout", "setViewControllers", "show", "showDetailViewController", "sizeToFit",
    "start",
    "startAnimation", "stopAnimation", "touchesBegan", "touchesCancelled", "touchesEnded",
    "touchesMoved", "transition", "update", "willMove",
  ]
}
