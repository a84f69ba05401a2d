import Foundation
import GlissadeGestures
import GlissadeTesting
import Testing
import UIKit

@MainActor @Suite("UISlider") struct SliderTests {
  /// A slider of 216 pt in a scroll view: its thumb's middle can move by 200 pt.
  @MainActor private final class Fixture {
    let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 216, height: 30))
    let scroll = UIScrollView()
    var sent: [Float] = []
    var harness: Harness!

    init() {
      harness = Harness(size: CGSize(width: 300, height: 300)) {
        let page = UIViewController()
        scroll.frame = page.view.bounds
        scroll.contentSize = CGSize(width: 900, height: 900)
        scroll.addSubview(slider)
        page.view.addSubview(scroll)
        slider.maximumValue = 100
        slider.addAction(
          UIAction { [unowned self] _ in self.sent.append(self.slider.value) }, for: .valueChanged)
        return page
      }
    }

    func key(_ name: String, _ modifiers: InputEvent.Modifiers = []) {
      harness.send(.key(name, modifiers: modifiers, t: harness.now))
      harness.advance(by: 0.04)
    }
  }

  @Test("its value is within its limits, which follow each other")
  func limits() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.value == 0)
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -1
    #expect(slider.value == 0)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5)
    #expect(slider.value == 5)
    slider.maximumValue = 2
    #expect(slider.minimumValue == 2)
    #expect(slider.value == 2)
    slider.value = .nan
    #expect(slider.value == 2)
  }

  @Test("the thumb goes with the pointer that took it, and nothing around it pans")
  func drag() {
    let fixture = Fixture()
    fixture.slider.value = 50
    fixture.harness.advance(by: 0.05)
    // The thumb's middle is at 20 + 8 + 100; taken three points beside it.
    fixture.harness.drag(
      from: CGPoint(x: 131, y: 35), to: CGPoint(x: 171, y: 95), over: 0.2)
    #expect(abs(fixture.slider.value - 70) < 0.01)
    #expect(fixture.sent.count > 5)
    #expect(fixture.sent == fixture.sent.sorted())
    #expect(fixture.scroll.contentOffset == .zero)
    fixture.harness.drag(from: CGPoint(x: 171, y: 35), to: CGPoint(x: 400, y: 35), over: 0.2)
    #expect(fixture.slider.value == 100)
  }

  @Test("a press beside the thumb brings it there")
  func press() {
    let fixture = Fixture()
    fixture.harness.tap(at: CGPoint(x: 20 + 8 + 30, y: 35))
    #expect(abs(fixture.slider.value - 15) < 0.01)
    #expect(fixture.sent == [fixture.slider.value, fixture.slider.value])
  }

  @Test("N-21 a continuous one reports its value once more on release, with the touch ended")
  func lastEvent() {
    let fixture = Fixture()
    let listener = SliderListener()
    fixture.slider.addTarget(
      listener, action: Selector(SliderListener.changed), for: .valueChanged)
    fixture.harness.drag(from: CGPoint(x: 28, y: 35), to: CGPoint(x: 128, y: 35), over: 0.2)
    #expect(listener.phases.last == .ended)
    #expect(listener.phases.dropLast().allSatisfy { $0 == .moved })
    #expect(listener.isTracking.last == false)
    #expect(listener.isTracking.count { !$0 } == 1)
  }

  @Test("one that is not continuous reports its value when it is released")
  func notContinuous() {
    let fixture = Fixture()
    fixture.slider.isContinuous = false
    fixture.harness.drag(
      from: CGPoint(x: 28, y: 35), to: CGPoint(x: 128, y: 35), over: 0.2, release: false)
    #expect(fixture.sent.isEmpty)
    #expect(abs(fixture.slider.value - 50) < 0.01)
    fixture.harness.mouseUp(at: CGPoint(x: 128, y: 35))
    fixture.harness.advance(by: 0.05)
    #expect(fixture.sent.count == 1)
  }

  @Test("touched once, it takes the arrows, Home and End; disabled it takes nothing")
  func keys() {
    let fixture = Fixture()
    fixture.key("Right")
    #expect(fixture.slider.value == 0)
    fixture.harness.tap(at: CGPoint(x: 128, y: 35))
    fixture.key("Right")
    #expect(abs(fixture.slider.value - 51) < 0.01)
    fixture.key("Left", .shift)
    #expect(abs(fixture.slider.value - 41) < 0.01)
    fixture.key("End")
    #expect(fixture.slider.value == 100)
    fixture.key("Home")
    #expect(fixture.slider.value == 0)
    #expect(fixture.sent.count == 6)
    fixture.slider.isEnabled = false
    fixture.key("Right")
    fixture.harness.tap(at: CGPoint(x: 128, y: 35))
    #expect(fixture.slider.value == 0)
  }

  @Test("set by the program it notifies nobody; animated, the thumb slides there")
  func animated() {
    let fixture = Fixture()
    let thumb = fixture.slider.subviews[2]
    fixture.slider.setValue(100, animated: true)
    #expect(fixture.slider.value == 100)
    fixture.harness.advance(by: 0.1)
    let x = fixture.harness.presentationFrame(of: thumb).midX
    #expect(x > 60)
    #expect(x < 200)
    fixture.harness.advanceUntilIdle()
    #expect(fixture.harness.presentationFrame(of: thumb).midX == 228)
    #expect(fixture.sent.isEmpty)
  }
}

/// A target that records the phase of the touch at each change.
@MainActor private final class SliderListener {
  var phases: [UITouch.Phase?] = []
  var isTracking: [Bool] = []

  func changed(_ slider: UISlider, with event: UIEvent) {
    phases.append(event.allTouches?.first?.phase)
    isTracking.append(slider.isTracking)
  }
}
