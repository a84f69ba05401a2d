import GlissadeTransitions
import UIKit

/// The view controllers whose views are visible, according to the events in the log of a scene.
package struct ShownPages: Hashable, Sendable {
  /// The names of the visible controllers. The one that appeared last is at the end.
  package private(set) var names: [String] = []
  /// The callbacks of controllers since the last `removeCalls()`, such as `viewDidAppear Tides`.
  package private(set) var calls: [String] = []
  /// The violations and the warnings in the log since the last `removeCalls()`.
  package private(set) var faults: [String] = []

  /// Creates the state of a scene without visible pages.
  package init() {}

  /// Adds new events of the log.
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

  /// Removes the callbacks and the violations so far.
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
