import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of system 3: the ported shade works as 3.7 lists.
@MainActor struct ShadeTests {
  @Test(
    "3.3 I-03 the shade follows the pointer with 0.2 s animations, without a jump; progress follows"
  )
  func follows() {
    let play = ShadeSetup()
    play.press(y: 20)
    var edges: [CGFloat] = []
    play.move(by: 400, frames: 40) { edges.append(play.edge) }
    #expect(play.page.presentedViewController === play.shade)
    #expect(play.isUnderWay)
    for (before, after) in zip(edges.dropFirst(), edges.dropFirst(2)) {
      #expect(after > before)
      #expect(after - before < 30)
    }
    let progress = play.page.transitionCoordinator?.percentComplete ?? 0
    #expect(abs(progress - (play.pointer.y + 20) / 667) < 1e-9)
    #expect(play.setup.scene.layerHost.population < 40)
    play.setup.frames(13)
    #expect(abs(play.edge - play.pointer.y - 20) < 1e-9)
  }

  @Test("3.4 3.6 a long pull, released while it moves, bounces on the bottom edge and stays")
  func longPull() {
    let play = ShadeSetup()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    var edges: [CGFloat] = []
    for _ in 0..<400 where play.isUnderWay {
      play.setup.frame()
      edges.append(play.edge)
    }
    #expect(play.isPresented)
    #expect(play.driver.decisions == [true])
    #expect(play.shade.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(play.driver.thuds >= 3)
    #expect(play.driver.pauses == 1)
    let felt = play.setup.harness.log.filter { $0.hasPrefix("impact light") }
    #expect(felt.count == play.driver.thuds)
    #expect(edges.max()! < 668)
    #expect(edges.contains { $0 < 640 && $0 > 500 })
    #expect(edges.count > 60)
    #expect(edges.count < 300)
    #expect(play.setup.violations.isEmpty)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.settle())
  }

