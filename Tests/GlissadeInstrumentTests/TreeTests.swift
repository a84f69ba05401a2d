import Foundation
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The tree of views") struct TreeTests {
  private func inspector(_ fixture: Fixture) -> InspectorPane {
    fixture.content.controller.inspector
  }

  private func rows(_ fixture: Fixture) -> [TreeOutline.Row] {
    inspector(fixture).tree.list.outline.rows
  }

  private func openTree(_ fixture: Fixture) {
    fixture.key("t")
    fixture.frames(2)
  }

  /// Clicks a row of the list, which must be visible.
  private func click(_ name: String, in fixture: Fixture) throws {
    let list = inspector(fixture).tree.list
    let index = try #require(rows(fixture).firstIndex { $0.node.name == name })
    let table = try #require(list.subviews.compactMap { $0 as? UITableView }.first)
    let rect = table.rectForRow(at: IndexPath(row: index, section: 0))
    fixture.click(table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
  }

  @Test("T-01 the tree lists each view with class, identifier, frame and alpha")
  func lists() throws {
    let fixture = try Fixture()
    openTree(fixture)
    #expect(inspector(fixture).tab == .tree)
    let window = try #require(rows(fixture).first)
    #expect(window.node.className == "UIWindow")
    #expect(window.node.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let node = try #require(rows(fixture).first { $0.node.id == ObjectIdentifier(root) }?.node)
    #expect(node.depth > 0)
    #expect(node.controller != nil)
    root.subviews.first?.alpha = 0.5
    fixture.frames(2)
    #expect(rows(fixture).contains { $0.node.opacityText == "α 0.5" })
  }

  @Test("T-01 a layer that belongs to no view is listed, too")
  func layers() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let layer = CALayer()
    layer.name = "glow"
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    root.layer.addSublayer(layer)
    openTree(fixture)
    let node = try #require(rows(fixture).first { $0.node.name == "glow" }?.node)
    #expect(node.kind == .layer)
    #expect(node.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("T-01 the picker selects the view under the pointer, and its press is not the program's")
  func picks() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let target = UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 60))
    target.accessibilityIdentifier = "target"
    target.isUserInteractionEnabled = false
    root.addSubview(target)
    fixture.frames(2)
    fixture.key("x")
    fixture.send(.move(to: fixture.place(120, 320), t: fixture.now))
    #expect(!fixture.overlay.isEmpty)
    fixture.down(120, 320)
    fixture.frames(1)
    fixture.up(120, 320)
    fixture.frames(1)
    #expect(fixture.canvas.pointer.place == nil)
    #expect(inspector(fixture).tab == .tree)
    #expect(inspector(fixture).selectedView?.name == "target")
    #expect(fixture.content.tree.inspection.picking == .off)
    // The next press is the program's again.
    fixture.down(120, 320)
    fixture.frames(1)
    #expect(fixture.canvas.pointer.place != nil)
  }

  @Test("T-01 Escape ends picking without a selection, and does nothing else")
  func stopsPicking() throws {
    let fixture = try Fixture()
    fixture.key("x")
    #expect(fixture.content.tree.inspection.isPicking)
    fixture.key("Escape")
    #expect(!fixture.content.tree.inspection.isPicking)
    #expect(!fixture.content.isFinished)
  }

  @Test("T-01 what is clipped or hidden is not picked")
  func clipped() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let clip = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
    clip.clipsToBounds = true
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    hidden.isHidden = true
    root.addSubview(clip)
    clip.addSubview(wide)
    root.addSubview(hidden)
    fixture.frames(2)
    var reader = ViewTreeReader()
    let tree = reader.read(fixture.canvas.scene)
    func picked(_ x: Double, _ y: Double) -> ObjectIdentifier? {
      tree.position(at: CGPoint(x: x, y: y)).map { tree.nodes[$0].id }
    }
    #expect(picked(60, 60) == ObjectIdentifier(wide))
    #expect(picked(150, 150) != ObjectIdentifier(wide))
    #expect(picked(150, 150) != ObjectIdentifier(hidden))
  }

  @Test("T-01 the details have model and visible values, and the animation's progress")
  func details() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    root.addSubview(view)
    fixture.frames(2)
    fixture.canvas.scene.enter {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    fixture.frames(31)
    let details = ViewDetails(of: .view(view))
    let alpha = details.lines.compactMap { line -> String? in
      if case .property("alpha", "0", let shown) = line { shown } else { nil }
    }
    #expect(try Double(#require(alpha.first)) ?? 1 < 0.6)
    let bars = details.lines.compactMap { line -> Double? in
      if case .animation("opacity", let fraction, _) = line { fraction } else { nil }
    }
    #expect(abs(try #require(bars.first) - 0.5) < 0.05)
  }

  @Test("T-01 the details say what a recognizer does and for whose failure it waits")
  func recognizers() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    (tap.name, press.name) = ("tap", "press")
    tap.require(toFail: press)
    for recognizer in [tap, press] { view.addGestureRecognizer(recognizer) }
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.addSubview(view)
    let lines = ViewDetails(of: .view(view)).lines
    #expect(lines.contains(.property("tap", model: "possible", shown: nil)))
    #expect(lines.contains(.text("    after press fails: possible")))
    #expect(lines.contains(.text("UIView.width = 40")))
  }
}
