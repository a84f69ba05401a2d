import Foundation
import GlissadeGestures
import GlissadeMotion
import GlissadeRaster
import Testing
import UIKit

@testable import GlissadeWindow

/// A machine that sleeps for an hour between two frames: the passes of a frame as the loop makes
/// them, with wall instants of the test's own.
@MainActor @Suite struct SuspensionTests {
  /// A card that goes where the pointer goes.
  private final class CardViewController: UIViewController {
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    var releaseVelocity: CGPoint?

    override func viewDidLoad() {
      super.viewDidLoad()
      card.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(CardViewController.drag)))
      view.addSubview(card)
    }

    func drag(_ pan: UIPanGestureRecognizer) {
      let translation = pan.translation(in: view)
      card.center = CGPoint(x: card.center.x + translation.x, y: card.center.y + translation.y)
      pan.setTranslation(.zero, in: view)
      if pan.state == .ended { releaseVelocity = pan.velocity(in: view) }
    }
  }

  @MainActor private final class Setup {
    private static let interval = 1.0 / 60
    let page = CardViewController()
    let scene: UIWindowScene
    private var frames = FrameClock(framesPerSecond: 60)
    private let clock = SceneClock(at: 0)
    private var watch = PumpWatch()
    private(set) var wall = 1.0

    init() {
      scene = UIWindowScene(
        size: CGSize(width: 300, height: 600), scale: 1, fonts: FontLibrary())
      let page = page
      let scene = scene
      scene.enter {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = page
        window.makeKeyAndVisible()
      }
    }

    /// Makes the next frame, some seconds late.
    func frame(late: Double = 0, _ input: (Double) -> [InputEvent] = { _ in [] }) {
      watch.readingBegins(at: wall + late)
      wall += late + Self.interval
      watch.readingEnds(at: wall)
      scene.setNow(clock.time(at: frames.begin(at: wall).shown))
      scene.setInputTiming(InputTiming(pumpInterval: watch.longestInterval))
      scene.deliver(input(clock.time(at: wall)))
      scene.step()
      scene.layout()
      scene.commit()
      _ = scene.flatten()
    }
  }

  @Test(
    "M-04 released after an hour's sleep in mid-drag, a pointer has no velocity and nothing jumps")
  func drag() {
    let setup = Setup()
    setup.frame()
    setup.frame { [.down(at: CGPoint(x: 100, y: 100), t: $0, button: 1)] }
    var y = 100.0
    for _ in 0..<10 {
      y += 20
      let place = CGPoint(x: 100, y: y)
      setup.frame { [.move(to: place, t: $0, button: 1)] }
    }
    let shown = setup.page.card.center.y
    #expect(shown > 200)
    let place = CGPoint(x: 100, y: y)
    setup.frame(late: 3600) { [.up(at: place, t: $0, button: 1)] }
    #expect(setup.page.card.center.y == shown)
    #expect(setup.page.releaseVelocity == .zero)
  }

  @Test("L-11 after an hour's sleep in mid-drag only what the pointer did since counts")
  func dragOn() throws {
    let setup = Setup()
    setup.frame()
    setup.frame { [.down(at: CGPoint(x: 100, y: 100), t: $0, button: 1)] }
    for step in 1...10 {
      let place = CGPoint(x: 100, y: 100 + 20 * Double(step))
      setup.frame { [.move(to: place, t: $0, button: 1)] }
    }
    // Five points a frame back up, where it went down by twenty.
    for step in 0...10 {
      let place = CGPoint(x: 100, y: 300 - 5 * Double(step))
      setup.frame(late: step == 0 ? 3600 : 0) { [.move(to: place, t: $0, button: 1)] }
    }
    setup.frame { [.up(at: CGPoint(x: 100, y: 250), t: $0, button: 1)] }
    let velocity = try #require(setup.page.releaseVelocity)
    #expect(abs(velocity.y + 300) < 3)
  }

  @Test("M-27 an animation that an hour's sleep interrupts is at its end in the next frame")
  func animation() {
    let setup = Setup()
    setup.frame()
    let card = setup.page.card
    var ends: [Bool] = []
    setup.scene.enter {
      UIView.animate(withDuration: 0.4) {
        card.center.y = 500
      } completion: {
        ends.append($0)
      }
    }
    setup.frame()
    setup.frame()
    let middle = card.layer.presentation()?.position.y ?? 0
    #expect(middle > 100)
    #expect(middle < 500)
    setup.frame(late: 3600)
    #expect(card.layer.presentation()?.position.y ?? card.center.y == 500)
    #expect(ends == [true])
    #expect(!setup.scene.needsFrame)
  }
}
