import UIKit

/// The views of a tree, with the values that a transition could have changed.
package struct Picture: Equatable {
  private let lines: [String]

  @MainActor package init(of view: UIView) { lines = Self.lines(view, depth: 0) }

  @MainActor private static func lines(_ view: UIView, depth: Int) -> [String] {
    let layer = view.layer
    let own =
      "\(depth) \(ObjectIdentifier(view)) \(layer.bounds) \(layer.position) \(layer.transform) "
      + "\(view.alpha) \(view.isHidden) \(view.isUserInteractionEnabled) \(layer.shownFrame) "
      + "\(layer.animationKeys() ?? []) \(layer.speed) \(layer.timeOffset) \(layer.beginTime)"
    return [own] + view.subviews.flatMap { lines($0, depth: depth + 1) }
  }
}
