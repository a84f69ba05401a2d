import Foundation

/// A change of a view that follows the tilt of a device. A desktop is not tilted, so it has no
/// effect.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Returns the values of key paths for a tilt, −1…1 on both axes; by default none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A motion effect that interpolates between two values of a property.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axes of the tilt.
  public enum EffectType: Int, Sendable {
    /// A tilt to the left and right, or up and down.
    case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
  }

  /// The property.
  open private(set) var keyPath: String
  /// The axis.
  open private(set) var type: EffectType
  /// The value at a tilt of −1, a number.
  open var minimumRelativeValue: Any?
  /// The value at a tilt of 1, a number.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns the value between the two for a tilt, if they are numbers.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let least = Self.number(minimumRelativeValue),
      let most = Self.number(maximumRelativeValue)
    else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let fraction = (min(max(tilt, -1), 1) + 1) / 2
    return [keyPath: least + (most - least) * fraction]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Motion effects that belong together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    return all.reduce(into: [:]) { $0.merge($1) { $1 } }
  }
}
