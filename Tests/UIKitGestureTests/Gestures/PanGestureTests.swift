import Foundation
import GlissadeMotion
import Testing
import UIKit

@MainActor @Suite("Pan gesture")
struct PanGestureTests {
  let setup = GestureSetup()
  let recorder = StateRecorder()

  @Test("F-01 F-02 a drag is began, changed…, ended; then possible again")
  func life() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(200, 200, at: 0)
    #expect(pan.state == .possible)
    #expect(recorder.states.isEmpty)
    setup.move(200, 203, at: 0.01)
    setup.move(200, 206, at: 0.02)
    #expect(pan.state == .began)
    setup.move(200, 210, at: 0.03)
    setup.move(200, 220, at: 0.04)
    setup.up(200, 220, at: 0.05)
    #expect(recorder.states == [.began, .changed, .changed, .ended])
    #expect(pan.state == .possible)
    #expect(setup.log == ["UIPanGestureRecognizer began", "UIPanGestureRecognizer ended"])
  }

  @Test("F-01 F-02 a press without movement fails silently, and the next drag works")
  func failure() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.name = "drag"
    setup.tap(200, 200, at: 0)
    #expect(recorder.states.isEmpty)
    #expect(pan.state == .possible)
    #expect(setup.log == ["drag failed"])
    setup.down(200, 200, at: 1)
    setup.move(200, 220, at: 1.01)
    #expect(recorder.states == [.began])
  }

  @Test("F-03 touches on descendants are seen, touches beside the view are not")
  func descendants() {
    let child = TouchRecordingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    setup.view.addSubview(child)
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    setup.down(70, 120, at: 0)
    #expect(pan.numberOfTouches == 1)
    setup.up(70, 120, at: 0.1)
    setup.down(20, 20, at: 1)
    setup.move(20, 90, at: 1.1)
    #expect(pan.numberOfTouches == 0)
    #expect(recorder.states.isEmpty)
  }

  @Test("F-04 M-01 the hysteresis is 4 pt for the mouse, a property, and held within 0…40")
  func hysteresis() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    #expect(pan.hysteresis == 4)
    pan.hysteresis = 10
    setup.down(200, 200, at: 0)
    setup.move(206, 208, at: 0.01)
    #expect(recorder.states.isEmpty)
    setup.move(206, 208.5, at: 0.02)
    #expect(recorder.states == [.began])
    pan.hysteresis = 99
    #expect(pan.hysteresis == 40)
    pan.hysteresis = -1
    #expect(pan.hysteresis == 0)
  }

  @Test("F-04 two touches wanted, one pointer: never begins")
  func tooFewTouches() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    pan.minimumNumberOfTouches = 2
    setup.down(200, 200, at: 0)
    setup.move(200, 300, at: 0.1)
    setup.up(200, 300, at: 0.2)
    #expect(recorder.states.isEmpty)
    #expect(pan.state == .possible)
  }

  @Test("F-05 in shouldBegin translation is the whole movement, in the began action zero")
  func translationAtBegin() {
    let judge = Judge()
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var asked: [CGPoint] = []
    judge.begins = { [unowned pan] _ in
      asked.append(pan.translation(in: nil))
      return true
    }
    pan.delegate = judge
    var begun: CGPoint?
    recorder.onCall = { [unowned pan] _ in begun = begun ?? pan.translation(in: nil) }
    setup.down(200, 200, at: 0)
    setup.move(200, 203, at: 0.01)
    setup.move(201, 207, at: 0.02)
    #expect(asked == [CGPoint(x: 1, y: 7)])
    #expect(begun == .zero)
  }

  @Test("F-06 M-43 after began, the view travels as the pointer: 0 pt apart at each event")
  func followsPointer() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var translations: [CGFloat] = []
    recorder.onCall = { [unowned pan] _ in translations.append(pan.translation(in: nil).y) }
    setup.down(200, 200, at: 0)
    for step in 1...40 { setup.move(200, 200 + Double(step) * 5, at: Double(step) * 0.008) }
    #expect(translations == (0..<40).map { CGFloat($0) * 5 })
  }

  @Test("F-07 setTranslation rebases; deltas sum to the whole movement, velocity stays")
  func rebasing() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var sum: CGFloat = 0
    recorder.onCall = { [unowned pan] _ in
      sum += pan.translation(in: nil).y
      let velocity = pan.velocity(in: nil)
      pan.setTranslation(.zero, in: nil)
      #expect(pan.translation(in: nil) == .zero)
      #expect(pan.velocity(in: nil) == velocity)
    }
    setup.down(200, 200, at: 0)
    for step in 1...40 { setup.move(200, 200 + Double(step) * 5, at: Double(step) * 0.008) }
    #expect(sum == 195)
    #expect(abs(pan.velocity(in: nil).y - 625) < 1)
    pan.setTranslation(CGPoint(x: 3, y: -4), in: setup.view)
    #expect(pan.translation(in: setup.view) == CGPoint(x: 3, y: -4))
    #expect(pan.state == .changed)
  }

  @Test("F-08 the view's own motion does not enter translation, its scale and rotation do")
  func vectors() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    recorder.onCall = { [unowned setup, unowned pan] _ in
      setup.view.center.y += pan.translation(in: setup.view).y - 10
    }
    setup.down(200, 200, at: 0)
    for step in 1...11 { setup.move(200, 200 + Double(step) * 8, at: Double(step) * 0.008) }
    recorder.onCall = { _ in }
    #expect(pan.translation(in: setup.view) == CGPoint(x: 0, y: 80))
    setup.view.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
    let translation = pan.translation(in: setup.view)
    #expect(abs(translation.x - 40) < 1e-9)
    #expect(abs(translation.y) < 1e-9)
    let velocity = pan.velocity(in: setup.view)
    #expect(abs(velocity.x - 500) < 1)
    #expect(abs(velocity.y) < 1)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: setup.view)
    #expect(abs(pan.translation(in: nil).y - 20) < 1e-9)
  }

  @Test("F-09 paused, then released: velocity at ended is exactly 0")
  func hold() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var velocities: [CGPoint] = []
    recorder.onCall = { [unowned pan] _ in velocities.append(pan.velocity(in: nil)) }
    setup.down(200, 150, at: 0)
    for step in 1...20 { setup.move(200, 150 + Double(step) * 5, at: Double(step) * 0.01) }
    #expect(abs((velocities.last?.y ?? 0) - 500) < 1)
    setup.up(200, 250, at: 0.3)
    #expect(recorder.states.last == .ended)
    #expect(velocities.last == .zero)
  }

  @Test("M-04 where the event queue stalls, its gaps are no holds")
  func stalledQueue() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var last = CGPoint.zero
    recorder.onCall = { [unowned pan] _ in last = pan.velocity(in: nil) }
    setup.dispatcher.timing = InputTiming(pumpInterval: 0.05)
    setup.down(200, 150, at: 0)
    for step in 1...4 { setup.move(200, 150 + Double(step) * 25, at: Double(step) * 0.05) }
    setup.up(200, 250, at: 0.3)
    #expect(abs(last.y - 500) < 1)
  }

  @Test("F-10 hold, then flick: only the flick counts; the release's own step counts too")
  func flickAfterHold() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var last = CGPoint.zero
    recorder.onCall = { [unowned pan] _ in last = pan.velocity(in: nil) }
    setup.down(200, 150, at: 0)
    for step in 1...20 { setup.move(200, 150 + Double(step) * 5, at: Double(step) * 0.01) }
    for step in 0...4 { setup.move(200, 250 - Double(step) * 10, at: 1 + Double(step) * 0.01) }
    setup.up(200, 200, at: 1.05)
    #expect(recorder.states.last == .ended)
    #expect(abs(last.y + 1000) < 1)
    #expect(recorder.states.filter { $0 == .changed }.count == 25)
  }

  @Test("L-01 down, move and up within a frame, 1 to 12 pt long: ended, or never begun")
  func fastFlick() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    for length in 1...12 {
      recorder.states = []
      let start = Double(length)
      setup.down(200, 200, at: start)
      setup.up(200, 200 + Double(length), at: start + 0.004)
      #expect(recorder.states == (length > 4 ? [.began, .ended] : []))
      #expect(pan.state == .possible)
    }
  }

  @Test(
    "location(in:) is the pointer's, in began and ended too; touch indices end with the touches"
  )
  func locations() {
    let pan = recorder.add(UIPanGestureRecognizer(), on: setup.view)
    var places: [CGPoint] = []
    var counts: [Int] = []
    recorder.onCall = { [unowned pan, unowned setup] _ in
      places.append(pan.location(in: setup.view))
      counts.append(pan.numberOfTouches)
      if pan.numberOfTouches > 0 {
        #expect(pan.location(ofTouch: 0, in: nil) == pan.location(in: nil))
      }
    }
    setup.down(200, 200, at: 0)
    setup.move(200, 220, at: 0.1)
    setup.up(210, 230, at: 0.2)
    #expect(places == [(150, 120), (160, 130), (160, 130)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(counts == [1, 1, 0])
  }
}
