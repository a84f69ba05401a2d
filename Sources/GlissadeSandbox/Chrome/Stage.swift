import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import GlissadeInspector
import GlissadeRaster
import UIKit

/// A demo in a scene with a clock of its own, which runs as its playback says.
///
/// Slow motion, pause and steps are the speed of that clock and nothing else; input is stamped by it
/// too. What the pointer does while time stands moves what it holds and leaves its velocity as it was;
/// what a release then starts waits for time to go on.
@MainActor final class Stage {
  let demo: Demo
  let scene: UIWindowScene
  /// What the pointer does here.
  private(set) var pointer = PointerWatch()
  private(set) var playback: Playback
  /// From the window's time to the demo's.
  private var clock: SceneClock
  /// The window's time.
  private var now: TimeInterval
  /// The demo's time that everything has been moved to.
  private var steppedTo: TimeInterval?
  /// What the demo got in this frame, and what it is still to get.
  private var input: [InputEvent] = []
  private var pending: [Arrival] = []
  private struct Arrival {
    /// As the demo gets it.
    var event: InputEvent
    /// The window's time.
    var wall: TimeInterval
    var timeStands: Bool
  }
  private var picture: DisplayList?

  /// Puts a demo on stage at the window's time `now`.
  init(
    _ demo: Demo, at now: TimeInterval, playback: Playback, size: CGSize, scale: CGFloat,
    fonts: FontLibrary
  ) {
    self.demo = demo
    scene = UIWindowScene(size: size, scale: scale, fonts: fonts)
    clock = SceneClock(at: now, speed: playback.rate)
    self.now = now
    self.playback = playback
    scene.show(demo)
  }

  /// The demo's time.
  var time: TimeInterval { clock.time(at: now) }

  // MARK: The frame

  /// Whether the next picture differs from the last; while time stands, nothing moves by itself.
  var needsFrame: Bool { isStanding ? scene.needsPicture : scene.needsFrame }

  private var isStanding: Bool { playback.isPaused && steppedTo == time }

  /// Whether the pointer has something else to show in the next frame though nobody moves it.
  var pointerFades: Bool { pointer.fades(wall: now, time: playback.isPaused ? nil : time) }

  /// Sets the demo's time by the window's.
  func setNow(_ now: TimeInterval) {
    self.now = now
    scene.setNow(time)
  }

  /// Takes the window's interval; the demo's time runs at its own speed.
  func setPumpInterval(_ seconds: TimeInterval) {
    scene.setPumpInterval(seconds * clock.speed)
    pointer.pumpInterval = seconds * clock.speed
  }

  func step() {
    if isStanding { scene.stand() } else { scene.step() }
    steppedTo = time
  }

  func flatten() -> DisplayList {
    let list = scene.flatten()
    picture = list
    return list
  }

  /// What is drawn over the picture, in the demo's points: impacts, and what physics does if that is
  /// wanted.
  func overlay(showsDynamics: Bool) -> [DrawCommand] {
    guard showsDynamics else { return scene.impactCommands }
    let overlay = DynamicsOverlay(bounds: scene.screen.bounds)
    return overlay.commands(for: scene.dynamicsPictures) + scene.impactCommands
  }

  /// The line that a trace gets: the demo's time and input, and the hash of what it shows.
  func trace(of facts: FrameFacts) -> (any Encodable)? {
    var facts = facts
    facts.time = clock.time(at: facts.time)
    facts.input = input
    facts.hash = picture?.stableHash ?? 0
    return scene.trace(of: facts)
  }

  // MARK: Input

  /// Forgets the last frame's input.
  func beginInput() { input = [] }

  /// Takes an event of the window, its place already the demo's.
  func add(_ event: InputEvent, at place: CGPoint) {
    pending.append(
      Arrival(
        event: stamped(event, at: place), wall: event.t,
        timeStands: clock.speed(at: event.t) == 0))
  }

  /// Hands over what was added.
  func deliver() {
    for arrival in pending {
      pointer.take(arrival.event, wall: arrival.wall, timeStands: arrival.timeStands)
      scene.timeStands = arrival.timeStands
      scene.deliver([arrival.event])
      input.append(arrival.event)
    }
    pending = []
  }

  /// Offers a key to the demo, after what was added before.
  ///
  /// - Returns: whether it was of use there.
  func press(_ event: InputEvent) -> Bool {
    deliver()
    let key = stamped(event, at: .zero)
    input.append(key)
    return scene.press(key)
  }

  private func stamped(_ event: InputEvent, at place: CGPoint) -> InputEvent {
    var event = event
    event.x = place.x
    event.y = place.y
    event.t = clock.time(at: event.t)
    return event
  }

  // MARK: Time

  /// Changes how time runs, from this frame on.
  func perform(_ command: PlaybackCommand) {
    playback.apply(command)
    // The frame's own instant, not the key's: time never goes back to before what was shown.
    clock.setSpeed(playback.rate, at: now)
    if command == .step {
      clock.skip(playback.step, at: now)
      scene.setNow(time)
    }
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
