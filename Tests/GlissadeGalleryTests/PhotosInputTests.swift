import Foundation
@testable import PhotosDemo
import GlissadeTesting
import Testing

/// Tests of the demo Photos in a window that is turned, and with cells that go.
@MainActor @Suite("Photos: bad input")
struct PhotosInputTests {
  enum Moment: CaseIterable, Sendable { case opening, held, released, closing }

  private static let upright = CGSize(width: 375, height: 667)
  private static let turned = CGSize(width: 667, height: 375)
  private let harness = Harness { PhotosViewController() }
  private let middle = CGPoint(x: 187, y: 333)

  private var root: PhotosViewController? {
    harness.window.rootViewController as? PhotosViewController
  }

  private func begin(_ moment: Moment) {
    harness.tap(at: harness.center(of: "cell.ridges"))
    harness.advance(by: 0.1)
    if moment == .opening { return }
    harness.advanceUntilIdle()
    switch moment {
    case .opening: break
    case .held:
      harness.drag(
        from: middle, to: CGPoint(x: 200, y: 380), over: 0.3, hold: 0.2, release: false)
    case .released: harness.drag(from: middle, to: CGPoint(x: 200, y: 600), over: 0.2)
    case .closing: harness.tap(at: harness.center(of: "button.done"))
    }
    harness.advance(by: 0.05)
  }

  @Test("Q-01 Q-04 the window is turned in mid-zoom", arguments: Moment.allCases)
  func turned(moment: Moment) {
    begin(moment)
    harness.resize(to: Self.turned)
    harness.advance(by: 0.1)
    if moment == .held { harness.mouseUp(at: CGPoint(x: 200, y: 380)) }
    #expect(harness.advanceUntilIdle())
    let isOpen = moment == .opening || moment == .held
    #expect((root?.presentedViewController != nil) == isOpen)
    if isOpen {
      #expect(harness.frame(of: "photo.ridges") == CGRect(x: 52.5, y: 0, width: 562, height: 375))
      harness.drag(from: CGPoint(x: 333, y: 150), to: CGPoint(x: 340, y: 370), over: 0.2)
      #expect(harness.advanceUntilIdle())
    }
    expectGrid()
  }

  private func expectGrid() {
    harness.resize(to: Self.upright)
    #expect(harness.advanceUntilIdle())
    #expect(root?.presentedViewController == nil)
    #expect(harness.frame(of: "page.grid") == CGRect(origin: .zero, size: Self.upright))
    let cells = (root?.view as? UICollectionView)?.visibleCells ?? []
    #expect(cells.count > 8)
    #expect(cells.allSatisfy { ($0 as? PhotoCell)?.picture.alpha == 1 })
    #expect(!harness.log.contains { $0.hasPrefix("warning") || $0.hasPrefix("violation") })
  }

  @Test("Q-02 a cell that goes while its picture flies back: the picture fades", arguments: [0, 1])
  func lostCell(delay: Int) throws {
    begin(.released)
    harness.advance(by: 0.03 * Double(delay))
    let cell = try #require(harness.view("cell.ridges"))
    cell.removeFromSuperview()
    #expect(harness.advanceUntilIdle())
    #expect(root?.presentedViewController == nil)
    (root?.view as? UICollectionView)?.reloadData()
    #expect(harness.advanceUntilIdle())
    expectGrid()
  }
}
