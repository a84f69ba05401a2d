import Foundation
import GlissadeDrawing
import Testing
import UIKit

@testable import GlissadeInspector
@testable import GlissadeInstrument
@testable import GlissadeSandbox

@MainActor @Suite("The window's panes") struct PaneTests {
  private static let small = CGSize(width: 720, height: 560)

  @Test("I hides the inspector and shows it; where there is no space for both it takes the list's")
  func toggle() throws {
    let wide = try Fixture()
    #expect(wide.content.controller.showsInspector)
    wide.key("i")
    #expect(!wide.content.controller.showsInspector)
    let small = try Fixture(size: Self.small)
    #expect(!small.content.controller.showsInspector)
    small.key("i")
    #expect(small.content.controller.showsInspector)
    let panes = PaneLayout(Self.small, wantsInspector: true)
    #expect(panes.side == nil)
    #expect(panes.inspector == CGRect(x: 420, y: 0, width: 300, height: 504))
    #expect(panes.canvas == CGRect(x: 0, y: 0, width: 420, height: 504))
    // The canvas is there, in full.
    let canvas = small.content.controller.canvas.pointerOverlay.canvas.rect
    #expect(panes.canvas.contains(canvas))
    small.key("i")
    #expect(PaneLayout(Self.small).side?.width == 220)
  }

  @Test("around a program of its own there is no list, and its canvas has its full size")
  func inspected() {
    let device = CGSize(width: 600, height: 400)
    let size = PaneLayout.windowSize(for: device)
    let panes = PaneLayout(size, device: device, hasSide: false)
    #expect(panes.side == nil)
    #expect(panes.inspector != nil)
    #expect(panes.canvas.width >= 600 + 32)
    #expect(panes.canvas.height >= 400 + 32)
    #expect(panes.transport.maxY == size.height)
  }

  @Test("what the inspector has no space for is scrolled to", arguments: [820.0, 560, 1200])
  func scrolls(height: Double) throws {
    let fixture = try Fixture(size: CGSize(width: 1180, height: height))
    fixture.down(180, 80)
    _ = fixture.drag(from: 80, speed: 500, frames: 12)
    let pane = fixture.content.controller.inspector
    let scroll = try #require(pane.subviews.compactMap { $0 as? UIScrollView }.first)
    for tab in InspectorPane.Tab.allCases {
      pane.show(tab)
      fixture.frames(2)
      let shown = scroll.subviews.filter { !$0.isHidden }
      let bottom = shown.map(\.frame.maxY).max() ?? 0
      #expect(bottom <= scroll.contentSize.height)
      #expect(scroll.contentSize.height <= scroll.bounds.height || height < 1200)
      // Nothing covers anything else.
      for (one, other) in zip(shown, shown.dropFirst()) where one.frame.maxX <= other.frame.minX {
        #expect(!one.frame.intersects(other.frame))
      }
    }
  }

  @Test("at rest nothing is drawn, whatever is switched on")
  func idle() throws {
    let fixture = try Fixture()
    for key in ["o", "v", "p"] { fixture.key(key) }
    fixture.down(180, 80)
    fixture.up(180, fixture.drag(from: 80, speed: 900, frames: 12))
    fixture.settle()
    fixture.frames(60)
    #expect(!fixture.content.needsFrame)
  }

  @Test("a button shows that the pointer is over it")
  func hover() throws {
    let fixture = try Fixture()
    let buttons = fixture.content.controller.transport.subviews.compactMap {
      $0 as? TransportButton
    }
    let button = try #require(buttons.first)
    let place = button.convert(CGPoint(x: 20, y: 16), to: nil)
    fixture.send(.move(to: place, t: fixture.now))
    #expect(button.isHovered)
    #expect(button.hint == Hint("Pause or continue", key: "Space"))
    #expect(!buttons[1].isHovered)
    fixture.send(.move(to: CGPoint(x: 500, y: 20), t: fixture.now))
    #expect(!button.isHovered)
  }
}
