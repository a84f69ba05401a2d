import Foundation
import GlissadeLayers

// Values by keys, for the properties that programs read with `value(forKey:)` and write with
// `setValue(_:forKey:)`.
extension UIResponder {
  /// Returns the value of the property called `key`, or `nil` if there is none; see
  /// `value(forKey:)`.
  func value(at key: String) -> Any? {
    if let view = self as? UIView, let property = ViewProperty.all[key] {
      return property.read(view)
    }
    switch (key, self) {
    case ("view", let controller as UIViewController): return controller.view
    case ("title", let controller as UIViewController): return controller.title
    case ("windows", let application as UIApplication): return application.windows
    case ("keyWindow", let application as UIApplication): return application.keyWindow
    default: return storedValue(named: key)
    }
  }

  /// Returns the value of a stored property of a client's class, or logs a remark and returns `nil`
  /// if the class has no such property.
  private func storedValue(named key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == key }) {
        let content = Mirror(reflecting: found.value)
        guard content.displayStyle == .optional else { return found.value }
        return content.children.first?.value
      }
      mirror = current.superclassMirror
    }
    UIWindowScene.current?.remarkOnce("\(type(of: self)) has no value for \"\(key)\"")
    return nil
  }

  /// Sets the property called `key`, or logs a warning if there is no such property or it has
  /// another type.
  func setValue(_ value: Any?, at key: String) {
    if let view = self as? UIView, let property = ViewProperty.all[key] {
      if property.write(view, value) { return }
    } else if key == "title", let controller = self as? UIViewController,
      let text = value as? String?
    {
      controller.title = text
      return
    }
    SceneResources.current?.warnOnce(
      "\(type(of: self)) takes no such value for \"\(key)\" by its name; set the property itself")
  }
}

/// A property of views that can be read and written by its name.
@MainActor private struct ViewProperty {
  let read: (UIView) -> Any?
  /// A closure that sets the property, and returns `false` if the value has another type or the
  /// property cannot be set.
  let write: (UIView, Any?) -> Bool

  private static func make<Value>(
    _ path: ReferenceWritableKeyPath<UIView, Value>, _ convert: @escaping (Any?) -> Value?
  ) -> ViewProperty {
    ViewProperty(read: { $0[keyPath: path] }) { view, value in
      guard let value = convert(value) else { return false }
      view[keyPath: path] = value
      return true
    }
  }

  nonisolated private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  nonisolated private static func flag(_ value: Any?) -> Bool? {
    value as? Bool ?? (value as? NSNumber)?.boolValue
  }

  private static func fixed(_ read: @escaping (UIView) -> Any?) -> ViewProperty {
    ViewProperty(read: read) { _, _ in false }
  }

  static let all: [String: ViewProperty] = [
    "frame": make(\.frame) { $0 as? CGRect ?? ($0 as? NSValue)?.cgRectValue },
    "bounds": make(\.bounds) { $0 as? CGRect ?? ($0 as? NSValue)?.cgRectValue },
    "center": make(\.center) { $0 as? CGPoint ?? ($0 as? NSValue)?.cgPointValue },
    "transform": make(\.transform) { $0 as? CGAffineTransform },
    "alpha": make(\.alpha, number),
    "hidden": make(\.isHidden, flag),
    "isHidden": make(\.isHidden, flag),
    "clipsToBounds": make(\.clipsToBounds, flag),
    "userInteractionEnabled": make(\.isUserInteractionEnabled, flag),
    "tag": make(\.tag) { number($0).map { Int($0) } },
    "backgroundColor": make(\.backgroundColor) { $0 as? UIColor },
    "layer": fixed { $0.layer },
    "superview": fixed { $0.superview },
    "subviews": fixed { $0.subviews },
    "window": fixed { $0.window },
  ]
}
