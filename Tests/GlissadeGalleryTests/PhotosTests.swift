import Foundation
@testable import PhotosDemo
import GlissadeTesting
import Testing

@MainActor @Suite("Photos")
struct PhotosTests {
  let harness = Harness { PhotosViewController() }

  private var root: PhotosViewController {
    harness.window.rootViewController as! PhotosViewController
  }
  private var pager: PhotoPagerViewController? {
    root.presentedViewController as? PhotoPagerViewController
  }
  private var grid: UICollectionView { root.view as! UICollectionView }
  private let middle = CGPoint(x: 187, y: 333)

  private func open(_ key: String) {
    harness.tap(at: harness.center(of: "cell.\(key)"))
    #expect(harness.advanceUntilIdle())
    #expect(pager != nil)
  }

  private func expectGrid() {
    #expect(harness.advanceUntilIdle())
    #expect(pager == nil)
    #expect(harness.view("page.photo") == nil)
    let cells = grid.visibleCells.compactMap { $0 as? PhotoCell }
    #expect(cells.count > 8)
    #expect(cells.allSatisfy { $0.picture.alpha == 1 })
    #expect(!harness.log.contains { $0.hasPrefix("warning") || $0.hasPrefix("violation") })
  }

  private func settle() { #expect(harness.advanceUntilIdle()) }

  @Test("Q-04 twenty-four pictures stand in three columns or more, each with its files")
  func pictures() {
    #expect(Photo.all.count == 24)
    #expect(Set(Photo.all.map(\.key)).count == 24)
    harness.scene.enter {
      for photo in Photo.all {
        let size = photo.image?.size ?? .zero
        #expect(max(size.width, size.height) >= 900, "\(photo.key)")
        #expect(photo.thumbnail?.size == CGSize(width: 360, height: 360), "\(photo.key)")
      }
    }
    #expect(harness.frame(of: "cell.ridges").minY == harness.frame(of: "cell.moon").minY)
    harness.resize(to: CGSize(width: 1000, height: 700))
    settle()
    #expect(harness.frame(of: "cell.ridges").minY == harness.frame(of: "cell.fronds").minY)
    #expect(!harness.log.contains { $0.hasPrefix("warning") })
  }

  @Test("a tap opens a picture as large as fits, and the button takes it back")
  func thereAndBack() {
    let rest = harness.displayList.stableHash
    open("lemons")
    #expect(harness.frame(of: "photo.lemons") == CGRect(x: 0, y: 146, width: 375, height: 375))
    harness.tap(at: harness.center(of: "button.done"))
    expectGrid()
    #expect(harness.displayList.stableHash == rest)
  }

  @Test("the picture grows out of its cell, which is hidden while it is out")
  func source() throws {
    let cell = harness.frame(of: "cell.lemons")
    harness.tap(at: harness.center(of: "cell.lemons"))
    let first = harness.frame(of: "photo.lemons")
    #expect(abs(first.minX - cell.minX) < 1)
    #expect(abs(first.width - cell.width) < 1)
    let view = try #require(harness.view("cell.lemons") as? PhotoCell)
    harness.advance(by: 0.1)
    #expect(view.picture.alpha == 0)
    settle()
    #expect(view.picture.alpha == 1)
  }

  @Test("a drag down takes it back, in both dimensions; released early it stays")
  func drag() {
    open("moon")
    harness.drag(
      from: middle, to: CGPoint(x: 217, y: 373), over: 0.3, hold: 0.2, release: false)
    let held = harness.center(of: "photo.moon")
    #expect(held.x > 205)
    #expect(held.y > 355)
    #expect(harness.frame(of: "photo.moon").width < 370)
    harness.mouseUp(at: CGPoint(x: 217, y: 373))
    settle()
    #expect(pager != nil)
    #expect(harness.frame(of: "photo.moon").midX == 187.5)
    harness.drag(from: middle, to: CGPoint(x: 250, y: 600), over: 0.2)
    expectGrid()
  }

  @Test("another picture that was paged to goes back to its own cell, which is scrolled to")
  func paged() {
    open("ridges")
    for _ in 0..<21 {
      harness.drag(from: CGPoint(x: 340, y: 333), to: CGPoint(x: 60, y: 333), over: 0.15)
      settle()
    }
    #expect(pager?.index == 21)
    let cell = grid.layoutAttributesForItem(at: IndexPath(item: 21, section: 0))?.frame ?? .null
    harness.drag(from: middle, to: CGPoint(x: 190, y: 600), over: 0.2)
    var last = CGRect.null
    harness.watch {
      let frame = harness.frame(of: "photo.blocks")
      if !frame.isNull { last = frame }
    }
    #expect(grid.contentOffset.y > 100)
    #expect(abs(last.width - cell.width) < 1)
    #expect(abs(last.minX - cell.minX) < 1)
    #expect(abs(last.minY - (cell.minY - grid.contentOffset.y)) < 1)
    expectGrid()
  }

  @Test("a double tap zooms in and out, and a zoomed picture turns its page at its end")
  func zoomed() {
    open("ridges")
    for scale in [2.5, 1] {
      harness.tap(at: middle)
      harness.advance(by: 0.05)
      harness.tap(at: middle)
      settle()
      #expect(abs(harness.frame(of: "photo.ridges").width - 375 * scale) < 2)
    }
    harness.tap(at: middle)
    harness.advance(by: 0.05)
    harness.tap(at: middle)
    settle()
    harness.drag(from: CGPoint(x: 340, y: 333), to: CGPoint(x: 300, y: 300), over: 0.2, hold: 0.2)
    settle()
    #expect(pager?.index == 0)
    for _ in 0..<3 where pager?.index == 0 {
      harness.drag(from: CGPoint(x: 340, y: 333), to: CGPoint(x: 40, y: 333), over: 0.15)
      settle()
    }
    #expect(pager?.index == 1)
    #expect(harness.frame(of: "photo.lemons").width == 375)
  }

  @Test("a pinch below its size takes it back, a pinch above zooms")
  func pinched() {
    open("still")
    harness.pinch(at: middle, scale: 2, span: 100, over: 0.3, hold: 0.1)
    settle()
    #expect(harness.frame(of: "photo.still").width > 600)
    harness.pinch(at: middle, scale: 0.2, span: 300, over: 0.3, hold: 0.1)
    settle()
    #expect(pager != nil)
    #expect(harness.frame(of: "photo.still").width <= 375)
    harness.pinch(at: middle, scale: 0.3, span: 240, angle: 0.4, over: 0.3)
    expectGrid()
  }

  @Test("the bars fade alongside, and with a tap")
  func bars() throws {
    open("waves")
    let done = try #require(harness.view("button.done")?.superview)
    #expect(done.alpha == 1)
    harness.tap(at: middle)
    settle()
    #expect(done.alpha == 0)
    harness.tap(at: middle)
    settle()
    #expect(done.alpha == 1)
    harness.drag(from: middle, to: CGPoint(x: 187, y: 520), over: 0.3, release: false)
    harness.advance(by: 0.2)
    #expect(done.layer.presentation()?.opacity ?? 1 < 0.05)
    for y in stride(from: 500.0, through: 340, by: -20) {
      harness.mouseMove(to: CGPoint(x: 187, y: y))
      harness.advance(by: Harness.frame)
    }
    harness.advance(by: 0.2)
    harness.mouseUp(at: CGPoint(x: 187, y: 340))
    settle()
    #expect(pager != nil)
    #expect(done.layer.presentation()?.opacity ?? 1 > 0.99)
  }

  @Test("R-06 with reduced motion the picture fades, and everything is whole again")
  func reduced() {
    harness.reducesMotion = true
    open("sail")
    harness.tap(at: harness.center(of: "button.done"))
    expectGrid()
  }
}
