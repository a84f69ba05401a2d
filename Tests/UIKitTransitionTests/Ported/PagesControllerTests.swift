import Foundation
import GlissadeTesting
import Testing
import UIKit
import UIKitTestSupport

/// The example of the README, as it is there.
@MainActor struct PagesControllerTests {
  private let diary = Diary()
  private let pages: [DiaryController]
  private let harness: Harness
  private var root: PagesController? { harness.window.rootViewController as? PagesController }

  init() {
    let diary = diary
    let pages = ["a", "b", "c"].map { DiaryController($0, diary) }
    self.pages = pages
    harness = Harness { PagesController(pages) }
    harness.advanceUntilIdle()
    _ = diary.take()
  }

  private func drag(by distance: CGFloat, release: Bool = true) {
    let start = CGPoint(x: distance > 0 ? 20 : 350, y: 300)
    harness.drag(
      from: start, to: CGPoint(x: start.x + distance, y: 300), over: 0.4, hold: 0.2,
      release: release)
  }

  @Test("K-07 K-10 a drag past the middle pages on, with balanced callbacks")
  func pagesOn() {
    drag(by: -240)
    #expect(harness.advanceUntilIdle())
    #expect(root?.selected == 1)
    #expect(root?.children == [pages[1]])
    #expect(root?.view.subviews.count == 1)
    #expect(pages[1].view.superview === root?.view)
    #expect(pages[1].view.frame == root?.view.bounds)
    #expect(
      diary.take() == [
        "a willDisappear", "b willAppear", "b isAppearing", "a didDisappear", "b didAppear",
      ])
    drag(by: 240)
    #expect(harness.advanceUntilIdle())
    #expect(root?.selected == 0)
  }

  @Test("K-07 a short drag comes back and changes nothing")
  func comesBack() {
    for _ in 0..<2 {
      drag(by: -120, release: false)
      #expect(abs(harness.presentationFrame(of: pages[0].view).minX + 115) < 1e-6)
      harness.mouseUp(at: CGPoint(x: 230, y: 300))
      #expect(harness.advanceUntilIdle())
      #expect(root?.selected == 0)
      #expect(root?.children == [pages[0]])
      #expect(pages[1].parent == nil)
      #expect(pages[1].view.superview == nil)
      #expect(pages[0].view.frame == root?.view.bounds)
    }
    #expect(!harness.log.contains { $0.hasPrefix("violation") || $0.hasPrefix("warning") })
  }

  @Test("5.3 where there is no further page a drag does nothing")
  func ends() {
    drag(by: 200)
    #expect(harness.advanceUntilIdle())
    #expect(root?.selected == 0)
    #expect(diary.take().isEmpty)
  }
}
