import Foundation
import GlissadeDrawing
import GlissadeGestures
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("Tooltips") struct TooltipTests {
  /// The texts that are drawn over the window's picture.
  private func texts(_ fixture: Fixture) -> [String] {
    fixture.overlay.compactMap { if case .text(let text) = $0 { text.text } else { nil } }
  }

  private func plate(_ fixture: Fixture) -> CGRect? {
    fixture.overlay.lazy.compactMap {
      if case .shape(let shape) = $0 { shape.outline.rect } else { nil }
    }.first
  }

  private func buttons(_ fixture: Fixture) -> [TransportButton] {
    let controller = fixture.content.controller
    func find(_ view: UIView) -> [TransportButton] {
      ((view as? TransportButton).map { [$0] } ?? []) + view.subviews.flatMap(find)
    }
    return find(controller.view).filter { button in
      button.hint != nil && button.isUserInteractionEnabled && !button.bounds.isEmpty
        && sequence(first: button as UIView, next: { $0.superview }).allSatisfy { !$0.isHidden }
    }
  }

  @Test("T-07 a control's name and key appear after half a second, and go when the pointer leaves")
  func appears() throws {
    let fixture = try Fixture()
    fixture.settle()
    let button = try #require(buttons(fixture).first { $0.hint?.key == "Space" })
    fixture.point(at: button)
    #expect(texts(fixture).isEmpty)
    fixture.frames(25)
    #expect(texts(fixture).isEmpty)
    // The delay alone requests the frames.
    #expect(fixture.content.needsFrame)
    fixture.frames(6)
    #expect(texts(fixture) == ["Pause or continue", "Space"])
    fixture.settle()
    #expect(!fixture.content.needsFrame)
    #expect(texts(fixture) == ["Pause or continue", "Space"])
    fixture.send(.move(to: CGPoint(x: 700, y: 5), t: fixture.now))
    #expect(texts(fixture).isEmpty)
  }

  @Test(
    "T-07 tooltips are in the window as a whole, and beside their controls",
    arguments: [CGSize(width: 1180, height: 820), CGSize(width: 720, height: 560)])
  func inWindow(size: CGSize) throws {
    let fixture = try Fixture(size: size)
    let all = buttons(fixture)
    #expect(all.count > 12)
    for button in all {
      fixture.point(at: button)
      fixture.frames(32)
      let plate = try #require(self.plate(fixture), "\(button.hint?.text ?? "")")
      #expect(CGRect(origin: .zero, size: size).contains(plate))
      #expect(!plate.intersects(button.convert(button.bounds, to: nil)))
      #expect(texts(fixture).first == button.hint?.text)
    }
  }

  @Test("T-07 a press or a key hides the tooltip until the pointer comes again")
  func pressed() throws {
    let fixture = try Fixture()
    let (one, other) = (buttons(fixture)[0], buttons(fixture)[1])
    for hide in [
      { fixture.click(one.convert(CGPoint(x: 20, y: 16), to: nil)) }, { fixture.key("v") },
    ] {
      fixture.point(at: one)
      fixture.frames(32)
      #expect(texts(fixture).contains(one.hint?.text ?? ""))
      hide()
      fixture.frames(60)
      #expect(!texts(fixture).contains(one.hint?.text ?? ""))
      fixture.point(at: other)
    }
  }

  @Test("T-07 there is none while something is dragged across controls")
  func dragged() throws {
    let fixture = try Fixture()
    let line = fixture.content.controller.transport.timeLine
    let button = buttons(fixture)[0]
    fixture.send(.down(at: line.convert(CGPoint(x: 200, y: 8), to: nil), t: fixture.now))
    fixture.point(at: button)
    fixture.frames(60)
    #expect(texts(fixture).isEmpty)
    fixture.send(
      .up(at: button.convert(CGPoint(x: 20, y: 16), to: nil), t: fixture.now))
    fixture.frames(60)
    #expect(texts(fixture).isEmpty)
  }

  @Test("T-07 a long hint in a narrow window is cut off, and stays in the window")
  func narrow() throws {
    let fixture = try Fixture()
    let hint = Hint(String(repeating: "long ", count: 40), key: "K")
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    for x in [0.0, 80, 180] {
      let anchor = CGRect(x: x, y: 60, width: 20, height: 30)
      let commands = Tooltip(hint, beside: anchor, in: bounds).commands(in: fixture.content.shell)
      guard case .shape(let plate)? = commands.first else { return }
      #expect(bounds.contains(plate.outline.rect))
    }
  }
}
