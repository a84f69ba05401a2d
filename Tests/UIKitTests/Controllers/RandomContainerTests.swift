import Foundation
import TestMaterial
import Testing

/// A container that is changed at random.
@MainActor protocol RandomRun {
  /// Performs acts, and checks the container whenever it is at rest.
  ///
  /// - Returns: The faults and the acts before them, or `nil` if there are none.
  func play(_ count: Int) -> String?
}

/// Containers changed at random, in runs of fifty acts.
@MainActor @Suite("Containers at random") struct RandomContainerTests {
  enum Container: CaseIterable {
    /// A stack: changed by calls, by the bar, by keys, by pulls, catches and cancels.
    case navigation
    /// Tabs: changed by calls, taps, keys, drivers, cancels, and from callbacks.
    case tabs

    @MainActor func run(seed: UInt64) -> any RandomRun {
      switch self {
      case .navigation: NavigationRun(seed: seed)
      case .tabs: TabRun(seed: seed)
      }
    }
  }

  @Test(
    "L-06 L-08 K-03 whatever is done, controllers, screen, bar and callbacks agree when it is over",
    arguments: Container.allCases)
  func random(container: Container) {
    var left = RandomCount.requested(or: 500)
    var seed: UInt64 = 1
    while left > 0 {
      if let failure = container.run(seed: seed).play(min(left, 50)) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
      left -= 50
      seed += 1
    }
  }
}
