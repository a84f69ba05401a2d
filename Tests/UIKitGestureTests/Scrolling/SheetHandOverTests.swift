import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("A list in a sheet")
struct SheetHandOverTests {
  let page: SheetWithList
  let harness: Harness

  init() {
    let page = SheetWithList()
    self.page = page
    harness = Harness { page }
  }

  /// The distance, in points, by which list and sheet have been pulled up together.
  private var pulled: CGFloat { page.list.contentOffset.y - page.sheet.frame.minY }

  @Test(
    "L-07 list and sheet together move like the pointer, across the hand-over, in both directions"
  )
  func handOver() {
    var place = CGPoint(x: 180, y: 640)
    harness.mouseDown(at: place)
    harness.advance(by: 1 / 60)
    // 304 pt of sheet above it, then the list; and back, then up once more, at speeds that do not
    // divide.
    let steps =
      Array(repeating: -13.0, count: 34) + Array(repeating: 17.0, count: 30)
      + Array(repeating: -7.0, count: 40)
    var before = pulled
    var sheets: Set<CGFloat> = []
    for (index, step) in steps.enumerated() {
      place.y += step
      harness.mouseMove(to: place)
      harness.advance(by: 1 / 60)
      if index > 0 { #expect(abs(pulled - before + step) < 1e-9) }
      #expect(page.list.contentOffset.y >= 0)
      #expect(page.sheet.frame.minY >= SheetWithList.top)
      #expect(page.list.contentOffset.y == 0 || page.sheet.frame.minY == SheetWithList.top)
      sheets.insert(page.sheet.frame.minY)
      before = pulled
    }
    #expect(sheets.contains(SheetWithList.top))
    #expect(sheets.count > 40)
  }

  @Test("L-07 a fling in the list does not dismiss, even when it runs against the list's top")
  func fling() {
    page.sheet.frame.origin.y = SheetWithList.top
    page.list.contentOffset.y = 250
    harness.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 420), over: 0.06)
    #expect(page.list.isDecelerating)
    #expect(page.list.contentOffset.y > 100)
    var lowest = page.list.contentOffset.y
    while harness.now < 4 {
      harness.advance(by: 1 / 60)
      lowest = min(lowest, page.list.contentOffset.y)
      #expect(page.sheet.frame.minY == SheetWithList.top)
    }
    #expect(lowest < -10)
    #expect(page.list.contentOffset.y == 0)
    #expect(!page.isDismissed)
  }

  @Test("L-07 thrown upwards while the sheet still moves, the list does not run")
  func throwSheet() {
    harness.drag(from: CGPoint(x: 180, y: 640), to: CGPoint(x: 180, y: 540), over: 0.08)
    #expect(harness.advanceUntilIdle())
    #expect(page.sheet.frame.minY == SheetWithList.top)
    #expect(page.list.contentOffset.y == 0)
    harness.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 550), over: 0.15)
    #expect(harness.advanceUntilIdle())
    #expect(page.isDismissed)
    #expect(page.list.contentOffset.y == 0)
  }
}
