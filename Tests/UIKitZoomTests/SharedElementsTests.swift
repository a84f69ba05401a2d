import Foundation
import GlissadeTesting
import Testing
import UIKit

/// Tests of shared elements in the animators that a program would write.
@MainActor @Suite("Shared elements")
struct SharedElementsTests {
  @Test(
    "Q-03 a pair is carried over by position, size, radius and color",
    arguments: SharedStyle.allCases)
  func carried(style: SharedStyle) {
    let setup = SharedSetup(style)
    setup.present()
    setup.harness.advance(by: 0.2)
    guard let standIn = setup.standIn else { return #expect(Bool(false), "no stand-in") }
    let frame = setup.harness.presentationFrame(of: standIn)
    #expect(abs(frame.midX - (70 + 200) / 2) < 8)
    #expect(abs(frame.midY - (130 + 400) / 2) < 14)
    #expect(abs(frame.width - (100 + 300) / 2) < 10)
    let radius = standIn.layer.presentation()?.cornerRadius ?? standIn.layer.cornerRadius
    #expect(abs(radius - 10) < 1)
    #expect(setup.thumbnail.alpha == 0)
    #expect(setup.picture.alpha == 0)
    setup.harness.advanceUntilIdle()
    #expect(setup.standIn == nil)
    #expect(setup.thumbnail.alpha == 0.75)
    #expect(setup.picture.alpha == 1)
  }

  @Test("Q-03 L-04 a driver scrubs the elements both ways, and a cancel leaves no trace")
  func scrubbed() {
    let setup = SharedSetup(.block)
    setup.isInteractive = true
    let before = (setup.thumbnail.frame, setup.thumbnail.alpha, setup.thumbnail.superview)
    setup.present()
    func width(at fraction: CGFloat) -> CGFloat {
      setup.driver.update(fraction)
      setup.harness.advance(by: 1.0 / 60)
      return setup.standIn.map { setup.harness.presentationFrame(of: $0).width } ?? 0
    }
    #expect(abs(width(at: 0.25) - 150) < 0.5)
    #expect(abs(width(at: 0.75) - 250) < 0.5)
    #expect(abs(width(at: 0.1) - 120) < 0.5)
    setup.driver.cancel()
    setup.harness.advanceUntilIdle()
    #expect(setup.grid.presentedViewController == nil)
    #expect(setup.standIn == nil)
    #expect(setup.thumbnail.frame == before.0)
    #expect(setup.thumbnail.alpha == before.1)
    #expect(setup.thumbnail.superview === before.2)
    #expect(setup.picture.alpha == 1)
  }

  @Test("Q-03 the contents fade into each other")
  func fades() {
    let setup = SharedSetup(.manual)
    setup.present()
    guard let elements = setup.animator.elements, let standIn = setup.standIn else {
      return #expect(Bool(false), "no elements")
    }
    elements.progress = 0.25
    #expect(standIn.subviews.map(\.alpha) == [0.75, 0.25])
    elements.progress = 1
    #expect(standIn.subviews.map(\.alpha) == [0, 1])
    #expect(standIn.backgroundColor == .blue)
    elements.progress = 0
    #expect(standIn.backgroundColor == .red)
    elements.end()
    elements.end()
    #expect(setup.standIn == nil)
  }

  @Test("Q-03 elements that the client forgets end with the transition")
  func forgotten() {
    let setup = SharedSetup(.forgetful)
    setup.present()
    setup.harness.advanceUntilIdle()
    #expect(setup.standIn == nil)
    #expect(setup.thumbnail.alpha == 0.75)
  }

  @Test("Q-03 pairs have the same identifier, and the first view of several counts")
  func pairs() {
    let (left, right) = (UIView(), UIView())
    for identifier in ["a", "b", "a"] {
      let view = UIView()
      view.sharedElementIdentifier = identifier
      left.addSubview(view)
    }
    for identifier in ["c", "a"] {
      let view = UIView()
      view.sharedElementIdentifier = identifier
      right.addSubview(view)
    }
    let pairs = SharedElements.pairs(from: left, to: right)
    #expect(pairs.count == 1)
    #expect(pairs.first?.from === left.subviews[0])
    #expect(pairs.first?.to === right.subviews[1])
    let elements = SharedElements(pairs, in: left)
    #expect(elements.pairs.isEmpty, "views without a window are not carried over")
  }
}
