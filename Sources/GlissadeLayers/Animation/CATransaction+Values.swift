import Foundation

/// The key under which `CATransaction.value(forKey:)` returns `animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key under which `CATransaction.value(forKey:)` returns `disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key under which `CATransaction.value(forKey:)` returns `animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

extension CATransaction {
  /// Returns the setting of the current transaction with a key, or `nil` for an unknown key.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: nil
    }
  }

  /// Changes the setting of the current transaction with a key. Unknown keys and values of a wrong
  /// type are refused with a warning.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, anObject) {
    case (kCATransactionDisableActions, let flag as Bool): setDisableActions(flag)
    case (kCATransactionDisableActions, let flag as NSNumber): setDisableActions(flag.boolValue)
    case (kCATransactionAnimationDuration, let number as NSNumber):
      setAnimationDuration(number.doubleValue)
    case (kCATransactionAnimationDuration, let seconds as Double): setAnimationDuration(seconds)
    case (kCATransactionAnimationDuration, let seconds as CGFloat): setAnimationDuration(seconds)
    case (kCATransactionAnimationDuration, let seconds as Int):
      setAnimationDuration(Double(seconds))
    case (kCATransactionAnimationTimingFunction, let function as CAMediaTimingFunction?):
      setAnimationTimingFunction(function)
    default:
      let value = anObject.map { String(describing: $0) } ?? "nil"
      LayerHost.current?.warn("\(value) is no value for \"\(key)\" of a transaction")
    }
  }
}
