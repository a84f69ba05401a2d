import GlissadeDrawing
import UIKitCore

/// The visible impacts of a scene.
@MainActor final class ImpactPulses: SceneParticipant {
  static let order = StepOrder.beforeGestures
  /// The maximum number of simultaneous impacts.
  private static let most = 16

  private(set) var all: [ImpactPulse] = []
  /// A Boolean value that indicates whether the last picture contains impacts, so that the next
  /// picture differs.
  var areShown = false

  init(_ scene: UIWindowScene) {}

  var needsFrame: Bool { areShown || !all.isEmpty }

  func add(_ pulse: ImpactPulse) {
    all = (all + [pulse]).suffix(Self.most)
  }

  func step(to now: TimeInterval) {
    all.removeAll { now - $0.time >= ImpactPulse.duration }
  }
}

extension UIWindowScene {
  private var impacts: ImpactPulses { participant() }

  func feel(_ pulse: ImpactPulse) {
    log(pulse.logEvent)
    impacts.add(pulse)
  }

  /// The commands that draw the current impacts over the scene's picture, in points of the scene.
  package var impactCommands: [DrawCommand] {
    impacts.all.flatMap { $0.commands(at: layerHost.now, isStill: reducesMotion) }
  }

  /// Returns the commands that draw the current impacts, for a client that draws nothing else over
  /// the scene's picture. The scene renders one more frame after the impacts have ended.
  package func showImpacts() -> [DrawCommand] {
    let commands = impactCommands
    impacts.areShown = !commands.isEmpty
    return commands
  }
}
