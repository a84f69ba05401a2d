import Foundation
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The canvas in space") struct ExplodedTests {
  private func screen(_ fixture: Fixture) throws -> UIView {
    try #require(
      fixture.content.controller.canvas.subviews.first { $0.accessibilityIdentifier == "canvas" })
  }

  private func groups(_ fixture: Fixture) throws -> [DisplayGroup] {
    try screen(fixture).layer.contentCommands.compactMap {
      if case .group(let group) = $0 { group } else { nil }
    }
  }

  @Test("T-02 E turns the canvas in space with its layers apart; E returns it as it was")
  func toggles() throws {
    let fixture = try Fixture()
    let flat = try screen(fixture).layer.contentCommands
    fixture.key("e")
    fixture.settle()
    let plates = try groups(fixture)
    #expect(plates.count > 4)
    #expect(plates.allSatisfy { !$0.transform.isAffine })
    #expect(Set(plates.map(\.transform)).count > 3)
    fixture.key("e")
    fixture.settle()
    #expect(try screen(fixture).layer.contentCommands == flat)
    #expect(!fixture.content.exploded.view.isVisible)
  }

  @Test("T-02 layers separate and return smoothly, and Escape returns, too")
  func smooth() throws {
    let fixture = try Fixture()
    fixture.key("e")
    var amounts: [Double] = []
    for _ in 0..<40 {
      fixture.frames(1)
      amounts.append(fixture.content.exploded.view.amount)
    }
    #expect(amounts == amounts.sorted())
    #expect(zip(amounts, amounts.dropFirst()).allSatisfy { $1 - $0 < 0.1 })
    #expect(amounts.last == 1)
    fixture.key("Escape")
    fixture.settle()
    #expect(!fixture.content.exploded.view.isVisible)
    #expect(!fixture.content.isFinished)
    #expect(!fixture.content.needsFrame)
  }

  @Test("T-02 a drag turns the canvas and is not the program's")
  func turns() throws {
    let fixture = try Fixture()
    fixture.key("e")
    fixture.settle()
    let before = try groups(fixture).map(\.transform)
    fixture.down(180, 200)
    _ = fixture.drag(from: 200, speed: 400, frames: 6)
    fixture.up(180, 240)
    fixture.frames(2)
    #expect(try groups(fixture).map(\.transform) != before)
    #expect(fixture.phase == nil)
    #expect(fixture.canvas.pointer.place == nil)
    fixture.settle()
    #expect(!fixture.content.needsFrame)
  }

  @Test("T-02 animations run on in space")
  func animates() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.key("e")
    let start = try #require(fixture.pageTop)
    fixture.frames(10)
    #expect(try #require(fixture.pageTop) > start)
    fixture.settle()
    #expect(fixture.pageTop == 0)
    #expect(fixture.content.exploded.view.isVisible)
  }

  @Test("T-02 the picker selects a layer where it is seen in space")
  func picks() throws {
    let fixture = try Fixture()
    fixture.key("e")
    fixture.settle()
    fixture.key("x")
    let place = fixture.place(187, 333)
    fixture.send(.move(to: place, t: fixture.now))
    fixture.click(place)
    #expect(fixture.content.controller.inspector.selectedView != nil)
    #expect(fixture.content.tree.inspection.picking == .off)
  }

  /// The distance of the highest plate from the lowest one, as seen.
  private func extent(_ fixture: Fixture) throws -> Double {
    let shifts = try groups(fixture).map { $0.transform.apply(.zero)?.x ?? 0 }
    return Double((shifts.max() ?? 0) - (shifts.min() ?? 0))
  }

  @Test("T-17 Shift and arrows change the spacing and the depth, and E keeps the spacing")
  func spacing() throws {
    let fixture = try Fixture()
    fixture.key("e")
    fixture.settle()
    let usual = try extent(fixture)
    for _ in 0..<3 { fixture.key("Right", modifiers: .shift) }
    fixture.settle()
    let wide = try extent(fixture)
    #expect(wide > 1.25 * usual)
    for _ in 0..<2 {
      fixture.key("e")
      fixture.settle()
    }
    #expect(abs(try extent(fixture) - wide) < 0.01)
    for _ in 0..<40 { fixture.key("Left", modifiers: .shift) }
    fixture.settle()
    #expect(fixture.content.exploded.view.spacing == ExplodedView.spacings.lowerBound)
    #expect(try extent(fixture) < usual)
  }

  @Test("T-17 levels are left out from above and from below, at least one stays")
  func depth() throws {
    let fixture = try Fixture()
    fixture.key("e")
    fixture.settle()
    let all = try groups(fixture)
    let count = fixture.content.exploded.view.depths.count
    try #require(count > 2)
    fixture.key("Down", modifiers: .shift)
    fixture.settle()
    let lower = try groups(fixture)
    #expect(lower.count < all.count)
    #expect(lower.first?.id == all.first?.id)
    // What is shown keeps its place.
    #expect(lower.first?.transform == all.first?.transform)
    fixture.key("PageUp")
    fixture.settle()
    #expect(try groups(fixture).first?.id != all.first?.id)
    for _ in 0..<20 { fixture.key("Down", modifiers: .shift) }
    fixture.settle()
    #expect(!(try groups(fixture)).isEmpty)
    for _ in 0..<20 { fixture.key("Up", modifiers: .shift) }
    for _ in 0..<20 { fixture.key("PageDown") }
    fixture.settle()
    #expect(try groups(fixture).count == all.count)
  }

  private func bar(_ fixture: Fixture, _ name: String) throws -> UIControl {
    let controls = fixture.content.controller.canvas.space.subviews
    return try #require(
      controls.compactMap { $0 as? UIControl }.first { $0.accessibilityIdentifier == name })
  }

  @Test("T-17 sliders below the canvas change spacing and depth, by the pointer and by keys")
  func sliders() throws {
    let fixture = try Fixture()
    #expect(fixture.content.controller.canvas.space.isHidden)
    fixture.key("e")
    fixture.settle()
    let usual = try extent(fixture)
    let all = try groups(fixture).count
    let spacing = try bar(fixture, "space.spacing")
    fixture.click(
      spacing.convert(CGPoint(x: spacing.bounds.maxX - 4, y: spacing.bounds.midY), to: nil))
    fixture.settle()
    #expect(try extent(fixture) > 2 * usual)
    fixture.key("Backspace")
    fixture.settle()
    #expect(abs(try extent(fixture) - usual) < 0.01)
    let depth = try bar(fixture, "space.depth")
    fixture.click(depth.convert(CGPoint(x: depth.bounds.midX + 20, y: depth.bounds.midY), to: nil))
    fixture.settle()
    #expect(try groups(fixture).count < all)
    fixture.key("End")
    fixture.settle()
    #expect(try groups(fixture).count == all)
    fixture.key("Right", modifiers: .shift)
    fixture.settle()
    #expect(fixture.content.exploded.view.depths.lowest == 1)
    #expect(!fixture.canvas.playback.isPaused)
    fixture.key("e")
    fixture.settle()
    #expect(fixture.content.controller.canvas.space.isHidden)
  }

  private func texts(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let text): return [text.text]
      case .group(let group): return texts(group.commands)
      default: return []
      }
    }
  }

  /// A place of the window at which the foremost layer in space is that of the second row.
  private func layerPlace(_ fixture: Fixture) throws -> CGPoint {
    let candidates = stride(from: 100.0, through: 600, by: 20).map { fixture.place(187, $0) }
    return try #require(
      candidates.first { place in
        let point = fixture.content.controller.canvas.canvasPoint(place)
        return fixture.content.exploded.view.layer(at: point) != nil
      })
  }

  @Test("T-17 the layer at the pointer is named there, and a click selects it in the tree")
  func names() throws {
    let fixture = try Fixture()
    fixture.key("e")
    fixture.settle()
    #expect(texts(fixture.overlay).isEmpty)
    let place = try layerPlace(fixture)
    fixture.send(.move(to: place, t: fixture.now))
    fixture.frames(1)
    let name = try #require(texts(fixture.overlay).first)
    #expect(name.contains(" × "))
    fixture.click(place)
    fixture.frames(2)
    let inspector = fixture.content.controller.inspector
    #expect(inspector.tab == .tree)
    let selected = try #require(inspector.selectedView)
    #expect(name.hasPrefix(selected.className))
    #expect(fixture.canvas.pointer.place == nil)
    // A drag turns the canvas and selects nothing else.
    fixture.down(187, 100)
    _ = fixture.drag(from: 100, speed: 600, frames: 8)
    fixture.up(187, 200)
    fixture.frames(2)
    #expect(inspector.selectedView?.id == selected.id)
    // The selected layer stays outlined while the pointer is elsewhere.
    fixture.send(.move(to: CGPoint(x: 20, y: 20), t: fixture.now))
    fixture.frames(2)
    #expect(!fixture.overlay.isEmpty)
    #expect(texts(fixture.overlay).isEmpty)
    #expect(!fixture.content.needsFrame)
  }

  @Test("T-17 in the past, too, the layer at the pointer has its name, and a click selects it")
  func namesInThePast() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.key("e")
    for _ in 0..<20 { fixture.key(",") }
    fixture.settle()
    let place = try layerPlace(fixture)
    fixture.send(.move(to: place, t: fixture.now))
    fixture.settle()
    #expect(texts(fixture.overlay).first?.contains(" × ") == true)
    fixture.click(place)
    fixture.settle()
    #expect(fixture.content.past.isPast)
    #expect(fixture.content.controller.inspector.selectedView != nil)
  }

  @Test("T-02 the past is shown in space, too")
  func past() throws {
    let fixture = try Fixture()
    _ = try fixture.pull()
    fixture.up(180, 380)
    fixture.settle()
    fixture.key("e")
    fixture.settle()
    let before = try groups(fixture).map(\.transform)
    for _ in 0..<20 { fixture.key(",") }
    fixture.settle()
    #expect(fixture.content.past.isPast)
    #expect(try groups(fixture).map(\.transform) != before)
  }

  @Test("T-02 shadows and blurred backgrounds are left out, and return with the plane")
  func shadows() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    fixture.canvas.scene.enter {
      let view = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
      view.backgroundColor = .white
      view.layer.shadowOpacity = 0.5
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      blur.frame = CGRect(x: 40, y: 200, width: 80, height: 80)
      for part in [view, blur] { root.addSubview(part) }
    }
    func hasEffect(_ commands: [DrawCommand]) -> Bool {
      commands.contains { command in
        if case .backdrop = command { return true }
        guard case .group(let group) = command else { return false }
        return group.contents.shadow != nil || hasEffect(group.commands)
      }
    }
    fixture.frames(2)
    #expect(hasEffect(try screen(fixture).layer.contentCommands))
    fixture.key("e")
    fixture.settle()
    #expect(!hasEffect(try screen(fixture).layer.contentCommands))
    fixture.key("e")
    fixture.settle()
    #expect(hasEffect(try screen(fixture).layer.contentCommands))
  }

  @Test("T-02 what is clipped stays clipped, and siblings that do not overlap share a level")
  func levels() {
    func tile(_ id: UInt64, _ rect: CGRect) -> DrawCommand {
      let shape = ShapeCommand(outline: RoundedRect(rect: rect, radius: 0), fill: .white)
      return .group(DisplayGroup(id: id, commands: [.shape(shape)]))
    }
    let clip = RoundedRect(rect: CGRect(x: 0, y: 0, width: 50, height: 50), radius: 0)
    let inner = DisplayGroup(
      clip: clip,
      commands: [
        tile(3, CGRect(x: 0, y: 0, width: 20, height: 20)),
        tile(4, CGRect(x: 30, y: 0, width: 40, height: 20)),
        tile(5, CGRect(x: 60, y: 0, width: 20, height: 20)),
      ])
    let root = DisplayGroup(
      id: 1, commands: [.group(DisplayGroup(id: 2, commands: [.group(inner)]))])
    let list = DisplayList(
      size: CGSize(width: 100, height: 100), scale: 1, background: .black, root: root)
    var plates = ExplodedPlates()
    let found = plates.plates(of: list)
    #expect(found.map(\.id) == [0, 3, 4])
    #expect(found.map(\.level) == [0, 1, 1])
    #expect(found[2].box == CGRect(x: 30, y: 0, width: 20, height: 20))
  }
}
