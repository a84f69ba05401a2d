import Foundation
import UIKitBase

/// The styles of the classes of a scene.
@MainActor final class AppearanceStyles: AppearanceStyling {
  /// The style of a class within containers.
  @MainActor private struct Style {
    let type: AnyClass
    let containers: [AnyClass]
    /// The object whose properties the program sets.
    let prototype: NSObject
    /// An object without a style, with which the prototype is compared.
    let plain: NSObject

    /// A number that is greater for a style that has priority over others.
    var priority: Int { containers.count * 1000 + Self.depth(of: type) }

    private static func depth(of type: AnyClass) -> Int {
      sequence(first: type) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
    }

    /// Returns whether the containers contain a view, the first of them nearest to it.
    func contains(_ view: UIView) -> Bool {
      var rest = containers[...]
      var responder = view.next
      while let container = rest.first, let next = responder {
        if AppearanceStyles.isKind(next, of: container) { rest.removeFirst() }
        responder = next.next
      }
      return rest.isEmpty
    }
  }

  /// The styles, those with the highest priority first.
  private var styles: [Style] = []

  /// Returns the object whose properties are the style of a class within containers.
  func prototype<Object: NSObject>(
    of type: AnyClass, within containers: [AnyClass], _ make: () -> Object
  ) -> Object {
    let known = styles.first {
      $0.type == type && $0.containers.elementsEqual(containers, by: ==)
    }
    if let known, let prototype = known.prototype as? Object { return prototype }
    let prototype = make()
    styles.append(
      Style(type: type, containers: containers, prototype: prototype, plain: make()))
    styles.sort { $0.priority > $1.priority }
    return prototype
  }

  func apply(to view: AnyObject) {
    guard let view = view as? UIView else { return }
    apply(to: view, in: view)
    if let item = (view as? any BarItemView)?.barItem { apply(to: item, in: view) }
  }

  private func apply(to object: NSObject, in view: UIView) {
    for style in styles where Self.isKind(object, of: style.type) && style.contains(view) {
      for property in AppearanceProperty.all {
        property.transfer(style.prototype, style.plain, object)
      }
    }
  }

  private static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: object)) { _getSuperclass($0) }.contains { $0 == type }
  }
}
