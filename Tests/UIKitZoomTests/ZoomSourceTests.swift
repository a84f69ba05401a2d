import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of source views that are not there, or go.
@MainActor @Suite("Zoom: source views")
struct ZoomSourceTests {
  /// A source view that cannot take part.
  enum Absence: CaseIterable {
    case none, empty, hidden, scrolledAway, otherWindow, removed, window

    @MainActor func view(in grid: GridController) -> UIView? {
      let tile = grid.tiles[4]
      switch self {
      case .none: return nil
      case .empty: tile.bounds.size = .zero
      case .hidden: tile.isHidden = true
      case .scrolledAway: tile.center.y = -400
      case .otherWindow:
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(tile)
      case .removed: tile.removeFromSuperview()
      case .window: return grid.view.window
      }
      return tile
    }
  }

  @Test(
    "Q-02 on the way back without a source view the page fades at the center",
    arguments: ZoomKind.allCases, Absence.allCases)
  func absent(kind: ZoomKind, absence: Absence) {
    var isOnWayBack = false
    let zoom = ZoomSetup(kind) { isOnWayBack ? absence.view(in: $0) : $0.tiles[4] }
    zoom.openAndSettle()
    isOnWayBack = true
    zoom.close()
    zoom.harness.advance(by: 0.15)
    #expect(abs(zoom.frame.midX - 187.5) < 0.1)
    #expect(abs(zoom.frame.midY - 333.5) < 0.1)
    #expect(zoom.frame.width < 300)
    let card = zoom.page.view.superview?.superview
    #expect((card?.alpha ?? 1) < 0.9)
    #expect(zoom.harness.advanceUntilIdle())
    #expect(!zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test("Q-02 a page without a source view grows at the center", arguments: ZoomKind.allCases)
  func opensWithout(kind: ZoomKind) {
    let zoom = ZoomSetup(kind) { _ in nil }
    zoom.open()
    zoom.harness.advance(by: 0.05)
    #expect(abs(zoom.frame.midX - 187.5) < 0.1)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.isOpen)
    #expect(zoom.leftovers == [])
  }

  @Test(
    "Q-02 the source view is asked for again, and may be another one", arguments: ZoomKind.allCases)
  func another(kind: ZoomKind) {
    var index = 0
    let zoom = ZoomSetup(kind) { $0.tiles[index] }
    zoom.openAndSettle()
    index = 8
    zoom.close()
    zoom.harness.advance(by: 0.35)
    #expect(zoom.grid.tiles[8].alpha == 0)
    #expect(zoom.grid.tiles[0].alpha == 1)
    #expect(abs(zoom.frame.midX - zoom.grid.tiles[8].center.x) < 20)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.grid.tiles[8].alpha == 1)
    #expect(zoom.leftovers == [])
  }

  @Test("Q-02 a source view that goes in mid-zoom changes the direction without a jump")
  func goes() {
    let zoom = ZoomSetup(.present, framesPerSecond: 240)
    zoom.openAndSettle()
    zoom.close()
    zoom.harness.advance(by: 0.1)
    let before = zoom.frame
    zoom.harness.advance(by: 1.0 / 240)
    let step = zoom.frame.width - before.width
    zoom.tile.removeFromSuperview()
    zoom.harness.advance(by: 1.0 / 240)
    #expect(abs(zoom.frame.width - before.width - 2 * step) < 1)
    #expect(zoom.harness.advanceUntilIdle())
    #expect(!zoom.isOpen)
    #expect(zoom.tile.alpha == 1)
  }

  @Test("Q-02 the page follows a source view that moves in mid-zoom")
  func moves() {
    let zoom = ZoomSetup(.present)
    zoom.openAndSettle()
    zoom.close()
    zoom.harness.advance(by: 0.1)
    for _ in 0..<120 where zoom.isOpen {
      zoom.tile.center.y += 1
      zoom.harness.advance(by: 1.0 / 60)
    }
    #expect(!zoom.isOpen || abs(zoom.frame.midY - zoom.tile.center.y) < 12)
    zoom.harness.advanceUntilIdle()
    #expect(zoom.leftovers == [])
  }

  @Test(
    "Q-01 a resize of the window in mid-zoom ends at rest", arguments: ZoomKind.allCases,
    [true, false])
  func resized(kind: ZoomKind, opening: Bool) {
    let zoom = ZoomSetup(kind)
    if opening {
      zoom.open()
    } else {
      zoom.openAndSettle()
      zoom.close()
    }
    zoom.harness.advance(by: 0.1)
    zoom.harness.resize(to: CGSize(width: 667, height: 375))
    #expect(zoom.harness.advanceUntilIdle())
    #expect(zoom.isOpen == opening)
    let shown = opening ? zoom.page.view! : zoom.grid.view!
    #expect(
      zoom.harness.presentationFrame(of: shown) == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(zoom.leftovers == [])
  }

  @Test("Q-01 a resize of the window while touches hold the page, which they take back or leave")
  func resizedInHold() {
    let zoom = ZoomSetup(.present)
    zoom.openAndSettle()
    zoom.harness.drag(
      from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 340), over: 0.2, release: false)
    let held = zoom.frame.height / zoom.frame.width
    zoom.harness.resize(to: CGSize(width: 667, height: 375))
    zoom.harness.advance(by: 1.0 / 60)
    // The page has its new proportions at once, and not with the next movement.
    #expect(zoom.page.view.bounds.size == CGSize(width: 667, height: 375))
    #expect(abs(held - 667.0 / 375) < 0.01)
    #expect(abs(zoom.frame.height / zoom.frame.width - 375.0 / 667) < 0.01)
    zoom.harness.advance(by: 0.2)
    zoom.harness.mouseUp(at: CGPoint(x: 200, y: 340))
    #expect(zoom.harness.advanceUntilIdle())
    #expect(zoom.isOpen)
    #expect(zoom.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(zoom.leftovers == [])
  }
}
