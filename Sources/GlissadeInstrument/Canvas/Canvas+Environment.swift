import GlissadeGestures
import GlissadeInspector
import GlissadeReplay
import UIKit

// The environment of the program on the canvas (T-16).
extension Canvas {
  /// The environment in force.
  var environment: EnvironmentReading { EnvironmentReading(of: scene) }

  /// Changes the environment at once. A replay gets a frame that shows the changes.
  func change(_ changes: [EnvironmentChange]) {
    for change in changes {
      switch change {
      case .reducesMotion(let reduces): scene.reducesMotion = reduces
      case .setting(let setting, let value): scene.set(setting, to: value)
      case .size(let size): resize(to: size)
      }
    }
    guard let player = mode.replay?.player, scene.needsPicture else { return }
    player.addFrame()
    hasPlayed = true
  }

  /// Changes the size of the device, in points.
  private func resize(to size: CGSize) {
    guard size != scene.screen.bounds.size else { return }
    let event = InputEvent.resize(to: size, t: max(time, earliest))
    scene.deliver(event)
    input.append(event)
  }
}
