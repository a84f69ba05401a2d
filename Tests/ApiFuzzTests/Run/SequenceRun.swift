import UIKit

/// One sequence in a world of its own.
@MainActor enum SequenceRun {
  /// Performs the actions, checks the world and releases it.
  ///
  /// - Parameters:
  ///   - onLine: Receives each line of the transcript before it is carried out.
  ///   - onEnd: Receives the world before it is released.
  /// - Returns: The faults.
  static func faults(
    _ actions: [Action], onLine: @escaping (String) -> Void = { _ in },
    onEnd: (World) -> Void = { _ in }
  ) -> [World.Fault] {
    var faults: [World.Fault] = []
    var remnants: [Remnant] = []
    do {
      let world = World()
      world.onLine = onLine
      world.perform(actions)
      world.settle()
      world.checkInput()
      onEnd(world)
      faults = world.faults
      remnants = world.created
    }
    guard faults.isEmpty else { return faults }
    return remnants.filter { $0.object != nil }.map {
      World.Fault(text: "decision 15 an object is left behind", detail: $0.name)
    }
  }
}
