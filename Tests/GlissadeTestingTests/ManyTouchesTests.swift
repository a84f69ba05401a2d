import GlissadeTesting
import Testing
import UIKit

/// O-07: more touches than any screen reports.
@MainActor @Suite struct ManyTouchesTests {
  private final class TouchedView: UIView {
    var began = 0
    var ended = 0
    var mostAtOnce = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      began += touches.count
      mostAtOnce = max(mostAtOnce, event?.allTouches?.count ?? 0)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ended += touches.count
    }
  }

  @Test("O-07 of 5,000 touches at once a hundred are followed, and later ones in their turn")
  func many() {
    let view = TouchedView()
    view.isMultipleTouchEnabled = true
    let harness = Harness {
      let controller = UIViewController()
      controller.view = view
      return controller
    }
    let place = CGPoint(x: 100, y: 100)
    for touch in 1...5000 { harness.touchDown(touch, at: place) }
    harness.advance(by: 0.1)
    #expect(view.began == 100)
    #expect(view.mostAtOnce == 100)
    for touch in 1...5000 {
      harness.touchMove(touch, to: CGPoint(x: 120, y: 100))
      harness.touchUp(touch, at: CGPoint(x: 120, y: 100))
    }
    harness.advance(by: 0.1)
    #expect(view.ended == 100)
    harness.touchDown(7, at: place)
    harness.advance(by: 0.1)
    #expect(view.began == 101)
  }
}
