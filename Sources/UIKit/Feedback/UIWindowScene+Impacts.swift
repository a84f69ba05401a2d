import Foundation
import GlissadeDrawing

/// Impacts that are seen now.
struct ImpactPulses {
  /// More than these at once say nothing more.
  private static let most = 16

  private(set) var all: [ImpactPulse] = []
  /// Whether the last picture has some, so that the next one is another.
  var areShown = false

  mutating func add(_ pulse: ImpactPulse) {
    all = (all + [pulse]).suffix(Self.most)
  }

  mutating func step(to now: TimeInterval) {
    all.removeAll { now - $0.time >= ImpactPulse.duration }
  }
}

extension UIWindowScene {
  func feel(_ pulse: ImpactPulse) {
    log(pulse.logLine)
    impacts.add(pulse)
  }

  /// The impacts that are felt now, to be drawn over the scene's picture, in its points.
  package var impactCommands: [DrawCommand] {
    impacts.all.flatMap { $0.commands(at: layerHost.now, isStill: reducesMotion) }
  }

  /// The same for who shows nothing else of this scene over its picture: asks for a frame without them
  /// when they are over.
  package func showImpacts() -> [DrawCommand] {
    let commands = impactCommands
    impacts.areShown = !commands.isEmpty
    return commands
  }
}
