import Foundation
import GlissadeTesting
import Testing
import UIKit

/// A view that records where its touches are when the first of them ends.
@MainActor private final class Pad: UIView {
  var places: [CGPoint] = []

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard places.isEmpty else { return }
    places = event?.allTouches?.map { $0.location(in: nil) } ?? []
  }
}

@MainActor struct PairReleaseTests {
  @Test(
    "M-48 M-51 when the first of two touches ends, both are where one instant shows them",
    arguments: [60.0, 125, 240, 1000], [60.0, 120])
  func places(rate: Double, framesPerSecond: Double) throws {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    pad.isMultipleTouchEnabled = true
    let harness = Harness(framesPerSecond: framesPerSecond) {
      let controller = UIViewController()
      controller.view.addSubview(pad)
      return controller
    }
    // The touches move towards each other, so that the point between them stays where it is.
    let ends = [CGPoint(x: 150, y: 320), CGPoint(x: 220, y: 280)]
    harness.touches(
      from: [CGPoint(x: 40, y: 300), CGPoint(x: 330, y: 300)], to: ends, over: 0.25, rate: rate,
      release: false)
    harness.touchUp(1, at: ends[0])
    harness.touchUp(2, at: ends[1])
    harness.advance(by: 0.1)
    try #require(pad.places.count == 2)
    #expect(abs(pad.places[0].x + pad.places[1].x - 370) < 1e-9)
    #expect(abs(pad.places[0].y + pad.places[1].y - 600) < 1e-9)
  }
}
