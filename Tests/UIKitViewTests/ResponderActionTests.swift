import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Actions along the responder chain") struct ResponderActionTests {
  /// A page whose method a view in it also has, which can refuse to perform it.
  private final class Page: UIViewController {
    var count = 0
    func act(_ sender: Any?) { count += 1 }
  }

  private final class Refusing: UIView {
    var refuses = true
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      refuses ? false : super.canPerformAction(action, withSender: sender)
    }
  }

  @Test("N-67 a responder performs the actions that it has, and the next one the others")
  func target() {
    let page = Page()
    let harness = Harness { page }
    let inner = Refusing()
    page.view.addSubview(inner)
    let action = Selector(Page.act)
    #expect(!inner.canPerformAction(action, withSender: nil))
    #expect(page.canPerformAction(action, withSender: nil))
    #expect(inner.target(forAction: action, withSender: nil) as? Page === page)
    #expect(page.view.window?.target(forAction: action, withSender: nil) == nil)
    #expect(harness.now == 0)
  }

  @Test("N-67 an action without a target passes a responder that refuses it")
  func refusal() {
    final class Controller: UIViewController {
      var names: [String] = []
    }
    final class Part: UIView {
      var isRefusing = false
      var count = 0
      func act(_ sender: Any?) { count += 1 }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !isRefusing && super.canPerformAction(action, withSender: sender)
      }
    }
    let page = Controller()
    let harness = Harness { page }
    let (outer, inner) = (Part(), Part())
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.view.addSubview(outer)
    outer.frame = page.view.bounds
    outer.addSubview(inner)
    inner.frame = outer.bounds
    inner.addSubview(button)
    button.addTarget(nil, action: Selector(Part.act), for: .touchUpInside)
    harness.tap(at: CGPoint(x: 25, y: 25))
    harness.advanceUntilIdle()
    let count = { "\(inner.count) \(outer.count)" }
    #expect(count() == "1 0")
    inner.isRefusing = true
    harness.tap(at: CGPoint(x: 25, y: 25))
    harness.advanceUntilIdle()
    #expect(count() == "1 1")
    UIApplication.shared.sendAction(Selector(Part.act), to: nil, from: button, for: nil)
    #expect(count() == "1 2")
  }
}
