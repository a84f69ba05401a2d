import Foundation
import GlissadeTesting
import Testing

/// Tests of pinch and rotation as clients use them.
@MainActor @Suite("Pinch and rotation")
struct PinchAndRotationTests {
  /// A page with a tile that is moved, scaled and rotated, each change of which is reset at once.
  private final class TilePage: UIViewController, UIGestureRecognizerDelegate {
    let tile = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 200))
    let pan = UIPanGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    var isTogether = true
    var states: [String] = []
    var velocities: (scale: CGFloat, rotation: CGFloat) = (0, 0)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(tile)
      pan.addTarget(self, action: Selector(TilePage.drag))
      pinch.addTarget(self, action: Selector(TilePage.scale))
      rotation.addTarget(self, action: Selector(TilePage.turn))
      for recognizer in [pan, pinch, rotation] {
        recognizer.delegate = self
        view.addGestureRecognizer(recognizer)
      }
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isTogether }

    func drag(_ pan: UIPanGestureRecognizer) {
      states.append("pan \(pan.state)")
      let translation = pan.translation(in: view)
      tile.center.x += translation.x
      tile.center.y += translation.y
      pan.setTranslation(.zero, in: view)
    }

    func scale(_ pinch: UIPinchGestureRecognizer) {
      states.append("pinch \(pinch.state)")
      tile.transform = tile.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
      if pinch.state == .ended { velocities.scale = pinch.velocity }
    }

    func turn(_ rotation: UIRotationGestureRecognizer) {
      states.append("rotation \(rotation.state)")
      tile.transform = tile.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
      if rotation.state == .ended { velocities.rotation = rotation.velocity }
    }

    func count(_ word: String) -> Int { states.filter { $0 == word }.count }
  }

  private let page = TilePage()
  private let harness: Harness
  private let center = CGPoint(x: 200, y: 300)

  init() {
    let page = page
    harness = Harness { page }
  }

  private var scale: CGFloat { hypot(page.tile.transform.a, page.tile.transform.b) }
  private var angle: CGFloat { atan2(page.tile.transform.b, page.tile.transform.a) }

  @Test("O-03 a pinch scales by what the touches did after the slop, and by nothing else")
  func pinch() {
    harness.pinch(at: center, scale: 3, span: 100, over: 0.5)
    // The pinch begins at the first sample beyond 110 pt: there are 60, each of which adds 10/3 pt.
    let begin = 100 + 10.0 / 3 * 4
    #expect(abs(scale - 300 / begin) < 1e-9)
    #expect(abs(angle) < 1e-9)
    #expect(page.count("pinch began") == 1)
    #expect(page.count("pinch ended") == 1)
    #expect(page.count("pan began") == 0)
    #expect(page.count("rotation began") == 0)
    #expect(page.velocities.scale > 0)
  }

  @Test("O-03 a rotation turns by what the touches did after the slop, clockwise positive")
  func rotation() {
    harness.rotate(at: center, by: .pi / 2, over: 0.5)
    let turned: CGFloat = .pi / 2 - 0.1
    #expect(angle > turned - .pi / 120)
    #expect(angle < turned)
    #expect(abs(scale - 1) < 1e-9)
    #expect(page.count("pinch began") == 0)
    #expect(abs(page.velocities.rotation - .pi) < 0.05)
  }

  @Test("O-03 F-09 after a hold the velocities are exactly 0")
  func hold() {
    harness.pinch(at: center, scale: 3, hold: 0.1)
    #expect(page.velocities.scale == 0)
    harness.rotate(at: center, by: 1, hold: 0.1)
    #expect(page.velocities.rotation == 0)
  }

  @Test("O-03 pan, pinch and rotation work together when the delegate allows it")
  func together() {
    harness.touches(
      from: [CGPoint(x: 150, y: 300), CGPoint(x: 250, y: 300)],
      to: [CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 500)], over: 0.5)
    #expect(page.count("pan began") == 1)
    #expect(page.count("pinch began") == 1)
    #expect(page.count("rotation began") == 1)
    #expect(page.tile.center.y > 360)
    #expect(angle > 1.2)
    #expect(scale > 1.5)
  }

  @Test("O-03 without the delegate's consent the first one wins")
  func alone() {
    page.isTogether = false
    harness.pinch(at: center, scale: 3)
    harness.advance(by: 0.5)
    #expect(page.count("pinch began") == 1)
    #expect(page.count("pan began") == 0)
    #expect(page.count("rotation began") == 0)
  }

  @Test("O-03 a third touch is ignored, and a touch that comes back continues without a jump")
  func thirdTouch() {
    harness.pinch(at: center, scale: 2, release: false)
    let reached = scale
    harness.touchDown(3, at: CGPoint(x: 20, y: 20))
    harness.advance(by: 0.1)
    #expect(page.pinch.numberOfTouches == 2)
    #expect(page.pinch.location(in: nil) == center)
    harness.touchMove(3, to: CGPoint(x: 20, y: 400))
    harness.touchUp(2, at: CGPoint(x: 80, y: 300))
    harness.advance(by: 0.1)
    #expect(scale == reached)
    harness.touchDown(4, at: CGPoint(x: 300, y: 300))
    harness.advance(by: 0.1)
    #expect(scale == reached)
    harness.touchMove(4, to: CGPoint(x: 280, y: 300))
    harness.advance(by: 0.1)
    #expect(scale != reached)
    for touch in [1, 3, 4] { harness.touchUp(touch, at: center) }
    harness.advance(by: 0.1)
    #expect(page.pinch.state == .possible)
  }
}
