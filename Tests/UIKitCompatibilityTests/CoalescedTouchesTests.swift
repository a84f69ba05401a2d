import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A view that a client draws on.
@MainActor private final class Paper: UIView {
  var samples: [CGPoint] = []
  var times: [TimeInterval] = []
  var shown: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    add(touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    add(touches, event)
  }

  private func add(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = touches.first else { return }
    shown.append(touch.location(in: self))
    for sample in event?.coalescedTouches(for: touch) ?? [] {
      samples.append(sample.location(in: self))
      times.append(sample.timestamp)
    }
  }
}

@MainActor struct CoalescedTouchesTests {
  @Test("M-51 coalesced touches are the device's samples, each once", arguments: [60.0, 125, 1000])
  func samples(rate: Double) {
    let paper = Paper(frame: CGRect(x: 50, y: 100, width: 300, height: 300))
    let harness = Harness {
      let controller = UIViewController()
      controller.view.addSubview(paper)
      return controller
    }
    let start = harness.now
    harness.drag(
      from: CGPoint(x: 60, y: 110), to: CGPoint(x: 260, y: 210), over: 0.4, rate: rate,
      release: false)
    harness.advance(by: 2.0 / 60)
    let count = Int((0.4 * rate).rounded())
    #expect(paper.samples.count == count + 1)
    for (index, sample) in paper.samples.enumerated() {
      let fraction = Double(index) / Double(count)
      #expect(abs(sample.x - (10 + 200 * fraction)) < 1e-9)
      #expect(abs(sample.y - (10 + 100 * fraction)) < 1e-9)
      #expect(abs(paper.times[index] - (start + 0.4 * fraction)) < 1e-9)
    }
    // The touch itself moves evenly, and rests where the pointer does.
    #expect(paper.shown.last == CGPoint(x: 210, y: 110))
  }

  @Test("M-51 a touch that is not part of an event has no coalesced touches")
  func foreign() {
    #expect(UIEvent().coalescedTouches(for: UITouch()) == nil)
  }
}
