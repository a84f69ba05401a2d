import Foundation
import GlissadeTesting
import TestMaterial
import Testing
import UIKit

@MainActor @Suite("What controllers of libraries take for granted") struct ControllerHabitTests {
  private final class NotingController: UIViewController {
    var changes = 0
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes += 1 }
  }

  @Test("N-69 a container gives traits to a child")
  func childTraits() {
    let (container, child) = (UIViewController(), NotingController())
    let harness = Harness { container }
    container.addChild(child)
    container.view.addSubview(child.view)
    harness.advance(by: 0.1)
    let given = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    container.setOverrideTraitCollection(given, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(child.changes == 1)
    #expect(container.overrideTraitCollection(forChild: child) == given)
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    child.overrideUserInterfaceStyle = .unspecified
    container.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.changes == 4)
  }

  private final class DarkPresentation: UIPresentationController {
    override func presentationTransitionWillBegin() {
      overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
    }
  }

  private final class Vendor: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      DarkPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("N-69 a presentation gives traits to what it presents, as long as it lasts")
  func presentationTraits() {
    let (page, vendor) = (UIViewController(), Vendor())
    let harness = Harness { UIViewController() }
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = vendor
    harness.window.rootViewController?.present(page, animated: true)
    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    harness.advanceUntilIdle()
    page.dismiss(animated: true)
    harness.advanceUntilIdle()
    #expect(page.traitCollection.userInterfaceStyle == .light)
  }

  @Test("N-69 a page turns about the vertical axis with the one that it presents at its back")
  func flip() {
    let (page, root) = (UIViewController(), UIViewController())
    let harness = Harness { root }
    page.modalPresentationStyle = .fullScreen
    page.modalTransitionStyle = .flipHorizontal
    root.present(page, animated: true)
    harness.advance(by: 0.1)
    #expect(harness.presentationFrame(of: root.view).width < harness.window.bounds.width - 20)
    #expect(harness.presentationFrame(of: page.view).width < 20)
    harness.advance(by: 0.2)
    #expect(harness.presentationFrame(of: root.view).width < 20)
    #expect(harness.presentationFrame(of: page.view).width > 100)
    harness.advanceUntilIdle()
    #expect(page.view.frame == harness.window.bounds)
    #expect(CATransform3DIsIdentity(root.view.layer.transform))
    page.dismiss(animated: true)
    harness.advanceUntilIdle()
    #expect(root.view.frame == harness.window.bounds)
    #expect(root.presentedViewController == nil)
  }

  private func tabs() -> (Harness, UITabBarController, UINavigationController) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    return (Harness { tabs }, tabs, navigation)
  }

  @Test("N-69 a pushed page hides the bar of the tabs, until it is popped")
  func bottomBar() {
    let (harness, tabs, navigation) = tabs()
    let bottom = harness.window.bounds.maxY
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    harness.advance(by: 0.1)
    let moving = harness.presentationFrame(of: tabs.tabBar).minY
    #expect(moving > bottom - tabs.tabBar.bounds.height)
    #expect(moving < bottom)
    harness.advanceUntilIdle()
    #expect(tabs.tabBar.frame.minY == bottom)
    #expect(navigation.view.bounds.height == bottom)
    #expect(page.view.frame.maxY == navigation.view.bounds.height - 44)
    tabs.selectedIndex = 1
    #expect(tabs.tabBar.frame.maxY == bottom)
    tabs.selectedIndex = 0
    navigation.popViewController(animated: true)
    harness.advanceUntilIdle()
    #expect(tabs.tabBar.frame.maxY == bottom)
  }

  @Test("N-69 a pull back that is given up leaves the bar of the tabs hidden")
  func bottomBarStays() {
    let (harness, tabs, navigation) = tabs()
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: false)
    harness.advanceUntilIdle()
    harness.mouseDown(at: CGPoint(x: 2, y: 200))
    for x in stride(from: 2.0, through: 60, by: 4) {
      harness.mouseMove(to: CGPoint(x: x, y: 200))
      harness.advance(by: 1 / 60)
    }
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    for x in stride(from: 60.0, through: 10, by: -4) {
      harness.mouseMove(to: CGPoint(x: x, y: 200))
      harness.advance(by: 1 / 60)
    }
    harness.advance(by: 0.2)
    harness.mouseUp(at: CGPoint(x: 10, y: 200))
    harness.advanceUntilIdle()
    #expect(navigation.topViewController === page)
    #expect(tabs.tabBar.frame.minY == harness.window.bounds.maxY)
  }

  @Test("N-69 a tab shows another image while it is selected")
  func selectedImage() {
    func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { $0.fill(.infinite) }
    }
    let (harness, tabs, navigation) = tabs()
    let item = UITabBarItem(title: nil, image: image(10), selectedImage: image(20))
    navigation.tabBarItem = item
    harness.advance(by: 0.1)
    func shown() -> [CGFloat] {
      let masks = tabs.tabBar.subviews.flatMap(\.subviews).compactMap { $0.layer.mask }
      return masks.flatMap { $0.sublayers ?? [] }.map(\.frame.width)
    }
    #expect(shown().contains(20))
    tabs.selectedIndex = 1
    harness.advance(by: 0.1)
    #expect(shown().contains(10))
    #expect(UITabBarItem(title: nil, image: item.image, tag: 0).selectedImage === item.image)
  }

  @Test("N-69 a visible window moves to the scene that it gets")
  func windowScene() throws {
    let harness = Harness { UIViewController() }
    let otherHarness = Harness { UIViewController() }
    let scene = try #require(harness.window.windowScene)
    let other = try #require(otherHarness.window.windowScene)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.windowScene = nil
    window.isHidden = false
    #expect(!scene.windows.contains(window))
    window.windowScene = scene
    #expect(scene.windows.last === window)
    #expect(window.rootViewController?.view.window === window)
    window.windowScene = other
    #expect(!scene.windows.contains(window))
    #expect(other.windows.last === window)
  }

  @Test("N-70 an action without a target reaches the first responder, also with a result")
  func resign() {
    let harness = Harness { UIViewController() }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    harness.window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let sent = UIApplication.shared.sendAction(
      Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #expect(sent)
    #expect(!field.isFirstResponder)
  }

  @Test("N-70 a tap ends the editing in its view")
  func tapEndsEditing() {
    let harness = Harness { UIViewController() }
    guard let view = harness.window.rootViewController?.view else { return }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.addSubview(field)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: Selector(UIView.endEditing(_:))))
    field.becomeFirstResponder()
    harness.tap(at: CGPoint(x: 200, y: 200))
    #expect(!field.isFirstResponder)
  }

  @Test("N-73 an image is made of the data of a file, at a scale")
  func imageData() throws {
    let harness = Harness { UIViewController() }
    harness.window.backgroundColor = .red
    harness.advance(by: 0.1)
    let file = TemporaryFolder.ofProcess.url.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try harness.writePNG(to: file)
    let data = try Data(contentsOf: file)
    #expect(UIImage(data: data)?.size == harness.window.bounds.size)
    #expect(UIImage(data: data, scale: 2)?.size.width == harness.window.bounds.width / 2)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("N-73 code for extensions reaches the application by its key")
  func applicationByKey() {
    #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKey: "sharedApplication") is UIApplication)
    #expect(UIApplication.value(forKey: "other") == nil)
  }
}