  @Test("3.4 B-09 a short pull goes back up: it finishes, then completes with false")
  func shortPull() {
    let play = ShadeSetup()
    let before = Picture(of: play.setup.window)
    play.press(y: 20)
    play.move(by: 150, frames: 20)
    play.release()
    #expect(play.driver.decisions == [false])
    #expect(play.driver.animator?.isRunning == true)
    #expect(play.setup.settle())
    #expect(play.page.presentedViewController == nil)
    #expect(!play.isUnderWay)
    #expect(Picture(of: play.setup.window) == before)
    #expect(play.driver.pauses == 1)
    #expect(play.driver.animator == nil)
    // Bounces off the upper boundary have no feedback.
    #expect(play.driver.thuds == 0)
    #expect(play.setup.violations.isEmpty)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("3.4 a long pull that is held, or goes back up at the end, is reverted: the sign counts")
  func heldPull() {
    for back in [0.0, -30] {
      let play = ShadeSetup()
      play.press(y: 20)
      play.move(by: 460, frames: 20)
      if back < 0 { play.move(by: back, frames: 4) } else { play.setup.frames(12) }
      play.release()
      #expect(play.driver.decisions == [false])
      #expect(play.setup.settle())
      #expect(play.page.presentedViewController == nil)
    }
  }

  @Test("3.2 pans begin within 90 pt of the top, and of the bottom to send it away")
  func startZones() {
    let play = ShadeSetup()
    play.press(y: 95)
    play.move(by: 400, frames: 20)
    play.release()
    play.setup.settle()
    #expect(play.page.presentedViewController == nil)
    #expect(play.driver.decisions.isEmpty)
    play.raise()
    #expect(play.isPresented)
    play.press(y: 500)
    play.move(by: -400, frames: 20)
    play.release()
    play.setup.settle()
    #expect(play.isPresented)
    #expect(play.driver.decisions == [true])
  }

  @Test("3.4 a fling up from the bottom edge sends it away; a short one does not")
  func flingUp() {
    let play = ShadeSetup()
    play.raise()
    play.press(y: 640)
    play.move(by: -100, frames: 4)
    play.release()
    play.setup.settle()
    #expect(play.isPresented)
    #expect(play.driver.decisions == [true, false])
    #expect(play.shade.view.frame.minY == 0)
    play.lower()
    #expect(play.page.presentedViewController == nil)
    #expect(play.driver.decisions.last == true)
    #expect(play.shade.view.window == nil)
    #expect(play.setup.violations.isEmpty)
    #expect(play.setup.warnings.isEmpty)
    play.raise()
    #expect(play.isPresented)
  }

  @Test("3.7 a pointer catches the shade while it bounces, and throws it again")
  func catchWhileBouncing() {
    let play = ShadeSetup()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    for _ in 0..<60 where play.driver.thuds < 1 { play.setup.frame() }
    play.setup.frames(4)
    let edge = play.edge
    #expect(play.isUnderWay)
    #expect(edge < 650)
    play.press(y: edge - 20)
    play.move(by: -8, frames: 2)
    #expect(play.driver.animator == nil)
    #expect(play.isUnderWay)
    #expect(play.driver.pauses == 0)
    play.move(by: -30, frames: 12)
    play.setup.frames(13)
    #expect(abs(play.edge - play.pointer.y - 20) < 1e-9)
    play.release()
    #expect(play.setup.settle())
    #expect(play.driver.decisions == [true, false])
    #expect(play.page.presentedViewController == nil)
    #expect(play.driver.pauses == 1)
    #expect(play.setup.violations.isEmpty)
  }

  @Test("3.5 J-03 what does not rest within 4 s is stopped by the action, with one didPause")
  func finishTime() {
    let play = ShadeSetup()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    // A force keeps it in motion for ever.
    let restless = UIGravityBehavior(items: [play.shade.view])
    restless.action = { restless.gravityDirection.dy = -restless.gravityDirection.dy * 1.0001 }
    restless.gravityDirection = CGVector(dx: 0, dy: 8)
    play.setup.run { play.driver.addChildBehavior(restless) }
    play.setup.frames(230)
    #expect(play.isUnderWay)
    #expect(play.driver.pauses == 0)
    play.setup.frames(20)
    #expect(play.isPresented)
    #expect(play.driver.pauses == 1)
    #expect(play.setup.settle())
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("3.7 B-09 L-03 it may finish as the pointer releases, long before it completes with false")
  func finishesAtRelease() {
    for distance in [150.0, 460] {
      let play = ShadeSetup()
      play.driver.finishesAtRelease = true
      play.press(y: 20)
      play.move(by: distance, frames: 20)
      play.release()
      #expect(play.isUnderWay)
      #expect(play.page.transitionCoordinator?.isInteractive == false)
      #expect(play.page.transitionCoordinator?.isCancelled == false)
      let end = play.setup.now + 1.3
      while play.setup.now < end { play.setup.frame() }
      #expect(play.setup.settle())
      #expect(play.isPresented == (distance > 400))
      // The duration of physics causes no warning.
      #expect(play.setup.warnings.isEmpty)
      #expect(play.setup.violations.isEmpty)
    }
  }

  @Test("L-03 physics that continues for seconds after the finish is not late")
  func restlessFinish() {
    let play = ShadeSetup()
    play.driver.finishesAtRelease = true
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.release()
    let restless = UIGravityBehavior(items: [play.shade.view])
    restless.action = { restless.magnitude = -restless.magnitude * 1.0001 }
    restless.magnitude = 8
    play.setup.run { play.driver.addChildBehavior(restless) }
    play.setup.frames(200)
    #expect(play.isUnderWay)
    #expect(play.setup.warnings.isEmpty)
    #expect(play.setup.settle())
    #expect(play.isPresented)
    #expect(play.setup.warnings.isEmpty)
  }

  @Test("F-15 a cancelled gesture lets the shade go where it belongs")
  func cancelled() {
    let play = ShadeSetup()
    play.press(y: 20)
    play.move(by: 460, frames: 20)
    play.setup.loseFocus()
    #expect(play.setup.settle())
    #expect(play.driver.decisions == [false])
    #expect(play.page.presentedViewController == nil)
  }

  @Test("M-36 from half shown at rest: contacts at their times, rebounds to their heights")
  func numbers() {
    let setup = DynamicsSetup(framesPerSecond: 2000)
    let height: CGFloat = 667
    let shade = setup.add(CGRect(x: 0, y: -height / 2, width: 375, height: height), named: "shade")
    let attachment = UIAttachmentBehavior(
      item: shade, attachedToAnchor: CGPoint(x: shade.center.x, y: height))
    (attachment.damping, attachment.frequency, attachment.length) = (0.1, 3, 0.5 * height)
    let collision = UICollisionBehavior(items: [shade])
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: -height, left: 0, bottom: 0, right: 0))
    collision.collisionDelegate = setup.diary
    let item = UIDynamicItemBehavior(items: [shade])
    (item.elasticity, item.allowsRotation) = (0.6, false)
    var contacts: [TimeInterval] = []
    setup.diary.onLine = { if $0.hasPrefix("began") { contacts.append(setup.harness.now) } }
    let start = setup.harness.now
    let animator = setup.animator(attachment, collision, item)
    var peaks = [CGFloat](repeating: .infinity, count: 5)
    for _ in 0..<1200 {
      setup.frame()
      if contacts.count < peaks.count {
        peaks[contacts.count] = min(peaks[contacts.count], shade.frame.maxY)
      }
    }
    #expect(contacts.count >= 4)
    #expect(animator.isRunning)
    for (index, contact) in contacts.prefix(4).enumerated() {
      let time = 0.0890940 + 0.1675063 * Double(index)
      #expect(abs(contact - start - time) < 0.01 * time + 0.0005)
    }
    for (peak, rebound) in zip(peaks.dropFirst(), [145.92, 63.85, 27.94]) {
      #expect(abs(height - peak - rebound) < 0.02 * rebound)
    }
    #expect(setup.settle(within: 4))
    #expect(abs(shade.frame.maxY - height) < 0.5)
    let speed = setup.contacts[0].split(separator: " ").dropLast().last.flatMap { Double($0) } ?? 0
    #expect(abs(speed - 5314.5) < 54)
  }
}
