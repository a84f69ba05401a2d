import Foundation
import GlissadeLayers

extension UIViewPropertyAnimator: KeyValueObservable, ObservedObject {
  package func observedReader(of keyPath: String) -> ((NSObject) -> Any?)? {
    switch keyPath {
    case "running", "isRunning": { ($0 as? UIViewPropertyAnimator)?.isRunning }
    case "state": { ($0 as? UIViewPropertyAnimator)?.state.rawValue }
    case "reversed", "isReversed": { ($0 as? UIViewPropertyAnimator)?.isReversed }
    default: nil
    }
  }
}

// The observation of an animator's properties by their names (G-15).
extension UIViewPropertyAnimator {
  /// A property whose changes `observe(_:changeHandler:)` reports.
  public enum ObservableProperty: Sendable {
    /// The animator's `isRunning`, `state` and `isReversed`.
    case isRunning, state, isReversed
  }

  struct Observer {
    let property: ObservableProperty
    let handler: (UIViewPropertyAnimator) -> Void
  }

  /// Makes a change of the animator, and then notifies the observers of the changed properties.
  func change(_ body: () -> Void) {
    let before = (isRunning, state, isTurned)
    observing(body)
    let after = (isRunning, state, isTurned)
    var changed: [ObservableProperty] = []
    if before.0 != after.0 { changed.append(.isRunning) }
    if before.1 != after.1 { changed.append(.state) }
    if before.2 != after.2 { changed.append(.isReversed) }
    guard !changed.isEmpty, !observers.isEmpty else { return }
    let current = observers
    inScene {
      for observer in current where changed.contains(observer.property) { observer.handler(self) }
    }
  }
}

// The host whose log reports numbers that an animator cannot use (L-20).
extension UIViewPropertyAnimator: HostedObject {
  package var ownHost: LayerHost? { scene?.layerHost }
}
