import Foundation
import GlissadeGestures
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

@MainActor @Suite("Responders") struct ResponderTests {
  final class Field: UIView, KeyResponder {
    var keys: [String] = []
    var keeps = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !keeps }
    func handleKey(_ event: InputEvent) -> Bool {
      guard event.key == "a" else { return false }
      keys.append("a")
      return true
    }
  }
  final class Page: UIViewController, KeyResponder {
    var keys: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func handleKey(_ event: InputEvent) -> Bool {
      keys.append(event.key ?? "")
      return true
    }
  }

  private func press(_ key: String, on setup: ViewSetup) {
    setup.scene.deliver([.key(key, t: 0)], now: 0)
  }

  @Test("the chain goes from view to superview, from a controller's view to the controller")
  func chain() {
    let setup = ViewSetup()
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    setup.root.addSubview(outer)
    #expect(inner.next === outer)
    #expect(outer.next === setup.root)
    #expect(setup.root.next === setup.controller)
    #expect(setup.controller.next === setup.window)
    #expect(setup.window.next === setup.scene)
  }

  @Test("touches that nobody handles travel up the chain")
  func touches() {
    let setup = ViewSetup()
    final class KeyView: UIView {
      var received: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        received.append("began")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        received.append("moved")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        received.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        received.append("cancelled")
      }
    }
    let keyView = KeyView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    keyView.addSubview(UIView(frame: keyView.bounds))
    setup.root.addSubview(keyView)
    let place = CGPoint(x: 50, y: 50)
    setup.scene.deliver(
      [
        .down(at: place, t: 0), .move(to: CGPoint(x: 60, y: 50), t: 0.01), .up(at: place, t: 0.02),
        .down(at: place, t: 1), .focus(false, t: 1.1),
      ], now: 2)
    #expect(keyView.received.filter { $0 != "moved" } == ["began", "ended", "began", "cancelled"])
    #expect(keyView.received.contains("moved"))
  }

  @Test("keys go to the first responder, what it does not want goes up the chain")
  func keys() {
    let setup = ViewSetup()
    let field = Field()
    let page = Page()
    setup.window.rootViewController = page
    page.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    press("a", on: setup)
    press("Escape", on: setup)
    #expect(field.keys == ["a"])
    #expect(page.keys == ["Escape"])
    field.resignFirstResponder()
    press("a", on: setup)
    #expect(field.keys == ["a"])
    #expect(page.keys == ["Escape", "a"])
  }

  @Test("Escape that nobody takes goes back a level, asked along the chain from what is in front")
  func escape() {
    final class Exit: UIViewController {
      var asked = 0
      var leaves = false
      override func accessibilityPerformEscape() -> Bool {
        asked += 1
        return leaves
      }
    }
    let setup = ViewSetup()
    let (root, cover) = (Exit(), Exit())
    setup.window.rootViewController = root
    cover.modalPresentationStyle = .custom
    setup.scene.enter { root.present(cover, animated: false) }
    press("Escape", on: setup)
    #expect((cover.asked, root.asked) == (1, 0))
    cover.leaves = true
    #expect(setup.scene.press(.key("Escape", t: 0)))
    #expect(!setup.scene.press(.key("Escape", modifiers: .shift, t: 0)))
    #expect(cover.asked == 2)
    setup.scene.enter { root.dismiss(animated: false) }
    #expect(!setup.scene.press(.key("Escape", t: 0)))
    #expect(root.asked == 1)
  }

  @Test("only one is first responder; it may keep the keys; outside a window nobody is")
  func one() {
    let setup = ViewSetup()
    let (first, second, homeless) = (Field(), Field(), Field())
    setup.root.addSubview(first)
    setup.root.addSubview(second)
    #expect(!homeless.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    second.keeps = true
    #expect(!first.becomeFirstResponder())
    #expect(second.isFirstResponder)
    #expect(!UIView().becomeFirstResponder())
  }

  @Test("a view that leaves the window loses the keys, wherever in the tree it is")
  func leaving() {
    let setup = ViewSetup()
    let outer = UIView()
    let field = Field()
    outer.addSubview(field)
    setup.root.addSubview(outer)
    field.becomeFirstResponder()
    let bystander = UIView()
    setup.root.addSubview(bystander)
    bystander.removeFromSuperview()
    #expect(field.isFirstResponder)
    outer.removeFromSuperview()
    #expect(!field.isFirstResponder)
    #expect(setup.scene.firstResponder == nil)
    setup.root.addSubview(outer)
    #expect(!field.isFirstResponder)
  }
}
