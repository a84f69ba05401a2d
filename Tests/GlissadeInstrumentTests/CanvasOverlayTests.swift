import Foundation
import GlissadeDrawing
import Testing
import UIKit

import GlissadeGallery
@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("What is drawn over the canvas") struct CanvasOverlayTests {
  private func texts(_ commands: [DrawCommand]) -> [String] {
    commands.flatMap { command -> [String] in
      switch command {
      case .text(let text): return [text.text]
      case .group(let group): return texts(group.commands)
      default: return []
      }
    }
  }

  private func count(_ commands: [DrawCommand]) -> Int {
    commands.reduce(0) {
      if case .group(let group) = $1 { return $0 + count(group.commands) }
      return $0 + 1
    }
  }

  @Test("V draws views with names and frames, those of the presented page, too")
  func outlines() throws {
    let fixture = try Fixture()
    fixture.key("v")
    #expect(texts(fixture.overlay).contains("page.first  0, 0  375 × 667"))
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 667, frames: 24)
    let top = (try #require(fixture.pageTop) * 10).rounded() / 10
    #expect(
      texts(fixture.overlay).contains {
        $0.hasPrefix("page.second  0, \(ViewTree.Node.number(top))")
      })
    fixture.key("v")
    #expect(texts(fixture.overlay).isEmpty)
  }

  /// Adds a view with a name to the first page.
  private func add(
    _ name: String, _ frame: CGRect, _ color: UIColor?, to parent: UIView, _ fixture: Fixture
  ) -> UIView {
    fixture.canvas.scene.enter {
      let view = UIView(frame: frame)
      view.accessibilityIdentifier = name
      view.backgroundColor = color
      parent.addSubview(view)
      return view
    }
  }

  private func names(_ fixture: Fixture) -> Set<String> {
    Set(texts(fixture.overlay).map { String($0.prefix { $0 != " " }) })
  }

  @Test("T-17 what is covered or clipped has neither outline nor label, what is partly seen has")
  func seen() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let box = CGRect(x: 20, y: 300, width: 200, height: 100)
    _ = add("covered", box.insetBy(dx: 10, dy: 10), .red, to: root, fixture)
    _ = add("half", box.offsetBy(dx: 100, dy: 0), .red, to: root, fixture)
    let cover = add("cover", box, .white, to: root, fixture)
    let clip = add("clip", CGRect(x: 20, y: 420, width: 100, height: 100), .blue, to: root, fixture)
    clip.clipsToBounds = true
    let inside = CGRect(x: 10, y: 10, width: 40, height: 40)
    _ = add("inside", inside, .red, to: clip, fixture)
    _ = add("outside", inside.offsetBy(dx: 0, dy: 200), .red, to: clip, fixture)
    _ = add("left", CGRect(x: -60, y: 300, width: 40, height: 40), .red, to: root, fixture)
    fixture.key("v")
    fixture.frames(2)
    #expect(names(fixture).isSuperset(of: ["half", "cover", "clip", "inside"]))
    #expect(names(fixture).isDisjoint(with: ["covered", "outside", "left"]))
    let outlines = count(fixture.overlay)
    cover.backgroundColor = UIColor(white: 1, alpha: 0.5)
    fixture.frames(2)
    #expect(names(fixture).contains("covered"))
    // An outline, a plate and a text.
    #expect(count(fixture.overlay) == outlines + 3)
  }

  @Test("T-17 a label has the frame if there is space for it, and a narrow view has no label")
  func narrow() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let frame = CGRect(x: 20, y: 300, width: 200, height: 100)
    let view = add("narrow box", frame, .red, to: root, fixture)
    fixture.key("v")
    fixture.frames(2)
    #expect(texts(fixture.overlay).contains("narrow box  20, 300  200 × 100"))
    view.frame.size.width = 90
    fixture.frames(2)
    #expect(texts(fixture.overlay).contains("narrow box"))
    view.frame.size.width = 40
    fixture.frames(2)
    #expect(!texts(fixture.overlay).contains { $0.hasPrefix("narrow") })
    fixture.send(.move(to: fixture.place(30, 340), t: fixture.now))
    fixture.frames(1)
    #expect(texts(fixture.overlay).contains("narrow box  20, 300  40 × 100"))
  }

  @Test("T-17 a view without a name is outlined only if it draws something")
  func drawn() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let frame = CGRect(x: 20, y: 300, width: 200, height: 100)
    let view = add("box", frame, nil, to: root, fixture)
    view.accessibilityIdentifier = nil
    fixture.key("v")
    fixture.frames(2)
    let plain = count(fixture.overlay)
    view.backgroundColor = .red
    fixture.frames(2)
    #expect(count(fixture.overlay) == plain + 1)
  }

  @Test("T-17 the view at the pointer is named there, also without an identifier")
  func pointed() throws {
    let fixture = try Fixture()
    let root = try #require(fixture.canvas.scene.windows.first?.rootViewController?.view)
    let frame = CGRect(x: 20, y: 300, width: 200, height: 100)
    let view = add("box", frame, .red, to: root, fixture)
    view.accessibilityIdentifier = nil
    fixture.key("v")
    fixture.frames(2)
    #expect(!texts(fixture.overlay).contains { $0.hasPrefix("UIView") })
    fixture.send(.move(to: fixture.place(60, 340), t: fixture.now))
    fixture.frames(1)
    #expect(texts(fixture.overlay).contains("UIView in page.first  20, 300  200 × 100"))
    fixture.send(.move(to: CGPoint(x: 20, y: 20), t: fixture.now))
    fixture.frames(1)
    #expect(!texts(fixture.overlay).contains { $0.hasPrefix("UIView") })
  }

  @Test("labels lie on the canvas, and none lies on another")
  func labels() throws {
    let fixture = try Fixture(Gallery.demo(named: "playground"))
    let commands = ViewOutlines(bounds: fixture.canvas.scene.screen.bounds).commands(
      for: fixture.canvas.scene, pointer: nil)
    let frames = commands.compactMap { command -> CGRect? in
      if case .shape(let shape) = command { return shape.outline.rect }
      return nil
    }
    #expect(frames.count > 10)
    for (index, one) in frames.enumerated() {
      #expect(fixture.canvas.scene.screen.bounds.insetBy(dx: -1, dy: -1).contains(one))
      for other in frames[(index + 1)...] { #expect(!one.intersects(other), "\(one) \(other)") }
    }
  }

  @Test("O draws where the page was in the last second, and keeps that at rest")
  func onion() throws {
    let fixture = try Fixture()
    fixture.key("o")
    #expect(fixture.overlay.isEmpty)
    fixture.down(180, 80)
    let y = fixture.drag(from: 80, speed: 500, frames: 30)
    // Half a second at twelve a second, a line and a dot for each.
    let drawn = count(fixture.overlay) - 4
    #expect(drawn > 8, "\(drawn)")
    #expect(drawn < 24, "\(drawn)")
    fixture.up(180, y)
    fixture.settle()
    #expect(count(fixture.overlay) > 8)
    #expect(!fixture.content.needsFrame)
    fixture.key("o")
    #expect(fixture.overlay.isEmpty)
  }

  @Test("O switched on after the movement still shows it")
  func onionAfterwards() throws {
    let fixture = try Fixture()
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    fixture.frames(30)
    fixture.key("o")
    #expect(count(fixture.overlay) > 8)
  }

  @Test("the picture and its hash know nothing of what is drawn over it")
  func noPartOfThePicture() throws {
    let (plain, drawn) = (try Fixture(), try Fixture())
    for key in ["o", "v"] { drawn.key(key) }
    plain.frames(2)
    for fixture in [plain, drawn] {
      fixture.down(180, 80)
      _ = fixture.drag(from: 80, speed: 500, frames: 12)
    }
    #expect(plain.canvas.flatten().stableHash == drawn.canvas.flatten().stableHash)
  }
}
