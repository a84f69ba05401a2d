import Foundation
import GlissadeGeometry
import GlissadeGestures
import GlissadeLayers
import UIKit

/// The details of the selected view or layer, as text (T-01).
package struct ViewDetails: Hashable, Sendable {
  /// A line of a view's details.
  package enum Line: Hashable, Sendable {
    /// The title of a group of lines.
    case title(String)
    /// A property with the value of the model layer, and the visible value if it differs.
    case property(String, model: String, shown: String?)
    /// A running animation with its name, its completed fraction, 0…1, and a note.
    case animation(String, fraction: Double, note: String)
    /// A sentence of plain text.
    case text(String)
  }

  /// The lines of the details, in the order in which they are shown.
  package private(set) var lines: [Line] = []

  /// Creates the details of a view or layer in its present state.
  @MainActor package init(of object: InspectedObject) {
    addTitle(of: object)
    addProperties(of: object)
    addAnimations(of: object.layer)
    if let view = object.view {
      addRecognizers(of: view)
      addConstraints(of: view)
    }
  }

  private mutating func add(_ title: String, _ new: [Line]) {
    guard !new.isEmpty else { return }
    lines.append(.title(title))
    lines += new
  }

  // MARK: Properties

  @MainActor private mutating func addProperties(of object: InspectedObject) {
    let layer = object.layer
    let shown = layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
    for (name, text) in Self.properties {
      let (model, now) = (text(layer), text(shown))
      guard let value = model ?? now else { continue }
      lines.append(.property(name, model: value, shown: now == model ? nil : now))
    }
    lines += flags(of: object)
  }

  @MainActor private mutating func addTitle(of object: InspectedObject) {
    let view = object.view
    lines.append(.title(view.map { "\(type(of: $0))" } ?? "\(type(of: object.layer))"))
    if let name = view?.accessibilityIdentifier ?? object.layer.name {
      lines.append(.property("identifier", model: name, shown: nil))
    }
    if let controller = view?.next as? UIViewController, controller.view === view {
      lines.append(.property("controller", model: "\(type(of: controller))", shown: nil))
    }
  }

  /// The names of the listed properties, with closures that return their texts, or `nil` for a
  /// default value.
  @MainActor private static let properties: [(String, @MainActor (CALayer) -> String?)] = [
    ("frame", { ViewTree.Node.text($0.frame) }),
    ("bounds", { ViewTree.Node.text($0.bounds) }),
    ("position", { text($0.position) }),
    ("anchor point", { $0.anchorPoint == CGPoint(x: 0.5, y: 0.5) ? nil : text($0.anchorPoint) }),
    ("z position", { number($0.zPosition) }),
    ("alpha", { ViewTree.Node.number(Double($0.opacity)) }),
    ("transform", { text($0.transform) }),
    ("background", { text($0.backgroundColor) }),
    ("corner radius", { number($0.cornerRadius) }),
    ("shadow opacity", { number(Double($0.shadowOpacity)) }),
    ("clips", { $0.masksToBounds ? "yes" : nil }),
  ]

  private static func number(_ value: Double) -> String? {
    value == 0 ? nil : ViewTree.Node.number(value)
  }

  @MainActor private func flags(of object: InspectedObject) -> [Line] {
    var flags: [String] = []
    if object.view?.isHidden ?? object.layer.isHidden { flags.append("hidden") }
    guard let view = object.view else { return flags.map { .text($0) } }
    if !view.isUserInteractionEnabled { flags.append("no user interaction") }
    if view.isMultipleTouchEnabled { flags.append("multiple touch") }
    if view.isFirstResponder { flags.append("first responder") }
    if view.tag != 0 { flags.append("tag \(view.tag)") }
    return flags.isEmpty ? [] : [.text(flags.joined(separator: ", "))]
  }

  private static func text(_ point: CGPoint) -> String {
    "\(ViewTree.Node.number(point.x)), \(ViewTree.Node.number(point.y))"
  }

  private static func text(_ color: CGColor?) -> String {
    guard let color else { return "none" }
    let parts = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let digits = String(format: "#%02x%02x%02x", parts[0], parts[1], parts[2])
    return color.alpha < 1 ? "\(digits), α \(ViewTree.Node.number(color.alpha))" : digits
  }

  private static func text(_ transform: CATransform3D) -> String {
    if CATransform3DIsIdentity(transform) { return "identity" }
    guard CATransform3DIsAffine(transform) else { return "in space" }
    let affine = CATransform3DGetAffineTransform(transform)
    let angle = atan2(affine.b, affine.a) * 180 / .pi
    let (x, y) = (hypot(affine.a, affine.b), hypot(affine.c, affine.d))
    var parts: [String] = []
    if abs(x - 1) > 1e-4 || abs(y - 1) > 1e-4 {
      parts.append("× \(ViewTree.Node.number(x)), \(ViewTree.Node.number(y))")
    }
    if abs(angle) > 0.01 { parts.append("\(ViewTree.Node.number(angle))°") }
    if affine.tx != 0 || affine.ty != 0 {
      parts.append("by \(text(CGPoint(x: affine.tx, y: affine.ty)))")
    }
    return parts.isEmpty ? "identity" : parts.joined(separator: ", ")
  }

  // MARK: Animations, recognizers, constraints

  @MainActor private mutating func addAnimations(of layer: CALayer) {
    add(
      "Animations",
      layer.runningAnimations.map { animation in
        let time = animation.duration.isFinite ? String(format: "%.2f s", animation.duration) : "∞"
        let pause = animation.isPaused ? ", paused" : ""
        return .animation(
          animation.property, fraction: animation.fraction,
          note: "\(animation.owner.rawValue), \(time)\(pause)")
      })
  }

  @MainActor private mutating func addRecognizers(of view: UIView) {
    add("Recognizers", (view.gestureRecognizers ?? []).map(\.reading).flatMap(Self.lines))
  }

  private static func lines(of recognizer: RecognizerReading) -> [Line] {
    var state = recognizer.isEnabled ? "\(recognizer.state)" : "disabled"
    if recognizer.isWaiting { state = "recognized, waits" }
    let touches = recognizer.touchCount
    if touches > 0 { state += touches == 1 ? ", 1 touch" : ", \(touches) touches" }
    return [.property(recognizer.name, model: state, shown: nil)]
      + recognizer.requirements.map { .text("    after \($0.name) fails: \($0.state)") }
  }

  @MainActor private mutating func addConstraints(of view: UIView) {
    add("Constraints", view.involvedConstraints.map { .text($0.inspectedText) })
  }
}
