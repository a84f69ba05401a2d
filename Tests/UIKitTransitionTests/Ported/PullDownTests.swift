import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Tests of system 1: the ported pull-down works as 1.5 lists.
@MainActor struct PullDownTests {
  @Test(
    "N-01 N-11 1.2 1.3 M-43 the page follows the pointer exactly, and is presented past half"
  )
  func slowDragPastHalf() throws {
    let play = PullDownSetup()
    play.press(y: 60)
    play.move(by: 480, frames: 60) { travel in
      #expect(abs(play.second!.view.shownY - (travel - 667)) < 1e-9)
    }
    #expect(play.began != nil)
    play.setup.advance(by: 0.2)
    play.release()
    play.setup.frame()
    #expect(play.first.decisions == [true])
    play.setup.settle()
    #expect(play.isPresented)
    #expect(play.second?.view.shownY == 0)
    #expect(play.first.view.window == nil)
    #expect(play.second?.presentingViewController === play.first)
  }

  @Test("1.4 a short slow drag, held, goes back and changes nothing")
  func shortSlowDrag() {
    let play = PullDownSetup()
    let before = Picture(of: play.setup.window)
    play.press(y: 60)
    play.move(by: 200, frames: 40)
    #expect(play.second != nil)
    play.setup.advance(by: 0.2)
    play.release()
    play.setup.frame()
    #expect(play.first.decisions == [false])
    let page = play.second!.view!
    var last = page.shownY
    for _ in 0..<60 {
      play.setup.frame()
      guard page.window != nil else { break }
      #expect(page.shownY <= last)
      last = page.shownY
    }
    play.setup.settle()
    #expect(Picture(of: play.setup.window) == before)
  }

  @Test("1.4 a short fast flick presents")
  func flick() {
    let play = PullDownSetup()
    play.press(y: 60)
    play.move(by: 90, frames: 5)
    play.release()
    play.setup.settle()
    #expect(play.first.decisions == [true])
    #expect(play.isPresented)
  }

  @Test("1.4 down, reversed, released upwards: back")
  func reversed() {
    let play = PullDownSetup()
    play.press(y: 60)
    play.move(by: 450, frames: 30)
    play.move(by: -90, frames: 9) { travel in
      #expect(abs(play.second!.view.shownY - (travel - 667)) < 1e-9)
    }
    play.release()
    play.setup.settle()
    #expect(play.first.decisions == [false])
    #expect(play.second == nil)
    #expect(play.setup.window.subviews == [play.first.view])
  }

  @Test("1.4 a cancelled gesture takes the presentation back")
  func cancelledGesture() {
    let play = PullDownSetup()
    play.press(y: 60)
    play.move(by: 400, frames: 20)
    play.setup.loseFocus()
    play.setup.settle()
    #expect(play.first.decisions == [false])
    #expect(play.second == nil)
  }

  @Test("1.5 the dismissal is driven in the same way, finished and cancelled")
  func drivenDismissal() {
    let play = PullDownSetup()
    play.raise()
    play.press(y: 500)
    play.move(by: -200, frames: 20) { travel in
      #expect(abs(play.second!.view.shownY - min(travel, 0)) < 1e-9)
    }
    play.setup.advance(by: 0.2)
    play.release()
    play.setup.settle()
    #expect(play.isPresented)
    #expect(play.second?.view.shownY == 0)
    // This animator leaves its arriving view behind, and is notified (B-08).
    #expect(play.setup.warnings.count == 1)
    for _ in 0..<2 {
      play.press(y: 400)
      play.move(by: -120, frames: 6)
      play.release()
      play.setup.settle()
      #expect(play.second == nil)
      #expect(play.setup.window.subviews == [play.first.view])
      #expect(play.first.view.shownY == 0)
      play.raise()
      #expect(play.isPresented)
    }
    #expect(play.setup.violations.isEmpty)
  }

  @Test("1.5 the button dismisses without a driver")
  func button() {
    let play = PullDownSetup()
    play.raise()
    let page = play.second!.view!
    play.setup.harness.tap(at: CGPoint(x: 187, y: 622))
    #expect(play.first.transitionCoordinator?.isInteractive == false)
    #expect(play.first.transitionCoordinator?.initiallyInteractive == false)
    let start = page.shownY
    play.setup.advance(by: 0.25)
    #expect(page.shownY < start - 100)
    #expect(page.shownY > -667)
    play.setup.settle()
    #expect(play.second == nil)
    #expect(play.first.view.window != nil)
  }

  @Test("1.5 the driver lives on when the handler drops it, and no longer than the transition")
  func driverOwnership() {
    let play = PullDownSetup()
    play.press(y: 60)
    play.move(by: 500, frames: 30)
    let transition = play.second!.transition
    #expect(transition.driver != nil)
    play.release()
    play.setup.frame()
    #expect(transition.driver != nil)
    play.setup.settle()
    #expect(transition.driver == nil)
  }

  @Test("A-09 A-14 the callbacks of a cancelled and a finished pull")
  func callbacks() {
    let play = PullDownSetup()
    play.press(y: 60)
    play.move(by: 200, frames: 40)
    play.setup.advance(by: 0.2)
    play.release()
    play.setup.settle()
    play.raise()
    let appearances = play.log.filter { $0.hasPrefix("viewWill") || $0.hasPrefix("viewDid") }
    #expect(
      appearances == [
        "viewWillAppear PullDownFirst", "viewDidAppear PullDownFirst",
        "viewWillDisappear PullDownFirst", "viewWillAppear PullDownSecond",
        "viewWillDisappear PullDownSecond", "viewDidDisappear PullDownSecond",
        "viewWillAppear PullDownFirst", "viewDidAppear PullDownFirst",
        "viewWillDisappear PullDownFirst", "viewWillAppear PullDownSecond",
        "viewDidAppear PullDownSecond", "viewDidDisappear PullDownFirst",
      ])
  }

  @Test("L-01 a flick of any length, even within one frame, settles usable")
  func tinyFlicks() {
    for length in 1...12 {
      for frames in [0, 1, 2] {
        let play = PullDownSetup()
        let y = 60 + CGFloat(length)
        play.setup.down(180, 60)
        if frames > 1 { play.setup.frame() }
        play.setup.move(180, y)
        if frames > 0 { play.setup.frame() }
        play.setup.up()
        #expect(play.setup.settle())
        #expect(play.second == nil || play.isPresented)
        #expect(play.setup.window.subviews.count == 1)
        if play.isPresented {
          play.setup.harness.tap(at: CGPoint(x: 187, y: 622))
          play.setup.settle()
        }
        play.raise()
        #expect(play.isPresented)
        #expect(play.second?.view.shownY == 0)
      }
    }
  }

  @Test("L-04 the same gesture after a cancel gives the same trace")
  func sameTrace() {
    let play = PullDownSetup()
    func trace() -> [CGFloat] {
      var shown: [CGFloat] = []
      play.press(y: 60)
      play.move(by: 300, frames: 30) { _ in shown.append(play.second!.view.shownY) }
      play.setup.advance(by: 0.2)
      play.release()
      for _ in 0..<30 {
        play.setup.frame()
        shown.append(play.second?.view.shownY ?? -667)
      }
      return shown
    }
    let first = trace()
    #expect(first.count > 50)
    #expect(first.max()! > -450)
    for _ in 0..<2 {
      let again = trace()
      #expect(again.count == first.count)
      #expect(zip(first, again).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
