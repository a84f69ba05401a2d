import Foundation
import TestMaterial
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitCore

/// A container that is changed at random.
@MainActor protocol RandomRun: AnyObject {
  /// Performs acts, and checks the container whenever it is at rest.
  ///
  /// - Returns: The faults and the acts before them, or `nil` if there are none.
  func play(_ count: Int) -> String?
  /// The source of the acts.
  var random: SeededGenerator { get set }
}

extension RandomRun {
  func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }
  /// Returns `true` once in a number of times.
  func chance(_ oneIn: Int) -> Bool { integer(1...oneIn) == 1 }

  /// Makes the window narrower or wider, and then as large as before.
  func resize(_ setup: TransitionSetup) {
    setup.harness.resize(to: CGSize(width: CGFloat(integer(2...6)) * 100, height: 500))
    setup.frame()
    setup.harness.resize(to: CGSize(width: 375, height: 667))
  }

  /// Checks that nothing refers to removed pages.
  ///
  /// - Parameters:
  ///   - pagesView: The view that contains the pages.
  ///   - view: The container's view, with the pages and a bar.
  func idleFaults(_ setup: TransitionSetup, pagesView: UIView, in view: UIView) -> [String] {
    let host = setup.scene.layerHost
    var faults: [String] = []
    if host.population > 0 { faults.append("\(host.population) animations are left") }
    if pagesView.subviews.count > 1 { faults.append("L-01 stray views") }
    if view.subviews.count != 2 { faults.append("L-01 stray views around the pages") }
    return faults
  }
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
