import GlissadeTesting
import UIKit

@testable import ContainerDemo
@testable import GlissadeLayers
@testable import UIKitCore

/// Weak references to all objects that were in a scene. An object that is alive and no longer in
/// the scene has leaked (decision 15).
@MainActor final class Census {
  private struct Seen {
    weak var object: AnyObject?
  }
  private var seen: [ObjectIdentifier: Seen] = [:]

  /// Adds all objects of the scene.
  func add(_ scene: UIWindowScene) {
    for object in Self.members(of: scene) { seen[ObjectIdentifier(object)] = Seen(object: object) }
  }

  /// Returns the types of the objects that are alive without being in the scene.
  func strays(of scene: UIWindowScene) -> [String] {
    let members = Set(Self.members(of: scene).map(ObjectIdentifier.init))
    seen = seen.filter { $0.value.object != nil }
    let strays = seen.filter { !members.contains($0.key) }
    return strays.values.compactMap { $0.object.map { "\(type(of: $0))" } }.sorted()
  }

  /// Returns the number of objects of each type in a scene.
  static func counts(of scene: UIWindowScene) -> [String: Int] {
    var counts: [String: Int] = [:]
    for object in members(of: scene) { counts["\(type(of: object))", default: 0] += 1 }
    return counts
  }

  private static func members(of scene: UIWindowScene) -> [AnyObject] {
    var all: [AnyObject] = []
    for window in scene.windows {
      for view in window.everyView { all += parts(of: view) }
      for controller in window.presentedChain { all += parts(of: controller) }
    }
    for transition in scene.transitions { all += parts(of: transition) }
    return all
  }

  private static func parts(of view: UIView) -> [AnyObject] {
    var parts: [AnyObject] = [view, view.layer] + view.gestureRecognizerStorage
    for animation in view.layer.attached {
      parts += [animation, animation.animation]
      if let block = animation.block { parts.append(block) }
    }
    for record in view.layer.records.values { parts.append(record) }
    return parts
  }

  private static func parts(of controller: UIViewController) -> [AnyObject] {
    var parts: [AnyObject] = [controller]
    // A page that another one covers is not in the window, and neither are its subviews.
    if let view = controller.viewIfLoaded {
      for view in view.everyView { parts += Self.parts(of: view) }
    }
    if let presentation = controller.presentation {
      parts += [presentation, presentation.controller, presentation.container]
    }
    if let delegate = controller.transitioningDelegate { parts.append(delegate) }
    // A container of the client's own may keep pages that are no children just now.
    let kept = (controller as? DayViewController)?.viewControllers ?? []
    let away = kept.filter { $0.parent == nil }
    return parts + (controller.children + away).flatMap { Self.parts(of: $0) }
  }

  private static func parts(of transition: Transition) -> [AnyObject] {
    var parts: [AnyObject] = [
      transition, transition.context, transition.clock, transition.animator,
    ]
    if let coordinator = transition.coordinator { parts.append(coordinator) }
    if let driver = transition.driver { parts.append(driver) }
    return parts
  }
}
