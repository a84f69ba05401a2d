import Foundation
import GlissadeLayers
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// Tests of system 2: the ported flip card works as 2.4 lists.
@MainActor struct FlipCardTests {
  let front = FlipCardFront()

  private func makeSetup() -> TransitionSetup { TransitionSetup { front } }

  private var back: FlipCardBack? { front.presentedViewController as? FlipCardBack }

  /// The picture that turns, while one does.
  private func shownPicture(_ setup: TransitionSetup) -> UIView? {
    back?.view.superview?.subviews.first { $0 is UIImageView }
  }

  private func angle(of view: UIView?) -> Double {
    let shown = view?.layer.presentation()?.transform ?? CATransform3DIdentity
    return atan2(Double(shown.m31), Double(shown.m11))
  }

  private func tapCard(_ setup: TransitionSetup) {
    setup.down(187, 333)
    setup.frame()
    setup.up()
    setup.frame()
  }

  private func present(_ setup: TransitionSetup) {
    tapCard(setup)
    setup.settle()
  }

  /// A pointer from the left edge, so far in between that its flip is at 0.
  private func takeEdge(_ setup: TransitionSetup) {
    setup.down(5, 300)
    setup.frame()
    setup.move(15, 300)
    setup.frame()
  }

  @Test("2.1 a tap turns the card over in thirds, and leaves nothing behind")
  func presents() throws {
    let setup = makeSetup()
    tapCard(setup)
    let page = try #require(back)
    let picture = try #require(shownPicture(setup))
    #expect(page.view.isHidden)
    #expect(page.view.superview?.layer.sublayerTransform.m34 == -0.002)
    var last = (deck: 0.1, picture: 2.0, width: 0.0)
    for _ in 0..<36 where setup.scene.needsFrame && picture.superview != nil {
      let progress = try #require(setup.scene.transitions.first).progress
      let now = (
        deck: angle(of: front.view), picture: angle(of: picture),
        width: Double(picture.bounds.width)
      )
      #expect(now.deck <= last.deck + 1e-9)
      #expect(now.picture <= last.picture + 1e-9)
      if progress < 1.0 / 3 {
        #expect(abs(now.picture - .pi / 2) < 1e-9)
      } else {
        #expect(abs(now.deck + .pi / 2) < 1e-9)
      }
      last = now
      setup.frame()
    }
    setup.settle()
    #expect(!page.view.isHidden)
    #expect(picture.superview == nil)
    #expect(front.view.window == nil)
    #expect(CATransform3DIsIdentity(front.view.layer.transform))
    #expect(setup.warnings.isEmpty)
    #expect(setup.violations.isEmpty)
    #expect(setup.harness.log.filter { $0 == "viewDidAppear FlipCardBack" }.count <= 1)
  }

  @Test("2.2 2.3 the pointer turns it back, 200 pt for the whole, each third halfway in its middle")
  func scrubs() throws {
    let setup = makeSetup()
    present(setup)
    takeEdge(setup)
    let picture = try #require(shownPicture(setup))
    // The client counts its progress in single precision.
    let places: [(Double, () -> Bool)] = [
      (0, { picture.layer.shownFrame == CGRect(x: 0, y: 0, width: 375, height: 667) }),
      (
        1.0 / 6,
        {
          let shown = picture.layer.shownFrame
          return abs(shown.width - 337.5) < 1e-4 && abs(shown.minX - 18.75) < 1e-4
        }
      ),
      (1.0 / 3, { abs(picture.layer.shownFrame.minY - 133.5) < 1e-4 }),
      (0.5, { abs(angle(of: picture) - .pi / 4) < 1e-6 }),
      (
        2.0 / 3,
        { picture.layer.shownFrame.width < 1e-3 && front.view.layer.shownFrame.width < 1e-3 }
      ),
      (5.0 / 6, { abs(angle(of: front.view) + .pi / 4) < 1e-6 }),
      (1, { angle(of: front.view) == 0 }),
    ]
    for (progress, isRight) in places + places.reversed() {
      setup.move(15 + 200 * progress, 300)
      setup.frame()
      #expect(isRight(), "at \(progress)")
    }
    setup.up()
    setup.settle()
    #expect(front.presentedViewController != nil)
    #expect(setup.warnings.isEmpty)
  }

