import Foundation
import Glissade
import GlissadeDrawing
import GlissadeGallery
import GlissadeGestures
import GlissadeInspector
import GlissadeRaster
import UIKit

/// What the sandbox's window shows: its own scene in real time, with the stage's picture in it.
@MainActor final class GalleryContent: FrameContent {
  private let shell: UIWindowScene
  private let gallery: GalleryViewController
  private let makeStage: (Demo, TimeInterval, Playback) -> Stage
  private(set) var stage: Stage
  private var now: TimeInterval = 0
  /// Whether the press at hand began on the stage, which then gets all of it.
  private var isStagePressed = false
  /// Whether what physics does is drawn over the stage.
  private var showsDynamics = false {
    didSet { gallery.stage.dynamicsSwitch.isOn = showsDynamics }
  }
  /// What is to be drawn over the stage, and what is.
  private(set) var pointer: [DrawCommand] = []
  private var shownPointer: [DrawCommand] = []
  private(set) var isFinished = false

  init(
    _ demos: [Demo], first: Demo, speed: Double, size: CGSize, scale: Double, fonts: FontLibrary
  ) {
    let shell = UIWindowScene(size: size, scale: scale, fonts: fonts)
    let gallery = shell.enter { GalleryViewController(demos, first: first) }
    self.shell = shell
    self.gallery = gallery
    makeStage = {
      Stage($0, at: $1, playback: $2, size: PaneLayout.stageSize, scale: scale, fonts: fonts)
    }
    stage = makeStage(first, 0, Playback(speed: speed))
    gallery.onChoose = { [weak self] demo in self?.put(demo) }
    gallery.onLeave = { [weak self] in self?.isFinished = true }
    gallery.transport.onCommand = { [weak self] in self?.stage.perform($0) }
    gallery.stage.dynamicsSwitch.onToggle = { [weak self] in self?.showsDynamics.toggle() }
    shell.enter {
      let window = UIWindow(windowScene: shell)
      window.rootViewController = gallery
      window.makeKeyAndVisible()
    }
  }

  var needsFrame: Bool {
    shell.needsFrame || stage.needsFrame || stage.pointerFades || pointer != shownPointer
  }

  func deliver(_ events: [InputEvent]) {
    stage.beginInput()
    for event in events {
      switch event.kind {
      case .down, .move, .up, .cancel, .wheel: point(event)
      case .key: press(event)
      case .focus:
        stage.add(event, at: .zero)
        shell.deliver([event])
      case .resize: shell.deliver([event])
      }
    }
    stage.deliver()
  }

  func setNow(_ now: TimeInterval) {
    self.now = now
    shell.setNow(now)
    // Last, so that work from the main queue belongs to the demo.
    stage.setNow(now)
  }

  func setPumpInterval(_ seconds: TimeInterval) {
    shell.setPumpInterval(seconds)
    stage.setPumpInterval(seconds)
  }

  func step() {
    shell.step()
    stage.step()
  }

  func layout() {
    stage.scene.layout()
    let readOut = ReadOut(of: stage)
    shell.enter { gallery.show(readOut, stage.playback, at: stage.time) }
    shell.layout()
  }

  func commit() {
    stage.scene.commit()
    if stage.needsFrame {
      let picture = stage.flatten()
      shell.enter { gallery.stage.show(picture) }
    }
    shell.commit()
    let over = gallery.stage.pointerOverlay
    pointer =
      over.commands(for: stage.overlay(showsDynamics: showsDynamics))
      + over.commands(for: stage.pointer, wall: now, time: stage.time)
  }

  func flatten() -> DisplayList { shell.flatten() }

  func overlay() -> [DrawCommand] {
    shownPointer = pointer
    return pointer
  }

  func trace(of facts: FrameFacts) -> (any Encodable)? { stage.trace(of: facts) }

  private func put(_ demo: Demo) {
    isStagePressed = false
    stage = makeStage(demo, now, stage.playback)
  }

  /// Hands a pointer event to the scene in which its press began.
  private func point(_ event: InputEvent) {
    let place = gallery.stage.stagePoint(event.location)
    if event.kind == .down, !isStagePressed {
      isStagePressed = gallery.stage.isOnStage(place)
    }
    let isStages = isStagePressed || (event.kind == .wheel && gallery.stage.isOnStage(place))
    if isStages { stage.add(event, at: place) } else { shell.deliver([event]) }
    if event.kind == .cancel || (event.kind == .up && event.button == 1) { isStagePressed = false }
  }

  /// A key is the demo's, if it has a use for it; then time's; then the list's.
  private func press(_ event: InputEvent) {
    if stage.press(event) { return }
    if let command = PlaybackCommand(key: event) { return stage.perform(command) }
    if DynamicsSwitch.isToggled(by: event) { return shell.enter { showsDynamics.toggle() } }
    guard let key = event.key else { return }
    shell.enter { _ = gallery.press(key) }
  }
}
