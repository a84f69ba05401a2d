import GlissadeTransitions
import UIKit

/// The view controllers whose views have appeared and not disappeared, by the log of a scene.
package struct ShownPages: Hashable, Sendable {
  /// The names of the controllers, the one that appeared last at the end.
  package private(set) var names: [String] = []
  /// The callbacks since `removeCalls()`, such as `viewDidAppear Tides`.
  package private(set) var calls: [String] = []
  /// The violations and the warnings since `removeCalls()`.
  package private(set) var faults: [String] = []

  /// Creates a scene without pages.
  package init() {}

  /// Adds events of the log.
  package mutating func receive(_ events: [SceneEvent]) {
    for event in events {
      switch event {
      case .callback(let callback, let controller):
        calls.append(event.description)
        receive(callback, controller)
      case .call: calls.append(event.description)
      case .violation, .warning: faults.append(event.description)
      case .gesture, .contactBegan, .contactEnded, .impact, .remark: break
      }
    }
  }

  /// Removes the calls and the faults so far.
  package mutating func removeCalls() {
    calls = []
    faults = []
  }

  private mutating func receive(_ callback: AppearanceChecker.Callback, _ controller: String) {
    switch callback {
    case .viewDidAppear where !names.contains(controller): names.append(controller)
    case .viewDidDisappear: names.removeAll { $0 == controller }
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear: break
    }
  }
}
