import Foundation
import GlissadeLayers
import Testing

@testable import UIKit

/// SPEC system 2: the ported flip card works as 2.4 lists.
@MainActor struct FlipCardTests {
  let front = FlipCardFront()

  private func makeStage() -> TransitionStage { TransitionStage { front } }

  private var back: FlipCardBack? { front.presentedViewController as? FlipCardBack }

  /// The picture that turns, while one does.
  private func shownPicture(_ stage: TransitionStage) -> UIView? {
    back?.view.superview?.subviews.first { $0 is UIImageView }
  }

  private func angle(of view: UIView?) -> Double {
    let shown = view?.layer.presentation()?.transform ?? CATransform3DIdentity
    return atan2(Double(shown.m31), Double(shown.m11))
  }

  private func tapCard(_ stage: TransitionStage) {
    stage.down(187, 333)
    stage.frame()
    stage.up()
    stage.frame()
  }

  private func present(_ stage: TransitionStage) {
    tapCard(stage)
    stage.settle()
  }

  /// A finger from the left edge, so far on the way that its flip is at 0.
  private func takeEdge(_ stage: TransitionStage) {
    stage.down(5, 300)
    stage.frame()
    stage.move(15, 300)
    stage.frame()
  }

  @Test("2.1 a tap turns the card over in thirds, and leaves nothing behind")
  func presents() throws {
    let stage = makeStage()
    tapCard(stage)
    let page = try #require(back)
    let picture = try #require(shownPicture(stage))
    #expect(page.view.isHidden && page.view.superview?.layer.sublayerTransform.m34 == -0.002)
    var last = (deck: 0.1, picture: 2.0, width: 0.0)
    for _ in 0..<36 where stage.scene.needsFrame && picture.superview != nil {
      let progress = try #require(stage.scene.transitions.first).progress
      let now = (
        deck: angle(of: front.view), picture: angle(of: picture),
        width: Double(picture.bounds.width)
      )
      #expect(now.deck <= last.deck + 1e-9 && now.picture <= last.picture + 1e-9)
      if progress < 1.0 / 3 {
        #expect(abs(now.picture - .pi / 2) < 1e-9)
      } else {
        #expect(abs(now.deck + .pi / 2) < 1e-9)
      }
      last = now
      stage.frame()
    }
    stage.settle()
    #expect(!page.view.isHidden && picture.superview == nil && front.view.window == nil)
    #expect(CATransform3DIsIdentity(front.view.layer.transform))
    #expect(stage.warnings.isEmpty && stage.violations.isEmpty)
    #expect(stage.harness.log.filter { $0 == "viewDidAppear FlipCardBack" }.count <= 1)
  }

  @Test("2.2 2.3 the finger turns it back, 200 pt for the whole, each third half way in its middle")
  func scrubs() throws {
    let stage = makeStage()
    present(stage)
    takeEdge(stage)
    let picture = try #require(shownPicture(stage))
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
      stage.move(15 + 200 * progress, 300)
      stage.frame()
      #expect(isRight(), "at \(progress)")
    }
    stage.up()
    stage.settle()
    #expect(front.presentedViewController != nil && stage.warnings.isEmpty)
  }

  @Test(
    "2.3 the verdict is where the finger was when it last moved; its speed does not count",
    arguments: [(100.0, false), (100.5, true), (180, true), (300, true), (40, false)])
  func verdict(way: Double, finishes: Bool) {
    let stage = makeStage()
    present(stage)
    takeEdge(stage)
    // There fast, so that speed would decide otherwise: on from 40, back from 180.
    stage.move(15 + (finishes ? 300 : 0), 300)
    stage.frame()
    stage.move(15 + way, 300)
    stage.frame()
    stage.up()
    stage.settle()
    #expect((front.presentedViewController == nil) == finishes)
    #expect(CATransform3DIsIdentity(front.view.layer.transform))
    #expect((front.view.window != nil) == finishes)
  }

  @Test("2.3 L-04 E-20 a flip taken back, also by a cancelled gesture, leaves no trace")
  func takenBack() {
    let stage = makeStage()
    present(stage)
    let before = Picture(of: stage.window)
    for isCancelled in [false, true] {
      takeEdge(stage)
      for way in stride(from: 0.0, through: isCancelled ? 170 : 90, by: 10) {
        stage.move(15 + way, 300)
        stage.frame()
      }
      if isCancelled { stage.loseFocus() } else { stage.up() }
      stage.settle()
      var after = Picture(of: stage.window)
      // The client leaves its perspective where it was; nothing is seen of it.
      #expect(before == after)
      #expect(front.presentedViewController != nil && front.view.superview == nil)
      takeEdge(stage)
      // The client's verdict is of its last change, and it keeps an old one.
      stage.move(16, 300)
      stage.frame()
      stage.up()
      stage.settle()
      after = Picture(of: stage.window)
      #expect(before == after && stage.violations.isEmpty)
    }
  }

  @Test("2.4 the driver is asked for only while the finger drives: a button plays the whole flip")
  func button() throws {
    let stage = makeStage()
    present(stage)
    stage.down(187, 622)
    stage.frame()
    stage.up()
    stage.frame()
    #expect(front.transitionCoordinator?.initiallyInteractive == false)
    stage.advance(by: 0.3)
    let picture = try #require(shownPicture(stage))
    #expect(angle(of: picture) > 0.1 && angle(of: picture) < 1.5)
    stage.settle()
    #expect(front.presentedViewController == nil && front.view.superview === stage.window)
    present(stage)
    #expect(back != nil && stage.violations.isEmpty)
  }

  @Test("I-06 F-20 while it turns, the card is touched where it is seen")
  func touches() throws {
    let stage = makeStage()
    present(stage)
    takeEdge(stage)
    stage.move(15 + 200 * 5.0 / 6, 300)
    stage.frame()
    // The deck stands at −45°: its card's corners as M-32's formula has them, mirrored.
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