  @Test(
    "2.3 the decision is where the pointer was when it last moved; its speed does not count",
    arguments: [(100.0, false), (100.5, true), (180, true), (300, true), (40, false)])
  func decision(distance: Double, finishes: Bool) {
    let setup = makeSetup()
    present(setup)
    takeEdge(setup)
    // There fast, so that speed would decide otherwise: on from 40, back from 180.
    setup.move(15 + (finishes ? 300 : 0), 300)
    setup.frame()
    setup.move(15 + distance, 300)
    setup.frame()
    setup.up()
    setup.settle()
    #expect((front.presentedViewController == nil) == finishes)
    #expect(CATransform3DIsIdentity(front.view.layer.transform))
    #expect((front.view.window != nil) == finishes)
  }

  @Test("2.3 L-04 E-20 a flip reverted, also by a cancelled gesture, leaves no trace")
  func takenBack() {
    let setup = makeSetup()
    present(setup)
    let before = Picture(of: setup.window)
    for isCancelled in [false, true] {
      takeEdge(setup)
      for distance in stride(from: 0.0, through: isCancelled ? 170 : 90, by: 10) {
        setup.move(15 + distance, 300)
        setup.frame()
      }
      if isCancelled { setup.loseFocus() } else { setup.up() }
      setup.settle()
      var after = Picture(of: setup.window)
      // The client leaves its perspective where it was; nothing is seen of it.
      #expect(before == after)
      #expect(front.presentedViewController != nil)
      #expect(front.view.superview == nil)
      takeEdge(setup)
      // The client's decision is of its last change, and it keeps an old one.
      setup.move(16, 300)
      setup.frame()
      setup.up()
      setup.settle()
      after = Picture(of: setup.window)
      #expect(before == after)
      #expect(setup.violations.isEmpty)
    }
  }

  @Test("2.4 the driver is asked for only while the pointer drives: a button plays the whole flip")
  func button() throws {
    let setup = makeSetup()
    present(setup)
    setup.down(187, 622)
    setup.frame()
    setup.up()
    setup.frame()
    #expect(front.transitionCoordinator?.initiallyInteractive == false)
    setup.advance(by: 0.3)
    let picture = try #require(shownPicture(setup))
    #expect(angle(of: picture) > 0.1)
    #expect(angle(of: picture) < 1.5)
    setup.settle()
    #expect(front.presentedViewController == nil)
    #expect(front.view.superview === setup.window)
    present(setup)
    #expect(back != nil)
    #expect(setup.violations.isEmpty)
  }

  @Test("I-06 F-20 while it turns, the card is touched where it is seen")
  func touches() throws {
    let setup = makeSetup()
    present(setup)
    takeEdge(setup)
    setup.move(15 + 200 * 5.0 / 6, 300)
    setup.frame()
    // The deck is at −45°: its card's corners as M-32's formula has them, mirrored.
    let card = front.card
    let corner = card.convert(CGPoint(x: 300, y: 0), to: nil)
    let w = 1 - 0.002 * 150 * sin(Double.pi / 4)
    #expect(abs(corner.x - (187.5 + 150 * cos(.pi / 4) / w)) < 1e-4)
    #expect(abs(corner.y - (333.5 - 200 / w)) < 1e-4)
    let inside = card.convert(CGPoint(x: corner.x - 1, y: corner.y + 1), from: nil)
    #expect(card.bounds.contains(inside))
    let outside = card.convert(CGPoint(x: corner.x + 1, y: corner.y + 1), from: nil)
    #expect(!card.bounds.contains(outside))
  }
}
