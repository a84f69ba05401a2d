import Foundation
import GlissadeDrawing
import GlissadeGeometry

// Animatable values of a client's layer class.
//
// A class returns `true` from `needsDisplay(forKey:)` for their keys, and reads and writes them by
// `value(forKey:)` and `setValue(_:forKey:)`. Animations with such a key path change what the
// presentation has, and the presentation draws the contents in every frame.
extension CALayer {
  /// Sets a value for a key that is no property of Core Animation's.
  func setClientValue(_ value: Any?, _ key: String) {
    guard type(of: self).needsDisplay(forKey: key) else {
      clientValues[key] = value
      return
    }
    let action =
      presented == nil && !CATransaction.disableActions() ? self.action(forKey: key) : nil
    clientValues[key] = value
    modelValues.custom[key] = AnimatableValue(value)
    setNeedsDisplay()
    if let action, !(action is NSNull) { action.run(forKey: key, object: self, arguments: nil) }
  }

  /// Displays the layer: in an animation of such values, its presentation.
  func displayCustomValues() {
    guard attached.contains(where: \.movesCustomValues) else { return display() }
    let copy = shownLayer()
    copy.hasDrawnContents = hasDrawnContents
    copy.display()
    hasDrawnContents = copy.hasDrawnContents
    if contents != copy.contents { contents = copy.contents }
  }
}

extension AttachedAnimation {
  /// A Boolean value that indicates whether values of a client's layer class are animated.
  var movesCustomValues: Bool { animation.movesCustomValues }
}

extension CAAnimation {
  fileprivate var movesCustomValues: Bool {
    if let group = self as? CAAnimationGroup {
      return group.animations?.contains(where: \.movesCustomValues) ?? false
    }
    return key == .custom
  }
}

extension AnimatableValue {
  /// Returns the value for a client, as a number of the type of `example`.
  func asAny(like example: Any?) -> Any {
    guard case .number(let number) = self else { return asAny }
    return switch example {
    case is CGFloat: CGFloat(number)
    case is Float: Float(number)
    case is Int: Int(number.rounded())
    case is NSNumber: NSNumber(value: number)
    default: number
    }
  }
}
