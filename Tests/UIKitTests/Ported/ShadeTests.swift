import Foundation
import Testing

@testable import UIKit

/// SPEC system 3: the ported shade works as 3.7 lists.
@MainActor struct ShadeTests {
  @Test(
    "3.3 I-03 the shade follows the finger with 0.2 s animations, without a jump; progress follows")
  func follows() {
    let play = ShadeStage()
    play.press(y: 20)
    var edges: [CGFloat] = []
    play.move(by: 400, frames: 40) { edges.append(play.edge) }
    #expect(play.page.presentedViewController === play.shade && play.isUnderWay)
    for (before, after) in zip(edges.dropFirst(), edges.dropFirst(2)) {
      #expect(after > before && after - before < 30)
    }
    let progress = play.page.transitionCoordinator?.percentComplete ?? 0
    #expect(abs(progress - (play.finger.y + 20) / 667) < 1e-9)
    #expect(play.stage.scene.layerHost.population < 40)
    play.stage.frames(13)
    #expect(abs(play.edge - play.finger.y - 20) < 1e-9)
  }

  @Test("3.4 3.6 a long pull, let go while it moves, bounces on the bottom edge and stays")
  func longPull() {
    let play = ShadeStage()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    var edges: [CGFloat] = []
    for _ in 0..<400 where play.isUnderWay {
      play.stage.frame()
      edges.append(play.edge)
    }
    #expect(play.isPresented && play.driver.verdicts == [true])
    #expect(play.shade.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(play.driver.thuds >= 3 && play.driver.pauses == 1)
    let felt = play.stage.harness.log.filter { $0.hasPrefix("impact light") }
    #expect(felt.count == play.driver.thuds)
    #expect(edges.max()! < 668 && edges.contains { $0 < 640 && $0 > 500 })
    #expect(edges.count > 60 && edges.count < 300)
    #expect(play.stage.violations.isEmpty && play.stage.warnings.isEmpty)
    #expect(play.stage.settle())
  }

  @Test("3.4 B-09 a short pull goes back up: it finishes, then completes with false")
  func shortPull() {
    let play = ShadeStage()
    let before = Picture(of: play.stage.window)
    play.press(y: 20)
    play.move(by: 150, frames: 20)
    play.release()
    #expect(play.driver.verdicts == [false] && play.driver.animator?.isRunning == true)
    #expect(play.stage.settle())
    #expect(play.page.presentedViewController == nil && !play.isUnderWay)
    #expect(Picture(of: play.stage.window) == before)
    #expect(play.driver.pauses == 1 && play.driver.animator == nil)
    // Bounces off the upper boundary are not felt.
    #expect(play.driver.thuds == 0)
    #expect(play.stage.violations.isEmpty && play.stage.warnings.isEmpty)
  }

  @Test("3.4 a long pull that is held, or goes back up at the end, is taken back: the sign counts")
  func heldPull() {
    for back in [0.0, -30] {
      let play = ShadeStage()
      play.press(y: 20)
      play.move(by: 460, frames: 20)
      if back < 0 { play.move(by: back, frames: 4) } else { play.stage.frames(12) }
      play.release()
      #expect(play.driver.verdicts == [false])
      #expect(play.stage.settle() && play.page.presentedViewController == nil)
    }
  }

  @Test("3.2 pans begin within 90 pt of the top, and of the bottom to send it away")
  func startZones() {
    let play = ShadeStage()
    play.press(y: 95)
    play.move(by: 400, frames: 20)
    play.release()
    play.stage.settle()
    #expect(play.page.presentedViewController == nil && play.driver.verdicts.isEmpty)
    play.raise()
    #expect(play.isPresented)
    play.press(y: 500)
    play.move(by: -400, frames: 20)
    play.release()
    play.stage.settle()
    #expect(play.isPresented && play.driver.verdicts == [true])
  }

  @Test("3.4 a fling up from the bottom edge sends it away; a short one does not")
  func flingUp() {
    let play = ShadeStage()
    play.raise()
    play.press(y: 640)
    play.move(by: -100, frames: 4)
    play.release()
    play.stage.settle()
    #expect(play.isPresented && play.driver.verdicts == [true, false])
    #expect(play.shade.view.frame.minY == 0)
    play.lower()
    #expect(play.page.presentedViewController == nil && play.driver.verdicts.last == true)
    #expect(play.shade.view.window == nil)
    #expect(play.stage.violations.isEmpty && play.stage.warnings.isEmpty)
    play.raise()
    #expect(play.isPresented)
  }

  @Test("3.7 a finger catches the shade while it bounces, and throws it again")
  func catchWhileBouncing() {
    let play = ShadeStage()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    for _ in 0..<60 where play.driver.thuds < 1 { play.stage.frame() }
    play.stage.frames(4)
    let edge = play.edge
    #expect(play.isUnderWay && edge < 650)
    play.press(y: edge - 20)
    play.move(by: -8, frames: 2)
    #expect(play.driver.animator == nil && play.isUnderWay && play.driver.pauses == 0)
    play.move(by: -30, frames: 12)
    play.stage.frames(13)
    #expect(abs(play.edge - play.finger.y - 20) < 1e-9)
    play.release()
    #expect(play.stage.settle())
    #expect(play.driver.verdicts == [true, false] && play.page.presentedViewController == nil)
    #expect(play.driver.pauses == 1 && play.stage.violations.isEmpty)
  }

