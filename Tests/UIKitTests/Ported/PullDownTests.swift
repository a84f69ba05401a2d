import Foundation
import Testing

@testable import UIKit

/// SPEC system 1: the ported pull-down works as 1.5 lists.
@MainActor struct PullDownTests {
  @Test(
    "N-01 N-11 1.2 1.3 M-43 the page goes exactly where the finger goes, and is presented past half"
  )
  func slowDragPastHalf() throws {
    let play = PullDownStage()
    play.press(y: 60)
    play.move(by: 480, frames: 60) { travel in
      #expect(abs(play.second!.view.shownY - (travel - 667)) < 1e-9)
    }
    #expect(play.began != nil)
    play.stage.advance(by: 0.2)
    play.release()
    play.stage.frame()
    #expect(play.first.verdicts == [true])
    play.stage.settle()
    #expect(play.isPresented && play.second?.view.shownY == 0)
    #expect(play.first.view.window == nil)
    #expect(play.second?.presentingViewController === play.first)
  }

  @Test("1.4 a short slow drag, held, goes back and changes nothing")
  func shortSlowDrag() {
    let play = PullDownStage()
    let before = Picture(of: play.stage.window)
    play.press(y: 60)
    play.move(by: 200, frames: 40)
    #expect(play.second != nil)
    play.stage.advance(by: 0.2)
    play.release()
    play.stage.frame()
    #expect(play.first.verdicts == [false])
    let page = play.second!.view!
    var last = page.shownY
    for _ in 0..<60 {
      play.stage.frame()
      guard page.window != nil else { break }
      #expect(page.shownY <= last)
      last = page.shownY
    }
    play.stage.settle()
    #expect(Picture(of: play.stage.window) == before)
  }

  @Test("1.4 a short fast flick presents")
  func flick() {
    let play = PullDownStage()
    play.press(y: 60)
    play.move(by: 90, frames: 5)
    play.release()
    play.stage.settle()
    #expect(play.first.verdicts == [true] && play.isPresented)
  }

  @Test("1.4 down, reversed, released upwards: back")
  func reversed() {
    let play = PullDownStage()
    play.press(y: 60)
    play.move(by: 450, frames: 30)
    play.move(by: -90, frames: 9) { travel in
      #expect(abs(play.second!.view.shownY - (travel - 667)) < 1e-9)
    }
    play.release()
    play.stage.settle()
    #expect(play.first.verdicts == [false] && play.second == nil)
    #expect(play.stage.window.subviews == [play.first.view])
  }

  @Test("1.4 a cancelled gesture takes the presentation back")
  func cancelledGesture() {
    let play = PullDownStage()
    play.press(y: 60)
    play.move(by: 400, frames: 20)
    play.stage.loseFocus()
    play.stage.settle()
    #expect(play.first.verdicts == [false] && play.second == nil)
  }

  @Test("1.5 the dismissal is driven the same way, finished and cancelled")
  func drivenDismissal() {
    let play = PullDownStage()
    play.raise()
    play.press(y: 500)
    play.move(by: -200, frames: 20) { travel in
      #expect(abs(play.second!.view.shownY - min(travel, 0)) < 1e-9)
    }
    play.stage.advance(by: 0.2)
    play.release()
    play.stage.settle()
    #expect(play.isPresented && play.second?.view.shownY == 0)
    // This animator leaves its arriving view behind, and is told so (B-08).
    #expect(play.stage.warnings.count == 1)
    for _ in 0..<2 {
      play.press(y: 400)
      play.move(by: -120, frames: 6)
      play.release()
      play.stage.settle()
      #expect(play.second == nil)
      #expect(play.stage.window.subviews == [play.first.view])
      #expect(play.first.view.shownY == 0)
      play.raise()
      #expect(play.isPresented)
    }
    #expect(play.stage.violations.isEmpty)
  }

  @Test("1.5 the button dismisses without a driver")
  func button() {
    let play = PullDownStage()
    play.raise()
    let page = play.second!.view!
    play.stage.harness.tap(at: CGPoint(x: 187, y: 622))
    #expect(play.first.transitionCoordinator?.isInteractive == false)
    #expect(play.first.transitionCoordinator?.initiallyInteractive == false)
    let start = page.shownY
    play.stage.advance(by: 0.25)
    #expect(page.shownY < start - 100 && page.shownY > -667)
    play.stage.settle()
    #expect(play.second == nil && play.first.view.window != nil)
  }

  @Test("1.5 the driver lives on when the handler drops it, and no longer than the transition")
  func driverOwnership() {
    let play = PullDownStage()
    play.press(y: 60)
    play.move(by: 500, frames: 30)
    let transition = play.second!.transition
    #expect(transition.driver != nil)
    play.release()
    play.stage.frame()
    #expect(transition.driver != nil)
    play.stage.settle()
    #expect(transition.driver == nil)
  }

  @Test("A-09 A-14 the callbacks of a cancelled and a finished pull")
  func callbacks() {
    let play = PullDownStage()
    play.press(y: 60)
    play.move(by: 200, frames: 40)
    play.stage.advance(by: 0.2)
    play.release()
    play.stage.settle()
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
        let play = PullDownStage()
        let y = 60 + CGFloat(length)
        play.stage.down(180, 60)
        if frames > 1 { play.stage.frame() }
        play.stage.move(180, y)
        if frames > 0 { play.stage.frame() }
        play.stage.up()
        #expect(play.stage.settle())
        #expect(play.second == nil || play.isPresented)
        #expect(play.stage.window.subviews.count == 1)
        if play.isPresented {
          play.stage.harness.tap(at: CGPoint(x: 187, y: 622))
          play.stage.settle()
        }
        play.raise()
        #expect(play.isPresented && play.second?.view.shownY == 0)
      }
    }
  }

  @Test("L-04 the same gesture after a cancel gives the same trace")
  func sameTrace() {
    let play = PullDownStage()
    func trace() -> [CGFloat] {
      var shown: [CGFloat] = []
      play.press(y: 60)
      play.move(by: 300, frames: 30) { _ in shown.append(play.second!.view.shownY) }
      play.stage.advance(by: 0.2)
      play.release()
      for _ in 0..<30 {
        play.stage.frame()
        shown.append(play.second?.view.shownY ?? -667)
      }
      return shown
    }
    let first = trace()
    #expect(first.count > 50 && first.max()! > -450)
    for _ in 0..<2 {
      let again = trace()
      #expect(again.count == first.count)
      #expect(zip(first, again).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }
}
