import Foundation
import GlissadeDrawing
import GlissadeGeometry

// Animatable values that a client's layer class defines.
//
// The class returns `true` from `needsDisplay(forKey:)` for the keys of these values, and reads and
// writes the values by `value(forKey:)` and `setValue(_:forKey:)`. An animation with such a key
// path changes the value in the presentation layer, which draws the contents in every frame.
extension CALayer {
  /// Sets a client's value for a key that is not the name of a layer property.
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

  /// Draws the contents of the layer. During an animation of a client's values, the presentation
  /// layer draws them.
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
  /// A Boolean value that indicates whether the animation changes values that a client's layer
  /// class defines.
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
  /// Returns the value in the type that clients use. A number has the type of `example`.
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
