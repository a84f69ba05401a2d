import GlissadeTesting
import UIKit

// What surrounds a phone, presentations in a context, and the end of editing (N-25, N-27).

func checkPhone() {
  let root = AdaptingViewController()
  let harness = Harness { root }
  root.setNeedsStatusBarAppearanceUpdate()
  root.modalPresentationCapturesStatusBarAppearance = true
  Checks.expect(UIApplication.shared.statusBarFrame == .zero, "a status bar has no size")
  let manager = harness.window.windowScene?.statusBarManager
  Checks.expect(manager?.statusBarFrame == .zero, "nor has that of a scene")
  Checks.expect(manager?.statusBarStyle == .lightContent, "the preferred style is known")
  let device = UIDevice.current
  device.beginGeneratingDeviceOrientationNotifications()
  Checks.expect(device.orientation.isPortrait, "a device is upright", found: device.orientation)
  Checks.expect(device.userInterfaceIdiom == .phone, "a window is as a phone")
  Checks.expect(!UIAccessibility.isVoiceOverRunning, "no screen reader runs")
  root.view.isAccessibilityElement = true
  root.view.accessibilityLabel = "Root"
  root.view.accessibilityTraits = [.button, .selected]
  Checks.expect(root.view.accessibilityTraits.contains(.button), "traits are kept")
}

func checkContext() {
  let (root, left, page) = (UIViewController(), UIViewController(), UIViewController())
  let harness = Harness { root }
  root.addChild(left)
  left.view.frame = CGRect(x: 0, y: 0, width: 200, height: 667)
  root.view.addSubview(left.view)
  left.didMove(toParent: root)
  left.definesPresentationContext = true
  page.modalPresentationStyle = .overCurrentContext
  left.present(page, animated: true)
  harness.advanceUntilIdle()
  let frame = page.view.convert(page.view.bounds, to: nil)
  Checks.expect(frame == left.view.frame, "a context is covered", found: frame)
  Checks.expect(page.presentingViewController === left, "by the controller that defines it")
  Checks.expect(left.view.window != nil, "which stays beneath")
  page.dismiss(animated: true)
  harness.advanceUntilIdle()
  Checks.expect(left.presentedViewController == nil, "and it is dismissed")
  page.modalPresentationStyle = .currentContext
  left.present(page, animated: true)
  harness.advanceUntilIdle()
  Checks.expect(left.view.superview !== root.view, "or is removed")
  left.dismiss(animated: true)
  harness.advanceUntilIdle()
  Checks.expect(left.view.superview === root.view, "and comes back")
}

private class Field: UIView {
  var refuses = false
  override var canBecomeFirstResponder: Bool { return true }
  override var canResignFirstResponder: Bool { return !refuses }
}

func checkEditing() {
  let root = UIViewController()
  let harness = Harness { root }
  let field = Field()
  root.view.addSubview(field)
  field.becomeFirstResponder()
  Checks.expect(field.isFirstResponder, "a field has the keys")
  Checks.expect(harness.window.endEditing(false) && !field.isFirstResponder, "until editing ends")
  field.becomeFirstResponder()
  field.refuses = true
  Checks.expect(!root.view.endEditing(false) && field.isFirstResponder, "unless it refuses")
  Checks.expect(root.view.endEditing(true) && !field.isFirstResponder, "or must")
}