  @Test("3.5 J-03 what does not rest within 4 s is stopped by the action, with one didPause")
  func finishTime() {
    let play = ShadeStage()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    // Something keeps it going for ever.
    let restless = UIGravityBehavior(items: [play.shade.view])
    restless.action = { restless.gravityDirection.dy = -restless.gravityDirection.dy * 1.0001 }
    restless.gravityDirection = CGVector(dx: 0, dy: 8)
    play.stage.run { play.driver.addChildBehavior(restless) }
    play.stage.frames(230)
    #expect(play.isUnderWay && play.driver.pauses == 0)
    play.stage.frames(20)
    #expect(play.isPresented && play.driver.pauses == 1)
    #expect(play.stage.settle() && play.stage.warnings.isEmpty)
  }

  @Test("3.7 B-09 L-03 it may finish as the finger lets go, long before it completes with false")
  func finishesAtRelease() {
    for way in [150.0, 460] {
      let play = ShadeStage()
      play.driver.finishesAtRelease = true
      play.press(y: 20)
      play.move(by: way, frames: 20)
      play.release()
      #expect(play.isUnderWay && play.page.transitionCoordinator?.isInteractive == false)
      #expect(play.page.transitionCoordinator?.isCancelled == false)
      let end = play.stage.now + 1.3
      while play.stage.now < end { play.stage.frame() }
      #expect(play.stage.settle() && play.isPresented == (way > 400))
      // How long physics takes is nobody's fault.
      #expect(play.stage.warnings.isEmpty && play.stage.violations.isEmpty)
    }
  }

  @Test("L-03 physics that goes on for seconds after the finish is not late")
  func restlessFinish() {
    let play = ShadeStage()
    play.driver.finishesAtRelease = true
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    let restless = UIGravityBehavior(items: [play.shade.view])
    restless.action = { restless.magnitude = -restless.magnitude * 1.0001 }
    restless.magnitude = 8
    play.stage.run { play.driver.addChildBehavior(restless) }
    play.stage.frames(200)
    #expect(play.isUnderWay && play.stage.warnings.isEmpty)
    #expect(play.stage.settle() && play.isPresented && play.stage.warnings.isEmpty)
  }

  @Test("F-15 a cancelled gesture lets the shade go where it belongs")
  func cancelled() {
    let play = ShadeStage()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.stage.loseFocus()
    #expect(play.stage.settle())
    #expect(play.driver.verdicts == [false] && play.page.presentedViewController == nil)
  }

  @Test("M-36 from half shown at rest: contacts at their times, rebounds to their heights")
  func numbers() {
    let stage = DynamicsStage(framesPerSecond: 2000)
    let height: CGFloat = 667
    let shade = stage.add(CGRect(x: 0, y: -height / 2, width: 375, height: height), named: "shade")
    let attachment = UIAttachmentBehavior(
      item: shade, attachedToAnchor: CGPoint(x: shade.center.x, y: height))
    (attachment.damping, attachment.frequency, attachment.length) = (0.1, 3, 0.5 * height)
    let collision = UICollisionBehavior(items: [shade])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -height, left: 0, bottom: 0, right: 0))
    collision.collisionDelegate = stage.diary
    let item = UIDynamicItemBehavior(items: [shade])
    (item.elasticity, item.allowsRotation) = (0.6, false)
    var contacts: [TimeInterval] = []
    stage.diary.onLine = { if $0.hasPrefix("began") { contacts.append(stage.harness.now) } }
    let start = stage.harness.now
    let animator = stage.animator(attachment, collision, item)
    var peaks = [CGFloat](repeating: .infinity, count: 5)
    for _ in 0..<1200 {
      stage.frame()
      if contacts.count < peaks.count {
        peaks[contacts.count] = min(peaks[contacts.count], shade.frame.maxY)
      }
    }
    #expect(contacts.count >= 4 && animator.isRunning)
    for (index, contact) in contacts.prefix(4).enumerated() {
      let time = 0.0890940 + 0.1675063 * Double(index)
      #expect(abs(contact - start - time) < 0.01 * time + 0.0005)
    }
    for (peak, rebound) in zip(peaks.dropFirst(), [145.92, 63.85, 27.94]) {
      #expect(abs(height - peak - rebound) < 0.02 * rebound)
    }
    #expect(stage.settle(within: 4) && abs(shade.frame.maxY - height) < 0.5)
    let speed = stage.contacts[0].split(separator: " ").dropLast().last.flatMap { Double($0) } ?? 0
    #expect(abs(speed - 5314.5) < 54)
  }

  @Test("3.7 1 000 shade transitions leave no body, behavior, animator or view behind")
  func thousand() {
    let page = ShadePage()
    let stage = TransitionStage { page }
    let views = stage.window.viewCount
    weak var animator: UIDynamicAnimator?
    weak var attachment: UIDynamicBehavior?
    for round in 0..<250 {
      for isRaise in [true, false] {
        // One that is taken back, one that is not.
        for way in [120.0, 480] {
          let start = isRaise ? 20.0 : 640
          stage.down(180, start)
          stage.frame()
          for step in 1...6 {
            stage.move(180, start + (isRaise ? way : -way) * Double(step) / 6)
            stage.frame()
          }
          stage.up()
          stage.frame()
          animator = page.shade.transition.driver.animator
          attachment = animator?.behaviors.first?.childBehaviors.first
          #expect(animator != nil && attachment != nil)
          stage.settle()
        }
        guard (page.presentedViewController != nil) == isRaise else {
          Issue.record("stuck in round \(round)")
          return
        }
      }
    }
    #expect(page.shade.transition.driver.verdicts.count == 1000)
    #expect(animator == nil && attachment == nil)
    #expect(page.shade.transition.driver.childBehaviors.isEmpty)
    #expect(stage.window.viewCount == views && page.shade.view.superview == nil)
    #expect(stage.scene.animators.alive.isEmpty && stage.scene.layerHost.population == 0)
    #expect(stage.warnings.isEmpty && stage.violations.isEmpty && !stage.scene.needsFrame)
  }
}

extension UIView {
  /// How many views there are in it, itself included.
  fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
