import Foundation

/// A change of a view that follows the tilt of a device. A desktop is not tilted, so motion effects
/// change nothing here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Returns the values that the effect adds to properties of a view, by their key paths, for a
  /// tilt of −1…1 on each axis. The default implementation returns `nil`.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A motion effect that interpolates between two values of a property.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The directions of a tilt.
  public enum EffectType: Int, Sendable {
    /// A tilt to the left or right (`tiltAlongHorizontalAxis`), or one up or down
    /// (`tiltAlongVerticalAxis`).
    case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
  }

  /// The key path of the property that the effect changes.
  open private(set) var keyPath: String
  /// The direction of the tilt that the effect follows.
  open private(set) var type: EffectType
  /// The value of the property at a tilt of −1, a number.
  open var minimumRelativeValue: Any?
  /// The value of the property at a tilt of 1, a number.
  open var maximumRelativeValue: Any?

  /// Creates an effect that changes the property at a key path with the tilt in one direction.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Returns the value of the property for a tilt, between `minimumRelativeValue` and
  /// `maximumRelativeValue`, or `nil` if one of these is no number.
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

/// A group of motion effects that are applied together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group, or `nil` for none.
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
