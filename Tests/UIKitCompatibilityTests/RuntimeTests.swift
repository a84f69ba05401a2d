import Foundation
import GlissadeTesting
import Testing
import UIKit

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

/// An object whose end can be observed.
private final class Token: NSObject {}

final class RuntimePage: UIViewController {
  /// The identifier of a page as libraries write it.
  static var identifier: String { description() }
}

@MainActor @Suite("Habits of the Objective-C runtime") struct RuntimeTests {
  @Test("N-92 the description of a class is its name with the module")
  func classDescription() {
    #expect(UIView.description() == NSStringFromClass(UIView.self))
    #expect(RuntimePage.description() == "UIKitCompatibilityTests.RuntimePage")
    #expect(RuntimePage.identifier == RuntimePage.description())
    #expect(RuntimePage.classForCoder() == RuntimePage.self)
  }

  @Test("N-93 a locked object keeps other threads waiting until it is unlocked as often")
  func locks() {
    let (object, other) = (NSObject(), NSObject())
    objc_sync_enter(object)
    objc_sync_enter(object)
    #expect(objc_sync_exit(other) == -1)
    nonisolated(unsafe) var order: [String] = []
    nonisolated(unsafe) let shared = object
    let (began, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    for _ in 0..<3 {
      Thread {
        began.signal()
        let early = objc_sync_exit(shared)
        objc_sync_enter(shared)
        order.append("other \(early)")
        objc_sync_exit(shared)
        ended.signal()
      }.start()
      began.wait()
    }
    objc_sync_exit(object)
    order.append("own")
    #expect(objc_sync_exit(object) == 0)
    for _ in 0..<3 { ended.wait() }
    #expect(order == ["own", "other -1", "other -1", "other -1"])
    #expect(objc_sync_exit(object) == -1)
  }

  @Test("N-93 a pool returns the result of its closure, and passes its error on")
  func pool() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test("N-94 the view of a bar's item is found by its key")
  func itemView() throws {
    let page = UIViewController()
    let plain = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
    let custom = UIBarButtonItem(customView: UISwitch())
    page.navigationItem.rightBarButtonItems = [plain, custom]
    #expect(plain.value(forKey: "view") == nil)
    let harness = Harness { UINavigationController(rootViewController: page) }
    harness.advanceUntilIdle()
    let view = try #require(plain.value(forKey: "view") as? UIView)
    #expect(view.convert(view.bounds, to: nil).minX > 100)
    #expect(view.window === harness.window)
    #expect(custom.value(forKey: "view") as? UIView === custom.customView)
    #expect(plain.value(forKey: "other") == nil)
  }

  @Test("N-35 values are associated by their keys, replaced and removed")
  func keys() {
    let view = UIView()
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    objc_setAssociatedObject(view, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &secondKey, 2, .OBJC_ASSOCIATION_COPY)
    #expect(objc_getAssociatedObject(view, &firstKey) as? String == "one")
    #expect(objc_getAssociatedObject(view, &secondKey) as? Int == 2)
    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &secondKey) == nil)
  }

  @Test("N-35 values of views, controllers, layers and recognizers go with them")
  func owners() {
    let makers: [() -> NSObject] = [
      { UIView() }, { UIViewController() }, { CALayer() }, { UIGestureRecognizer() },
    ]
    for make in makers {
      weak var token: Token?
      var owner: NSObject? = make()
      do {
        let made = Token()
        token = made
        objc_setAssociatedObject(owner as Any, &firstKey, made, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(token != nil)
      owner = nil
      #expect(token == nil)
    }
  }

  @Test("N-35 values of other objects are not passed on to new ones at their address")
  func others() {
    for index in 0..<100 {
      let object = Token()
      #expect(objc_getAssociatedObject(object, &firstKey) == nil)
      objc_setAssociatedObject(object, &firstKey, index, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &firstKey) as? Int == index)
    }
  }

  @Test("N-35 an assigned object is not kept, an assigned number is")
  func assigned() {
    let view = UIView()
    var token: Token? = Token()
    objc_setAssociatedObject(view, &firstKey, token, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &firstKey) as? Token === token)
    token = nil
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
    objc_setAssociatedObject(view, &firstKey, NSNumber(value: 7), .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &firstKey) as? Int == 7)
  }

  @Test("N-35 a copy of a mutable object is kept")
  func copies() {
    let view = UIView()
    let text = NSMutableString(string: "before")
    objc_setAssociatedObject(view, &firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append(" and after")
    #expect(objc_getAssociatedObject(view, &firstKey) as? NSString == "before")
  }

  /// A view with a stored property of its own.
  private final class Named: UIView {
    var nickname: String? = "Ann"
  }

  @Test("N-35 values are read and set by their names")
  func values() {
    let view = Named()
    view.setValue(0.5, forKey: "alpha")
    #expect(view.alpha == 0.5)
    view.setValue(NSValue(cgPoint: CGPoint(x: 3, y: 4)), forKey: "center")
    #expect(view.value(forKey: "center") as? CGPoint == CGPoint(x: 3, y: 4))
    view.setValue(7, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 7)
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? Double == 7)
    #expect(view.value(forKey: "nickname") as? String == "Ann")
    #expect(view.value(forKey: "statusBar") == nil)
    let harness = Harness { UIViewController() }
    view.setValue("wide", forKey: "frame")
    #expect(view.frame.size == .zero)
    #expect(harness.log.contains { $0.contains("takes no such value for \"frame\"") })
    let controller = UIViewController()
    controller.setValue("Home", forKey: "title")
    #expect(controller.value(forKey: "title") as? String == "Home")
  }

  /// An object with methods to call.
  @MainActor private final class Receiver: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func take(_ text: String) { calls.append(text) }
  }

  @Test("N-35 an object responds to the methods of its class")
  func responds() {
    let receiver = Receiver()
    #expect(receiver.responds(to: Selector(Receiver.plain)))
    #expect(!receiver.responds(to: Selector(UIView.layoutSubviews)))
    #expect(UIImageView().responds(to: Selector(UIView.layoutSubviews)))
    #expect(!receiver.responds(to: nil))
  }

  /// An object with methods of several arguments, as delegates have them.
  @MainActor private final class Guide: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }

  @Test("N-35 methods of two and more arguments have selectors, which nothing calls with fewer")
  func methods() {
    let harness = Harness { UIViewController() }
    let two = Selector(Guide.navigationController(_:interactionControllerFor:))
    let four = Selector(Guide.navigationController(_:animationControllerFor:from:to:))
    for selector in [two, four] {
      #expect(Guide().responds(to: selector))
      #expect(!UIView().responds(to: selector))
    }
    Guide().perform(four, with: UINavigationController())
    #expect(harness.log.contains { $0.contains("Guide does not have the method") })
  }

  @Test("N-35 a method is performed with its argument")
  func perform() {
    let receiver = Receiver()
    receiver.perform(Selector(Receiver.plain))
    receiver.perform(Selector(Receiver.take), with: "now")
    #expect(receiver.calls == ["plain", "now"])
    let harness = Harness { UIViewController() }
    receiver.perform(Selector(Receiver.take), with: 3)
    #expect(harness.log.contains { $0.contains("Receiver does not have the method") })
    receiver.perform(nil)
    #expect(receiver.calls.count == 2)
  }
}
