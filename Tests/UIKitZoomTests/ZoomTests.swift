import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of a zoom that is used as in any program.
@MainActor @Suite("Zoom")
struct ZoomTests {
  @Test(
    "Q-01 a page grows out of its source view, which is invisible meanwhile",
    arguments: ZoomKind.allCases)
  func opens(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.open()
    zoom.harness.advance(by: 1.0 / 60)
    #expect(abs(zoom.frame.midX - zoom.tile.frame.midX) < 20)
    #expect(zoom.frame.width < 150)
    #expect(zoom.tile.alpha == 0)
    var widths: [CGFloat] = []
    for _ in 0..<20 {
      widths.append(zoom.frame.width)
      zoom.harness.advance(by: 1.0 / 60)
    }
    #expect(widths == widths.sorted())
    zoom.harness.advanceUntilIdle()
    #expect(zoom.frame == CGRect(origin: .zero, size: ZoomSetup.size))
    #expect(zoom.leftovers == [])
    #expect(zoom.isOpen)
  }

  @Test("Q-01 a program takes the page back", arguments: ZoomKind.allCases)
  func closes(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    zoom.close()
    zoom.harness.advance(by: 0.2)
    #expect(zoom.frame.width < 300)
    #expect(zoom.tile.alpha == 0)
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
    #expect(zoom.callbacks.last { $0.hasPrefix("page") } == "page didDisappear")
  }

  @Test(
    "Q-01 M-43 a pan down holds the point under the pointer and takes the page back",
    arguments: ZoomKind.allCases)
  func pan(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    let harness = zoom.harness
    harness.mouseDown(at: CGPoint(x: 200, y: 300))
    for step in 1...20 {
      harness.mouseMove(to: CGPoint(x: 200 + 3 * step, y: 300 + 12 * step))
      harness.advance(by: 1.0 / 60)
    }
    let held = zoom.page.view.convert(CGPoint(x: 200 + 3, y: 300 + 12), to: nil)
    #expect(abs(held.x - 260) < 0.01)
    #expect(abs(held.y - 540) < 0.01)
    #expect(zoom.frame.width < 300)
    harness.mouseUp(at: CGPoint(x: 260, y: 540))
    harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 L-04 a short pull returns, and leaves no trace", arguments: ZoomKind.allCases)
  func shortPull(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.openAndSettle()
    let before = (zoom.page.view.superview, zoom.page.view.frame, zoom.page.view.transform)
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 190, y: 360), over: 0.3, hold: 0.2)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    #expect(zoom.page.view.superview === before.0)
    #expect(zoom.page.view.frame == before.1)
    #expect(zoom.page.view.transform == before.2)
    #expect(zoom.leftovers == [])
    zoom.close()
    zoom.harness.advanceUntilIdle()
    #expect(!zoom.isOpen)
  }

  @Test(
    "Q-01 L-12 a touch catches the page where it is while it grows", arguments: ZoomKind.allCases)
  func catches(kind: ZoomKind) {
    let zoom = ZoomSetup(kind)
    zoom.open()
    zoom.harness.advance(by: 0.1)
    let before = zoom.frame
    zoom.harness.mouseDown(at: CGPoint(x: before.midX, y: before.midY))
    zoom.harness.advance(by: 0.3)
    #expect(zoom.frame == before)
    zoom.harness.mouseUp(at: CGPoint(x: before.midX, y: before.midY))
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    #expect(zoom.leftovers == [])
  }
}
