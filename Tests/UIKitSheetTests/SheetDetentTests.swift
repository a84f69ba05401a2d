import Foundation
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("Detents of a sheet")
struct SheetDetentTests {
  private typealias Identifier = UISheetPresentationController.Detent.Identifier

  private func custom(_ name: String, _ value: CGFloat?) -> UISheetPresentationController.Detent {
    .custom(identifier: Identifier(name)) { _ in value }
  }

  @Test("P-02 a sheet rests at its selected detent, or else at the lowest one")
  func selected() throws {
    let setup = try SheetSetup.two()
    setup.show()
    #expect(setup.top == SheetSetup.medium)
    setup.sheet?.animateChanges { setup.sheet?.selectedDetentIdentifier = .large }
    setup.harness.advance(by: 0.1)
    #expect(setup.top < SheetSetup.medium)
    #expect(setup.top > SheetSetup.large)
    setup.settle()
    #expect(setup.top == SheetSetup.large)
    setup.sheet?.selectedDetentIdentifier = .medium
    setup.settle()
    #expect(setup.top == SheetSetup.medium)
    #expect(setup.witness.calls == [])
  }

  @Test(
    "P-02 detents that are nil, not a number, negative, equal or too high",
    arguments: [
      ([nil], 20), ([], 20), ([CGFloat.nan], 20), ([-50], 20), ([0], 20), ([.infinity], 20),
      ([5000], 20), ([200, 200], 467), ([.nan, nil, 200], 467), ([-.infinity, 100, 100.2], 567),
    ] as [([CGFloat?], CGFloat)])
  func badInput(heights: [CGFloat?], top: CGFloat) throws {
    let setup = try SheetSetup { sheet in
      sheet.detents = heights.enumerated().map { custom("\($0)", $1) }
    }
    setup.show()
    #expect(setup.top == top)
    setup.drag(by: -100)
    setup.settle()
    setup.drag(by: 600, over: 0.2, hold: 0)
    setup.settle()
    #expect(setup.page.view.window == nil)
    #expect(setup.complaints == [])
  }

  @Test("P-02 a custom detent knows the maximum and the traits, and is determined again")
  func context() throws {
    var (height, seen): (CGFloat, (CGFloat, UIUserInterfaceSizeClass)?) = (100, nil)
    let detent = UISheetPresentationController.Detent.custom { context in
      seen = (context.maximumDetentValue, context.containerTraitCollection.horizontalSizeClass)
      return height
    }
    let setup = try SheetSetup { $0.detents = [detent] }
    setup.show()
    #expect(seen?.0 == 647)
    #expect(seen?.1 == .compact)
    #expect(setup.top == 567)
    height = 300
    setup.sheet?.animateChanges { setup.sheet?.invalidateDetents() }
    setup.settle()
    #expect(setup.top == 367)
  }

  @Test("P-02 above the largest undimmed detent it dims, below it touches pass")
  func undimmed() throws {
    var taps = 0
    let setup = try SheetSetup {
      $0.detents = [.medium(), .large()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 375, height: 60))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    setup.root.view.addSubview(button)
    setup.show()
    setup.harness.tap(at: CGPoint(x: 100, y: 130))
    setup.settle()
    #expect(taps == 1)
    #expect(setup.top == SheetSetup.medium)
    setup.sheet?.selectedDetentIdentifier = .large
    setup.settle()
    setup.harness.tap(at: CGPoint(x: 100, y: 10))
    setup.settle()
    #expect(setup.page.view.window == nil)
  }

  @Test("P-02 the grabber and the corner radius change the picture")
  func look() throws {
    let plain = try SheetSetup()
    plain.show()
    let first = plain.harness.snapshot()
    plain.sheet?.prefersGrabberVisible = true
    plain.harness.advance(by: SheetSetup.frame)
    let second = plain.harness.snapshot()
    #expect(first != second)
    plain.sheet?.preferredCornerRadius = 40
    plain.harness.advance(by: SheetSetup.frame)
    #expect(plain.harness.snapshot() != second)
  }

  @Test("P-02 in a low window a sheet covers it, or is attached to its lower edge")
  func compactHeight() throws {
    let low = CGSize(width: 560, height: 300)
    let covering = try SheetSetup(size: low)
    covering.show()
    let size = covering.harness.presentationFrame(of: covering.page.view)
    #expect(size == CGRect(origin: .zero, size: low))
    let attached = try SheetSetup(size: low) {
      $0.prefersEdgeAttachedInCompactHeight = true
      $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    attached.page.preferredContentSize = CGSize(width: 300, height: 0)
    attached.show()
    let frame = attached.harness.presentationFrame(of: attached.page.view)
    #expect(frame == CGRect(x: 130, y: 20, width: 300, height: 280))
  }

  @Test("P-02 a resize keeps the detent")
  func resize() throws {
    let setup = try SheetSetup.two()
    setup.show()
    setup.harness.resize(to: CGSize(width: 400, height: 800))
    setup.settle()
    #expect(setup.top == 410)
    let frame = setup.harness.presentationFrame(of: setup.page.view)
    #expect(frame == CGRect(x: 0, y: 410, width: 400, height: 390))
    setup.sheet?.selectedDetentIdentifier = .large
    setup.harness.resize(to: CGSize(width: 375, height: 667))
    setup.settle()
    #expect(setup.top == SheetSetup.large)
  }
}
