import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of properties that belong to a phone: they keep the set value, and begin with a desktop's.
@MainActor @Suite("What belongs to a phone") struct PhoneSurfaceTests {
  private let harness = Harness { UIViewController() }

  @Test("N-27 a controller has the defaults of a phone, and its requests do nothing")
  func controllers() {
    let page = UIViewController()
    #expect(page.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(page.childForScreenEdgesDeferringSystemGestures == nil)
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
    page.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    UIViewController.attemptRotationToDeviceOrientation()
    page.edgesForExtendedLayout = .top
    #expect(page.edgesForExtendedLayout == .top)
    page.extendedLayoutIncludesOpaqueBars = true
    #expect(page.extendedLayoutIncludesOpaqueBars)
    page.providesPresentationContextTransitionStyle = true
    #expect(page.providesPresentationContextTransitionStyle)
    #expect(page.shouldPerformSegue(withIdentifier: "a", sender: nil))
    #expect(harness.window.rootViewController?.presentedViewController == nil)
  }

  @Test("N-27 an application has no status bar, opens no address and does not keep awake")
  func applications() throws {
    let application = UIApplication.shared
    application.isStatusBarHidden = false
    #expect(application.isStatusBarHidden)
    application.setStatusBarStyle(.lightContent, animated: true)
    application.setStatusBarHidden(false, with: .fade)
    application.statusBarOrientation = .landscapeLeft
    #expect(application.statusBarOrientation == .portrait)
    application.isIdleTimerDisabled = true
    #expect(!application.isIdleTimerDisabled)
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(!application.canOpenURL(settings))
    #expect(harness.window.windowScene?.statusBarManager?.isStatusBarHidden == true)
  }

