import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("Pan gesture")
struct PanGestureTests {
  let stage = GestureStage()
  let ear = Ear()

  @Test("F-01 F-02 a drag is began, changed…, ended; then possible again")
  func life() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    stage.down(200, 200, at: 0)
    #expect(pan.state == .possible && ear.states.isEmpty)
    stage.move(200, 203, at: 0.01)
    stage.move(200, 206, at: 0.02)
    #expect(pan.state == .began)
    stage.move(200, 210, at: 0.03)
    stage.move(200, 220, at: 0.04)
    stage.up(200, 220, at: 0.05)
    #expect(ear.states == [.began, .changed, .changed, .ended])
    #expect(pan.state == .possible)
    #expect(stage.log == ["UIPanGestureRecognizer began", "UIPanGestureRecognizer ended"])
  }

  @Test("F-01 F-02 a press without movement fails silently, and the next drag works")
  func failure() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    pan.name = "drag"
    stage.tap(200, 200, at: 0)
    #expect(ear.states.isEmpty && pan.state == .possible)
    #expect(stage.log == ["drag failed"])
    stage.down(200, 200, at: 1)
    stage.move(200, 220, at: 1.01)
    #expect(ear.states == [.began])
  }

  @Test("F-03 touches on descendants are seen, touches beside the view are not")
  func descendants() {
    let child = EarView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    stage.view.addSubview(child)
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    stage.down(70, 120, at: 0)
    #expect(pan.numberOfTouches == 1)
    stage.up(70, 120, at: 0.1)
    stage.down(20, 20, at: 1)
    stage.move(20, 90, at: 1.1)
    #expect(pan.numberOfTouches == 0 && ear.states.isEmpty)
  }

  @Test("F-04 M-01 the hysteresis is 4 pt for the mouse, a property, and held within 0…40")
  func hysteresis() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    #expect(pan.hysteresis == 4)
    pan.hysteresis = 10
    stage.down(200, 200, at: 0)
    stage.move(206, 208, at: 0.01)
    #expect(ear.states.isEmpty)
    stage.move(206, 208.5, at: 0.02)
    #expect(ear.states == [.began])
    pan.hysteresis = 99
    #expect(pan.hysteresis == 40)
    pan.hysteresis = -1
    #expect(pan.hysteresis == 0)
  }

  @Test("F-04 two touches wanted, one pointer: never begins")
  func tooFewTouches() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    pan.minimumNumberOfTouches = 2
    stage.down(200, 200, at: 0)
    stage.move(200, 300, at: 0.1)
    stage.up(200, 300, at: 0.2)
    #expect(ear.states.isEmpty && pan.state == .possible)
  }

  @Test("F-05 in shouldBegin translation is the whole movement, in the began action zero")
  func translationAtBegin() {
    let judge = Judge()
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    var asked: [CGPoint] = []
    judge.begins = { [unowned pan] _ in
      asked.append(pan.translation(in: nil))
      return true
    }
    pan.delegate = judge
    var begun: CGPoint?
    ear.onCall = { [unowned pan] _ in begun = begun ?? pan.translation(in: nil) }
    stage.down(200, 200, at: 0)
    stage.move(200, 203, at: 0.01)
    stage.move(201, 207, at: 0.02)
    #expect(asked == [CGPoint(x: 1, y: 7)])
    #expect(begun == .zero)
  }

  @Test("F-06 M-43 after began, the view travels as the finger: 0 pt apart at each event")
  func followsFinger() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    var translations: [CGFloat] = []
    ear.onCall = { [unowned pan] _ in translations.append(pan.translation(in: nil).y) }
    stage.down(200, 200, at: 0)
    for step in 1...40 { stage.move(200, 200 + Double(step) * 5, at: Double(step) * 0.008) }
    #expect(translations == (0..<40).map { CGFloat($0) * 5 })
  }

  @Test("F-07 setTranslation rebases; deltas sum to the whole movement, velocity stays")
  func rebasing() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    var sum: CGFloat = 0
    ear.onCall = { [unowned pan] _ in
      sum += pan.translation(in: nil).y
      let velocity = pan.velocity(in: nil)
      pan.setTranslation(.zero, in: nil)
      #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == velocity)
    }
    stage.down(200, 200, at: 0)
    for step in 1...40 { stage.move(200, 200 + Double(step) * 5, at: Double(step) * 0.008) }
    #expect(sum == 195)
    #expect(abs(pan.velocity(in: nil).y - 625) < 1)
    pan.setTranslation(CGPoint(x: 3, y: -4), in: stage.view)
    #expect(pan.translation(in: stage.view) == CGPoint(x: 3, y: -4))
    #expect(pan.state == .changed)
  }

  @Test("F-08 the view's own motion does not enter translation, its scale and rotation do")
  func vectors() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    ear.onCall = { [unowned stage, unowned pan] _ in
      stage.view.center.y += pan.translation(in: stage.view).y - 10
    }
    stage.down(200, 200, at: 0)
    for step in 1...11 { stage.move(200, 200 + Double(step) * 8, at: Double(step) * 0.008) }
    ear.onCall = { _ in }
    #expect(pan.translation(in: stage.view) == CGPoint(x: 0, y: 80))
    stage.view.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
    let translation = pan.translation(in: stage.view)
    #expect(abs(translation.x - 40) < 1e-9 && abs(translation.y) < 1e-9)
    let velocity = pan.velocity(in: stage.view)
    #expect(abs(velocity.x - 500) < 1 && abs(velocity.y) < 1)
    pan.setTranslation(CGPoint(x: 10, y: 0), in: stage.view)
    #expect(abs(pan.translation(in: nil).y - 20) < 1e-9)
  }

  @Test("F-09 held, then released: velocity at ended is exactly 0")
  func hold() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    var velocities: [CGPoint] = []
    ear.onCall = { [unowned pan] _ in velocities.append(pan.velocity(in: nil)) }
    stage.down(200, 150, at: 0)
    for step in 1...20 { stage.move(200, 150 + Double(step) * 5, at: Double(step) * 0.01) }
    #expect(abs((velocities.last?.y ?? 0) - 500) < 1)
    stage.up(200, 250, at: 0.3)
    #expect(ear.states.last == .ended && velocities.last == .zero)
  }

  @Test("M-04 where the event queue stalls, its gaps are no holds")
  func stalledQueue() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    var last = CGPoint.zero
    ear.onCall = { [unowned pan] _ in last = pan.velocity(in: nil) }
    stage.dispatcher.pumpInterval = 0.05
    stage.down(200, 150, at: 0)
    for step in 1...4 { stage.move(200, 150 + Double(step) * 25, at: Double(step) * 0.05) }
    stage.up(200, 250, at: 0.3)
    #expect(abs(last.y - 500) < 1)
  }

  @Test("F-10 hold, then flick: only the flick counts; the release's own step counts too")
  func flickAfterHold() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    var last = CGPoint.zero
    ear.onCall = { [unowned pan] _ in last = pan.velocity(in: nil) }
    stage.down(200, 150, at: 0)
    for step in 1...20 { stage.move(200, 150 + Double(step) * 5, at: Double(step) * 0.01) }
    for step in 0...4 { stage.move(200, 250 - Double(step) * 10, at: 1 + Double(step) * 0.01) }
    stage.up(200, 200, at: 1.05)
    #expect(ear.states.last == .ended)
    #expect(abs(last.y + 1000) < 1)
    #expect(ear.states.filter { $0 == .changed }.count == 25)
  }

  @Test("L-01 down, move and up within a frame, 1 to 12 pt long: ended, or never begun")
  func fastFlick() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    for length in 1...12 {
      ear.states = []
      let start = Double(length)
      stage.down(200, 200, at: start)
      stage.up(200, 200 + Double(length), at: start + 0.004)
      #expect(ear.states == (length > 4 ? [.began, .ended] : []))
      #expect(pan.state == .possible)
    }
  }

  @Test(
    "location(in:) is the finger's place, in began and ended too; touch indices end with the touches"
  )
  func locations() {
    let pan = ear.listen(to: UIPanGestureRecognizer(), on: stage.view)
    var places: [CGPoint] = []
    var counts: [Int] = []
    ear.onCall = { [unowned pan, unowned stage] _ in
      places.append(pan.location(in: stage.view))
      counts.append(pan.numberOfTouches)
      if pan.numberOfTouches > 0 {
        #expect(pan.location(ofTouch: 0, in: nil) == pan.location(in: nil))
      }
    }
    stage.down(200, 200, at: 0)
    stage.move(200, 220, at: 0.1)
    stage.up(210, 230, at: 0.2)
    #expect(places == [(150, 120), (160, 130), (160, 130)].map { CGPoint(x: $0.0, y: $0.1) })
    #expect(counts == [1, 1, 0])
  }
}
