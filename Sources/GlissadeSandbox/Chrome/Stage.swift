import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import GlissadeRaster
import UIKit

/// A scene within the window's scene: a demo with a clock of its own.
///
/// Slow motion is the speed of that clock and nothing else; input is stamped by it too.
@MainActor final class Stage {
  let scene: UIWindowScene
  /// From the window's time to the demo's.
  private var clock: SceneClock
  /// What the demo got in this frame.
  private(set) var input: [InputEvent] = []
  private var pending: [InputEvent] = []

  /// Puts a demo on stage at the window's time `now`.
  init(_ demo: Demo, at now: TimeInterval, speed: Double, scale: CGFloat, fonts: FontLibrary) {
    scene = UIWindowScene(size: Palette.stageSize, scale: scale, fonts: fonts)
    clock = SceneClock(at: now, speed: speed)
    scene.show(demo)
  }

  /// Takes an event of the window, its place already the demo's.
  func add(_ event: InputEvent, at place: CGPoint) {
    var event = event
    event.x = place.x
    event.y = place.y
    event.t = clock.time(at: event.t)
    pending.append(event)
  }

  func deliver() {
    input = pending
    pending = []
    scene.deliver(input)
  }

  /// Sets the demo's time by the window's.
  func setNow(_ now: TimeInterval) { scene.setNow(clock.time(at: now)) }

  /// Takes the window's interval; the demo's time runs at its own speed.
  func setPumpInterval(_ seconds: TimeInterval) {
    scene.setPumpInterval(seconds * clock.speed)
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? {
    var facts = facts
    facts.time = clock.time(at: facts.time)
    facts.input = input
    return scene.trace(of: facts)
  }
}

extension UIWindowScene {
  /// Opens a window with a demo in it.
  func show(_ demo: Demo) {
    enter {
      let window = UIWindow(windowScene: self)
      window.rootViewController = demo.makeRoot()
      window.makeKeyAndVisible()
    }
  }
}