  private final class Turning: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate
  {
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  @Test("N-27 delegates that say nothing of orientations have the defaults of a phone")
  func orientations() {
    let (delegate, stack, tabs) = (Turning(), UINavigationController(), UITabBarController())
    let navigation: any UINavigationControllerDelegate = delegate
    #expect(
      navigation.navigationControllerSupportedInterfaceOrientations(stack)
        == stack.supportedInterfaceOrientations)
    #expect(
      navigation.navigationControllerPreferredInterfaceOrientationForPresentation(stack)
        == .portrait)
    let tab: any UITabBarControllerDelegate = delegate
    #expect(
      tab.tabBarControllerSupportedInterfaceOrientations(tabs)
        == tabs.supportedInterfaceOrientations)
    let first = tab.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
    #expect(first == .landscapeLeft)
    tab.tabBarController(tabs, willBeginCustomizing: [])
    tab.tabBarController(tabs, willEndCustomizing: [], changed: false)
    tab.tabBarController(tabs, didEndCustomizing: [], changed: false)
    #expect(tabs.viewControllers == nil)
  }

  @Test("N-27 a constraint keeps what an archive would read")
  func archives() {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 10)
    #expect(!constraint.shouldBeArchived)
    constraint.shouldBeArchived = true
    #expect(constraint.shouldBeArchived)
  }

  @Test("N-27 the device does not turn")
  func devices() {
    let device = UIDevice.current
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(device.isGeneratingDeviceOrientationNotifications)
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!device.isGeneratingDeviceOrientationNotifications)
    #expect(device.systemVersion.split(separator: ".").count == 3)
    #expect(device.localizedModel == device.model)
  }

  @Test("N-27 notifications that are never sent have UIKit's names")
  func notifications() {
    let names = [
      UIApplication.didReceiveMemoryWarningNotification,
      UIApplication.didChangeStatusBarFrameNotification,
      UIApplication.willChangeStatusBarOrientationNotification,
      UIApplication.didChangeStatusBarOrientationNotification,
      UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      UIContentSizeCategory.didChangeNotification,
      UIAccessibility.voiceOverStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
    ]
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.rawValue.hasPrefix("UI") })
    #expect(UIResponder.keyboardIsLocalUserInfoKey == "UIKeyboardIsLocalUserInfoKey")
  }

  @Test("N-27 assistive programs do not run, and attributes for them keep what is set")
  func accessibility() {
    #expect(!UIAccessibility.isInvertColorsEnabled)
    #expect(!UIAccessibility.isSwitchControlRunning)
    #expect(!UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled)
    UIAccessibility.post(notification: .announcement, argument: "a")
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    let view = UIView()
    view.accessibilityValue = "1"
    view.accessibilityElementsHidden = true
    view.accessibilityViewIsModal = true
    view.shouldGroupAccessibilityChildren = true
    view.accessibilityElements = [1]
    view.accessibilityCustomActions = []
    view.accessibilityLanguage = "de"
    view.accessibilityIgnoresInvertColors = true
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    #expect(view.accessibilityValue == "1")
    #expect(view.accessibilityElementsHidden)
    #expect(view.accessibilityViewIsModal)
    #expect(view.shouldGroupAccessibilityChildren)
    #expect(view.accessibilityElements?.count == 1)
    #expect(view.accessibilityCustomActions?.isEmpty == true)
    #expect(view.accessibilityLanguage == "de")
    #expect(view.accessibilityIgnoresInvertColors)
  }

  @Test("N-27 the kinds of elements are UIKit's bits, each its own")
  func kinds() {
    let kinds: [UIAccessibilityTraits] = [
      .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled, .updatesFrequently,
      .searchField, .allowsDirectInteraction, .adjustable,
    ]
    #expect(UIAccessibilityTraits(kinds).rawValue.nonzeroBitCount == kinds.count)
    #expect(UIAccessibilityTraits.playsSound.rawValue == 1 << 4)
    #expect(UIAccessibilityTraits.adjustable.rawValue == 1 << 12)
  }

  @Test("N-27 motions of the device and the keyboard on the screen do nothing")
  func responders() {
    let view = UIView()
    view.motionBegan(.motionShake, with: nil)
    view.motionEnded(.motionShake, with: nil)
    view.motionCancelled(.motionShake, with: nil)
    #expect(view.inputView == nil)
    #expect(view.inputAccessoryView == nil)
    view.reloadInputViews()
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let effect = UIMotionEffect()
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test("N-27 hints to the painter keep what is set")
  func hints() {
    let layer = CALayer()
    layer.drawsAsynchronously = true
    layer.allowsEdgeAntialiasing = false
    layer.edgeAntialiasingMask = [.layerTopEdge]
    layer.minificationFilterBias = 0.5
    #expect(layer.minificationFilterBias == 0.5)
    #expect(layer.drawsAsynchronously)
    #expect(!layer.allowsEdgeAntialiasing)
    #expect(layer.edgeAntialiasingMask == .layerTopEdge)
    let rates: [UIView.AnimationOptions] = [
      .preferredFramesPerSecond30, .preferredFramesPerSecond60, .preferredFramesPerSecondDefault,
    ]
    #expect(Set(rates.map(\.rawValue)).count == 3)
  }

  @Test("N-27 text fields and text views keep the traits of a keyboard on the screen")
  func textTraits() {
    func check(_ input: any UITextInputTraits) {
      input.keyboardAppearance = .dark
      input.autocapitalizationType = .words
      input.spellCheckingType = .no
      input.textContentType = .oneTimeCode
      input.enablesReturnKeyAutomatically = true
      #expect(input.keyboardAppearance == .dark)
      #expect(input.autocapitalizationType == .words)
      #expect(input.spellCheckingType == .no)
      #expect(input.textContentType == .oneTimeCode)
      for type in [UITextContentType.username, .password] {
        input.textContentType = type
        #expect(input.textContentType == type)
      }
      #expect(input.enablesReturnKeyAutomatically)
    }
    check(UITextField())
    check(UITextView())
    let kinds: Set<UITextContentType> = [.newPassword, .oneTimeCode, .telephoneNumber]
    #expect(kinds.count == 3)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    #expect(label.adjustsFontForContentSizeCategory)
    let list = UIScrollView()
    list.scrollsToTop = false
    #expect(!list.scrollsToTop)
  }

  @Test("N-27 traits that a desktop does not vary have their usual values")
  func traits() {
    let traits = harness.window.traitCollection
    #expect(traits.forceTouchCapability == .unavailable)
    #expect(traits.accessibilityContrast == .normal)
    #expect(!traits.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
  }

  @Test("N-21 the screen is the window, in pixels and points")
  func screens() throws {
    let screen = try #require(harness.window.windowScene?.screen)
    #expect(screen.maximumFramesPerSecond == 60)
    #expect(screen.nativeScale == screen.scale)
    #expect(screen.nativeBounds.width == screen.bounds.width * screen.scale)
    let point = screen.fixedCoordinateSpace.convert(
      CGPoint(x: 3, y: 4), to: screen.coordinateSpace)
    #expect(point == CGPoint(x: 3, y: 4))
    let session = harness.window.windowScene?.session
    #expect(session?.persistentIdentifier.isEmpty == false)
  }
}
