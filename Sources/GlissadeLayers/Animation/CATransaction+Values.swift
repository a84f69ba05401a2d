import Foundation

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

extension CATransaction {
  /// Returns the setting of a key.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    default: nil
    }
  }

  /// Changes the setting of a key. Other keys and values of other types are refused with a warning.
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
