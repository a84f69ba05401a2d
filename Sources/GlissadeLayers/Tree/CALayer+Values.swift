import Foundation
import GlissadeDrawing

// Access to values by key paths, for animatable properties and for a client's own keys.
extension CALayer {
  /// Returns the value at a key path, for `value(forKeyPath:)`.
  func value(at keyPath: String) -> Any? {
    if let path = animationPath(keyPath) { return path.value(in: modelValues).asAny }
    if let custom = modelValues.custom[keyPath] { return custom.asAny(like: clientValues[keyPath]) }
    switch keyPath {
    case "hidden", "isHidden": return isHidden
    case "masksToBounds": return masksToBounds
    case "frame": return frame
    case "contents": return contents
    case "name": return name
    default: return clientValues[keyPath]
    }
  }

  /// Sets the property at a key path, or stores the value for the client if there is no such
  /// property.
  func setValue(_ value: Any?, at keyPath: String) {
    if let path = animationPath(keyPath) { return setValue(value, at: path, named: keyPath) }
    switch (keyPath, value) {
    case ("hidden", let flag as Bool), ("isHidden", let flag as Bool): isHidden = flag
    case ("masksToBounds", let flag as Bool): masksToBounds = flag
    case ("frame", let rect as CGRect): frame = rect
    case ("name", let text as String?): name = text
    case ("contents", nil): contents = nil
    case ("contents", let value?) where value is CGImage: contents = value as? CGImage
    case ("hidden", _), ("isHidden", _), ("masksToBounds", _), ("frame", _), ("name", _),
      ("contents", _):
      refuse(value, keyPath)
    default: setClientValue(value, keyPath)
    }
  }

  /// Returns the path of an animatable property that this layer has.
  private func animationPath(_ keyPath: String) -> AnimationPath? {
    AnimationPath(keyPath).flatMap { has($0) ? $0 : nil }
  }

  private func setValue(_ value: Any?, at path: AnimationPath, named keyPath: String) {
    let current = path.value(in: modelValues)
    let new = value == nil ? current.zero : AnimatableValue(value)
    guard let new, current.isSameKind(as: new) else { return refuse(value, keyPath) }
    var values = modelValues
    path.set(new, in: &values)
    set(path.key, values[path.key])
  }

  private func refuse(_ value: Any?, _ keyPath: String) {
    (host ?? LayerHost.current)?.warn(
      "\(value.map { String(describing: $0) } ?? "nil") is no value for \"\(keyPath)\"")
  }
}

extension AnimatableValue {
  /// Returns whether two values can replace each other.
  func isSameKind(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.path, .path), (.colors, .colors), (.numbers, .numbers):
      true
    default: false
    }
  }
}
