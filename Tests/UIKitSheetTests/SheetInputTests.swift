import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of windows that change in mid-motion, and of values that make no sense.
@MainActor @Suite("Sheets: bad input")
struct SheetInputTests {
  enum Motion: CaseIterable, Sendable { case presenting, dragging, settling, dismissing }

  private func begin(_ motion: Motion, _ setup: SheetSetup) {
    if motion == .presenting { return setup.present() }
    setup.show()
    let start = CGPoint(x: 150, y: SheetSetup.medium + 30)
    let end = CGPoint(x: 150, y: 73)
    switch motion {
    case .presenting: break
    case .dragging: setup.harness.drag(from: start, to: end, over: 0.3, hold: 0.2, release: false)
    case .settling: setup.harness.drag(from: start, to: end, over: 0.3)
    case .dismissing: setup.page.dismiss(animated: true)
    }
  }

  @Test(
    "P-02 P-03 a window that is resized or turned in mid-motion: the sheet ends in its place",
    arguments: Motion.allCases, [CGSize(width: 400, height: 800), CGSize(width: 667, height: 375)])
  func resized(motion: Motion, size: CGSize) throws {
    let setup = try SheetSetup.two()
    begin(motion, setup)
    setup.harness.advance(by: 0.05)
    setup.harness.resize(to: size)
    setup.harness.advance(by: 0.1)
    if motion == .dragging { setup.harness.mouseUp(at: CGPoint(x: 150, y: 73)) }
    setup.settle()
    #expect(setup.complaints == [])
    guard motion != .dismissing else {
      #expect(setup.page.view.window == nil)
      #expect(setup.root.view.transform.isIdentity)
      #expect(
        setup.harness.presentationFrame(of: setup.root.view) == CGRect(origin: .zero, size: size))
      return
    }
    let top: CGFloat = size.height < 480 ? 0 : motion == .presenting ? 410 : 20
    let frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    #expect(setup.harness.presentationFrame(of: setup.page.view) == frame)
    setup.harness.resize(to: CGSize(width: 375, height: 667))
    setup.settle()
    // In a low window there is one detent, and no other that a release could select.
    let isSelected = motion == .settling || motion == .dragging && size.height > 480
    #expect(setup.top == (isSelected ? SheetSetup.large : SheetSetup.medium))
  }

  /// A source view that is not where the sheet is, with the left edge of the sheet's frame.
  enum Source: CaseIterable, Sendable {
    case none, removed, otherWindow, empty, notANumber

    @MainActor func view(in root: UIView) -> UIView? {
      let view = UIView(frame: CGRect(x: 300, y: 0, width: 0, height: 0))
      switch self {
      case .none: return nil
      case .removed: break
      case .otherWindow:
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
      case .empty: root.addSubview(view)
      case .notANumber:
        root.addSubview(view)
        view.bounds.size.width = .nan
      }
      return view
    }
  }

  @Test("P-02 a source view that is gone, in another window, or without a size")
  func sources() throws {
    for source in Source.allCases {
      let setup = try SheetSetup(size: CGSize(width: 1000, height: 900))
      let view = source.view(in: setup.root.view)
      setup.sheet?.sourceView = view
      setup.page.modalPresentationStyle = .formSheet
      setup.show()
      let frame = setup.harness.presentationFrame(of: setup.page.view)
      // A width that is no number is refused, so that the view has a place, too (L-20).
      let left: CGFloat = [.empty, .notANumber].contains(source) ? 30 : 230
      #expect(frame == CGRect(x: left, y: 140, width: 540, height: 620), "\(source)")
      #expect(setup.complaints.count == (source == .notANumber ? 1 : 0))
    }
  }

  @Test(
    "P-02 preferred sizes and radii that are no numbers, or negative, stand for the default",
    arguments: [CGFloat.nan, -CGFloat.infinity, -40, 0])
  func values(value: CGFloat) throws {
    let setup = try SheetSetup(size: CGSize(width: 1000, height: 900)) {
      $0.preferredCornerRadius = value
    }
    setup.page.modalPresentationStyle = .formSheet
    setup.page.preferredContentSize = CGSize(width: value, height: value)
    setup.show()
    let frame = setup.harness.presentationFrame(of: setup.page.view)
    #expect(frame == CGRect(x: 230, y: 140, width: 540, height: 620))
    #expect(setup.complaints.allSatisfy { $0.contains("preferred") })
  }

  @Test("P-02 without page sizing a page sheet has the size of a form, or the preferred one")
  func pageSizing() throws {
    let setup = try SheetSetup(size: CGSize(width: 1000, height: 900))
    #expect(setup.sheet?.prefersPageSizing == true)
    setup.show()
    setup.sheet?.prefersPageSizing = false
    setup.settle()
    #expect(
      setup.harness.presentationFrame(of: setup.page.view)
        == CGRect(x: 230, y: 140, width: 540, height: 620))
    setup.page.preferredContentSize = CGSize(width: 400, height: 300)
    setup.settle()
    #expect(
      setup.harness.presentationFrame(of: setup.page.view)
        == CGRect(x: 300, y: 300, width: 400, height: 300))
  }
}
