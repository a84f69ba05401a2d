import Foundation
import GlissadeGeometry

/// A property that a key path names: an animatable property of a layer, or one component of it.
struct AnimationPath: Equatable {
  let key: LayerKey
  let part: Part
  /// The name of a client's value if the key is `.custom`.
  let name: String

  enum Part: String, CaseIterable {
    case whole = ""
    case x, y, width, height
    case origin, size
    case originX = "origin.x"
    case originY = "origin.y"
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case rotation = "rotation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
  }

  /// Creates a path from a key path, or returns `nil` if there is no such property.
  init?(_ keyPath: String) {
    let pieces = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = pieces.first, let key = LayerKey(rawValue: first) else { return nil }
    var name = pieces.count > 1 ? pieces[1] : ""
    if name == "rotation" { name = Part.rotation.rawValue }
    guard let part = Part(rawValue: name), Self.parts(of: key).contains(part) else { return nil }
    self.key = key
    self.part = part
    self.name = ""
  }

  /// Creates the path of a client's value with the given name.
  init(custom name: String) {
    key = .custom
    part = .whole
    self.name = name
  }

  private static func parts(of key: LayerKey) -> [Part] {
    switch key {
    case .position, .anchorPoint, .startPoint, .endPoint: [.whole, .x, .y]
    case .shadowOffset: [.whole, .width, .height]
    case .bounds: [.whole, .origin, .size, .originX, .originY, .sizeWidth, .sizeHeight]
    case .transform, .sublayerTransform, .instanceTransform:
      [
        .whole, .rotation, .scale, .scaleX, .scaleY, .translation, .translationX, .translationY,
      ]
    default: [.whole]
    }
  }

  func value(in properties: LayerProperties) -> AnimatableValue {
    if key == .custom { return properties.custom[name] ?? .number(0) }
    return switch properties[key] {
    case .point(let point): Self.value(part, of: point) ?? .point(point)
    case .size(let size): Self.value(part, of: size) ?? .size(size)
    case .rect(let rect): Self.value(part, of: rect)
    case .transform(let transform): value(of: transform)
    case let other: other
    }
  }

  func set(_ value: AnimatableValue, in properties: inout LayerProperties) {
    if key == .custom { return properties.custom[name] = value }
    guard part != .whole else { return properties[key] = value }
    switch properties[key] {
    case .point(var point):
      Self.set(part, value, in: &point)
      properties[key] = .point(point)
    case .size(var size):
      Self.set(part, value, in: &size)
      properties[key] = .size(size)
    case .rect(var rect):
      Self.set(part, value, in: &rect)
      properties[key] = .rect(rect)
    case .transform(let transform):
      properties[key] = .transform(setting(value, in: transform))
    default: break
    }
  }
}

// Access to the components of points, sizes and rectangles.
extension AnimationPath {
  private static func value(_ part: Part, of point: CGPoint) -> AnimatableValue? {
    switch part {
    case .x: .number(point.x)
    case .y: .number(point.y)
    default: nil
    }
  }

  private static func value(_ part: Part, of size: CGSize) -> AnimatableValue? {
    switch part {
    case .width: .number(size.width)
    case .height: .number(size.height)
    default: nil
    }
  }

  private static func value(_ part: Part, of rect: CGRect) -> AnimatableValue {
    switch part {
    case .origin: .point(rect.origin)
    case .size: .size(rect.size)
    case .originX: .number(rect.origin.x)
    case .originY: .number(rect.origin.y)
    case .sizeWidth: .number(rect.size.width)
    case .sizeHeight: .number(rect.size.height)
    default: .rect(rect)
    }
  }

  private static func set(_ part: Part, _ value: AnimatableValue, in point: inout CGPoint) {
    guard case .number(let number) = value else { return }
    if part == .x { point.x = number } else { point.y = number }
  }

  private static func set(_ part: Part, _ value: AnimatableValue, in size: inout CGSize) {
    guard case .number(let number) = value else { return }
    if part == .width { size.width = number } else { size.height = number }
  }

  private static func set(_ part: Part, _ value: AnimatableValue, in rect: inout CGRect) {
    switch (part, value) {
    case (.origin, .point(let point)): rect.origin = point
    case (.size, .size(let size)): rect.size = size
    case (.originX, .number(let number)): rect.origin.x = number
    case (.originY, .number(let number)): rect.origin.y = number
    case (.sizeWidth, .number(let number)): rect.size.width = number
    case (.sizeHeight, .number(let number)): rect.size.height = number
    default: break
    }
  }
}

// Access to the components of an affine transform. A transform in space is left unchanged, because
// its components have no key paths in this package.
extension AnimationPath {
  private func value(of transform: CATransform3D) -> AnimatableValue {
    guard part != .whole else { return .transform(transform) }
    let parts = AffineParts(CATransform3DGetAffineTransform(transform))
    return switch part {
    case .rotation: .number(parts.rotation)
    case .scale: .number((parts.scaleX + parts.scaleY) / 2)
    case .scaleX: .number(parts.scaleX)
    case .scaleY: .number(parts.scaleY)
    case .translation: .size(CGSize(width: parts.translation.dx, height: parts.translation.dy))
    case .translationX: .number(parts.translation.dx)
    default: .number(parts.translation.dy)
    }
  }

  private func setting(_ value: AnimatableValue, in transform: CATransform3D) -> CATransform3D {
    guard CATransform3DIsAffine(transform) else { return transform }
    var parts = AffineParts(CATransform3DGetAffineTransform(transform))
    switch (part, value) {
    case (.rotation, .number(let number)): parts.rotation = number
    case (.scale, .number(let number)): (parts.scaleX, parts.scaleY) = (number, number)
    case (.scaleX, .number(let number)): parts.scaleX = number
    case (.scaleY, .number(let number)): parts.scaleY = number
    case (.translation, .size(let size)):
      parts.translation = CGVector(dx: size.width, dy: size.height)
    case (.translation, .point(let point)):
      parts.translation = CGVector(dx: point.x, dy: point.y)
    case (.translationX, .number(let number)): parts.translation.dx = number
    case (.translationY, .number(let number)): parts.translation.dy = number
    default: break
    }
    return CATransform3DMakeAffineTransform(parts.transform)
  }
}
