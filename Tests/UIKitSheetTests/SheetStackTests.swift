import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Stacked sheets")
struct SheetStackTests {
  @Test("P-05 a large sheet pushes the presenter back, continuously with its position")
  func push() throws {
    let setup = try SheetSetup()
    setup.show()
    let root = setup.root.view!
    let full = setup.harness.presentationFrame(of: root)
    #expect(abs(full.minX - 14) < 1e-9)
    #expect(abs(full.minY - 10) < 1e-9)
    #expect(root.layer.cornerRadius == 16)
    setup.harness.mouseDown(at: CGPoint(x: 150, y: 50))
    setup.harness.mouseMove(to: CGPoint(x: 150, y: 55))
    setup.harness.advance(by: SheetSetup.frame)
    for y in stride(from: 60.0, through: 600, by: 20) {
      setup.harness.mouseMove(to: CGPoint(x: 150, y: y))
      setup.harness.advance(by: SheetSetup.frame)
      let share = (667 - setup.top) / 647
      let frame = setup.harness.presentationFrame(of: root)
      #expect(abs(frame.minX - 14 * share) < 1e-6)
      #expect(abs(frame.minY - 10 * share) < 1e-6)
    }
    setup.harness.mouseUp(at: CGPoint(x: 150, y: 600))
    setup.settle()
    #expect(root.transform.isIdentity)
  }

  @Test("P-05 a medium sheet does not push, and on its way to the large detent it does")
  func medium() throws {
    let setup = try SheetSetup.two()
    setup.show()
    #expect(setup.root.view.transform.isIdentity)
    setup.drag(by: -220)
    setup.settle()
    #expect(!setup.root.view.transform.isIdentity)
  }

  @Test("P-05 sheets stack three deep, each lower than the one behind, which is narrower")
  func threeDeep() throws {
    let setup = try SheetSetup()
    setup.show()
    var pages = [setup.page]
    for _ in 0..<2 {
      let page = SheetPage()
      pages.last?.present(page, animated: true)
      setup.settle()
      pages.append(page)
    }
    let frames = pages.map { setup.harness.presentationFrame(of: $0.view) }
    #expect(frames.map { ($0.minY * 1000).rounded() / 1000 } == [20, 30, 40])
    #expect(frames.map { ($0.minX * 1000).rounded() / 1000 } == [28, 14, 0])
    let root = setup.harness.presentationFrame(of: setup.root.view)
    #expect(abs(root.minX - 42) < 1e-6)
    for page in pages.reversed() {
      setup.press("Escape")
      setup.settle()
      #expect(page.view.window == nil)
    }
    #expect(setup.root.view.transform.isIdentity)
    #expect(setup.complaints == [])
  }

  @Test(
    "P-02 P-05 the grabber is hidden beneath another sheet, and where the sheet covers the window")
  func grabber() throws {
    let setup = try SheetSetup { $0.prefersGrabberVisible = true }
    setup.show()
    let grabber = try #require(setup.page.view.superview?.superview?.subviews.last)
    #expect(grabber.bounds.width == 36)
    let second = SheetPage()
    setup.page.present(second, animated: true)
    setup.harness.advance(by: 0.15)
    #expect((0.1...0.9).contains(grabber.alpha))
    setup.settle()
    #expect(grabber.alpha == 0)
    second.dismiss(animated: true)
    setup.settle()
    #expect(grabber.alpha == 1)
    #expect(!grabber.isHidden)
    setup.harness.resize(to: CGSize(width: 560, height: 300))
    setup.settle()
    #expect(grabber.isHidden)
  }

  @Test("P-05 the root dismisses a whole stack at once")
  func wholeStack() throws {
    let setup = try SheetSetup()
    setup.show()
    let second = SheetPage()
    setup.page.present(second, animated: true)
    setup.settle()
    setup.root.dismiss(animated: true)
    setup.settle()
    #expect(second.view.window == nil)
    #expect(setup.page.view.window == nil)
    #expect(setup.root.view.transform.isIdentity)
    #expect(setup.complaints == [])
  }

  @Test("L-17 the dimming follows the position in every frame, both ways")
  func dimming() throws {
    let setup = try SheetSetup.two()
    setup.present()
    let dimming = try #require(setup.sheet?.containerView?.subviews.first)
    func check() {
      let share = min(max((667 - setup.top) / 324, 0), 1)
      #expect(abs((dimming.layer.presentation()?.opacity ?? -1) - Float(share)) < 0.01)
    }
    for _ in 0..<40 {
      check()
      setup.harness.advance(by: SheetSetup.frame)
    }
    setup.settle()
    setup.page.dismiss(animated: true)
    for _ in 0..<20 {
      setup.harness.advance(by: SheetSetup.frame)
      check()
    }
  }
}
