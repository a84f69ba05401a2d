import Foundation
import GlissadeTesting
import UIKit

@testable import UIKitCore

/// The model values of every view in a window, and the presented controllers. A cancelled
/// transition leaves them unchanged (L-04).
@MainActor struct TreeState: Equatable {
  private struct Node: Equatable {
    let view: ObjectIdentifier
    let superview: ObjectIdentifier?
    let name: String
    let bounds: CGRect
    let center: CGPoint
    let transform: CATransform3D
    let alpha: CGFloat
    let isHidden: Bool
    let isUserInteractionEnabled: Bool
  }

  private let nodes: [Node]
  private let firstResponder: ObjectIdentifier?
  /// The controllers from the root on, each presenting the next.
  let controllers: [ObjectIdentifier]

  init(_ scene: UIWindowScene, window: UIWindow) {
    nodes = window.everyView.map { view in
      Node(
        view: ObjectIdentifier(view), superview: view.superview.map(ObjectIdentifier.init),
        name: "\(type(of: view)) \(view.accessibilityIdentifier ?? "")", bounds: view.bounds,
        center: view.center, transform: view.transform3D, alpha: view.alpha,
        isHidden: view.isHidden, isUserInteractionEnabled: view.isUserInteractionEnabled)
    }
    controllers = window.presentedChain.map(ObjectIdentifier.init)
    firstResponder = scene.firstResponder.map(ObjectIdentifier.init)
  }

  /// Returns the first difference from `other`, or `nil` if they are equal.
  func difference(to other: TreeState) -> String? {
    if self == other { return nil }
    if controllers != other.controllers { return "who presents whom" }
    if firstResponder != other.firstResponder { return "the first responder" }
    for (one, two) in zip(nodes, other.nodes) where one != two { return "\(one) was \(two)" }
    return "\(nodes.count) views were \(other.nodes.count)"
  }
}

extension UIView {
  /// The view and all its descendants, parents first, back to front.
  var everyView: [UIView] {
    var found = [self]
    for view in subviews { found += view.everyView }
    return found
  }
}

extension UIWindow {
  /// The root controller, what it presents, what that presents, and so on.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var next = rootViewController
    while let controller = next {
      chain.append(controller)
      next = controller.presentation?.presented
    }
    return chain
  }
}
