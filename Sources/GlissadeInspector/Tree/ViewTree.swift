import UIKit
import Foundation
import GlissadeGeometry
import GlissadeLayers

/// The views of a scene, and the layers that belong to no view, as values, each before its
/// descendants and in the order in which they are drawn (T-01).
package struct ViewTree: Hashable, Sendable {
  /// The kind of a node: a view, or a layer that belongs to no view.
  package enum Kind: String, Hashable, Sendable { case view, layer }

  /// A view, or a layer that belongs to no view.
  package struct Node: Hashable, Sendable {
    /// The identity of the view or layer.
    package let id: ObjectIdentifier
    /// A hash of the node's place in the tree by classes and names, which is the same when the run
    /// is re-simulated.
    package let place: Int
    package let kind: Kind
    package let className: String
    /// The `accessibilityIdentifier` of a view or the name of a layer, or `nil`.
    package let name: String?
    /// The name of the view controller whose view the node is, or `nil`.
    package let controller: String?
    /// The number of the node's ancestors.
    package let depth: Int
    /// The index of the node's parent in `nodes`, or `nil` for a window.
    package let parent: Int?
    /// A Boolean value that indicates whether the node has children.
    package fileprivate(set) var hasChildren = false
    /// The visible frame of the node in its parent's coordinates, in points.
    package let frame: CGRect
    /// The visible opacity of the node, 0…1, without the opacity of its ancestors.
    package let alpha: Double
    /// A Boolean value that indicates whether the node or one of its ancestors is hidden or fully
    /// transparent.
    package let isHidden: Bool
    /// A Boolean value that indicates whether the node clips its descendants to its bounds.
    let clips: Bool
    let bounds: CGRect
    let plane: ProjectiveTransform

    /// The visible outline of the node in points of the scene, without the part that a perspective
    /// places behind the viewer.
    package var outline: [CGPoint] { plane.clippedPolygon(of: bounds) }

    func contains(_ point: CGPoint) -> Bool {
      plane.inverted()?.apply(point).map(bounds.contains) ?? false
    }
  }

  /// The nodes of the tree, each before its children.
  package fileprivate(set) var nodes: [Node] = []

  /// Creates an empty tree.
  package init() {}

  /// Returns the index in `nodes` of the foremost visible node at a point of the scene, or `nil` if
  /// there is none.
  package func position(at point: CGPoint) -> Int? {
    nodes.indices.last { position in
      !nodes[position].isHidden && nodes[position].contains(point)
        && ancestors(of: position).allSatisfy { !nodes[$0].clips || nodes[$0].contains(point) }
    }
  }

  /// Returns the indices in `nodes` of the ancestors of a node, the nearest ancestor first.
  package func ancestors(of position: Int) -> [Int] {
    Array(sequence(first: position) { nodes[$0].parent }.dropFirst())
  }
}

/// A reader of view trees. It keeps the names of classes, because making these names takes longer
/// than all other work of a reading.
@MainActor package struct ViewTreeReader {
  private var classNames: [ObjectIdentifier: String] = [:]
  private var tree = ViewTree()

  package init() {}

  /// Reads the present views and layers of a scene.
  package mutating func read(_ scene: UIWindowScene) -> ViewTree {
    tree = ViewTree()
    var siblings: [String: Int] = [:]
    for window in scene.windows {
      visit(window.layer, Surroundings(plane: .identity, isHidden: false), &siblings)
    }
    defer { tree = ViewTree() }
    return tree
  }

  /// The state of a parent node that its children depend on.
  private struct Surroundings {
    var position: Int?
    var depth = 0
    var place = 0
    var plane: ProjectiveTransform
    var isHidden: Bool
  }

  private mutating func visit(
    _ layer: CALayer, _ around: Surroundings, _ siblings: inout [String: Int]
  ) {
    let node = node(of: layer, around, &siblings)
    if let parent = around.position { tree.nodes[parent].hasChildren = true }
    let own = Surroundings(
      position: tree.nodes.count, depth: around.depth + 1, place: node.place, plane: node.plane,
      isHidden: node.isHidden)
    tree.nodes.append(node)
    var children: [String: Int] = [:]
    for child in layer.sublayers ?? [] { visit(child, own, &children) }
  }

  private mutating func node(
    of layer: CALayer, _ around: Surroundings, _ siblings: inout [String: Int]
  ) -> ViewTree.Node {
    let view = layer.ownView
    let className = name(of: view.map { type(of: $0) } ?? type(of: layer))
    let name = view?.accessibilityIdentifier ?? layer.name
    let title = "\(className) \(name ?? "")"
    siblings[title, default: 0] += 1
    let number = siblings[title] ?? 0
    let own = layer.shownPlaneInParent
    let bounds = layer.shownBounds
    let isHidden = view?.isHidden ?? layer.isHidden
    let alpha = layer.shownOpacity
    return ViewTree.Node(
      id: ObjectIdentifier(view ?? layer),
      place: [around.place, title.hashValue, number].hashValue,
      kind: view == nil ? .layer : .view, className: className, name: name,
      controller: view?.owningViewController?.logName, depth: around.depth,
      parent: around.position, frame: own.boundingBox(of: bounds) ?? .zero, alpha: alpha,
      isHidden: around.isHidden || isHidden || alpha <= 0.01, clips: layer.masksToBounds,
      bounds: bounds, plane: own.concatenating(around.plane))
  }

  private mutating func name(of type: AnyClass) -> String {
    let id = ObjectIdentifier(type)
    if let known = classNames[id] { return known }
    let name = String(describing: type)
    classNames[id] = name
    return name
  }
}

extension CALayer {
  /// The view whose own layer this is, or `nil`.
  fileprivate var ownView: UIView? {
    (delegate as? UIView).flatMap { $0.layer === self ? $0 : nil }
  }
}

/// A view or layer of a tree.
@MainActor package enum InspectedObject {
  case view(UIView)
  case layer(CALayer)

  /// The layer of the inspected view, or the inspected layer itself.
  package var layer: CALayer {
    switch self {
    case .view(let view): view.layer
    case .layer(let layer): layer
    }
  }

  /// The inspected view, or `nil` for a layer.
  package var view: UIView? {
    if case .view(let view) = self { view } else { nil }
  }

  /// The visible outline of the view or layer, in points of the scene.
  package var outline: [CGPoint] {
    layer.shownPlaneInRoot.clippedPolygon(of: layer.shownBounds)
  }
}

extension UIWindowScene {
  /// Returns the identity of the view or layer that drew a group of the scene's picture, or `nil`.
  package func inspectedID(ofPicture id: UInt64) -> ObjectIdentifier? {
    func find(_ layer: CALayer) -> ObjectIdentifier? {
      if layer.pictureID == id { return ObjectIdentifier(layer.ownView ?? layer) }
      for child in layer.sublayers ?? [] { if let found = find(child) { return found } }
      return nil
    }
    for window in windows { if let found = find(window.layer) { return found } }
    return nil
  }

  /// Returns the view or layer with an identity, or `nil` if it is not in the scene any more.
  package func inspectedObject(_ id: ObjectIdentifier) -> InspectedObject? {
    func find(_ layer: CALayer) -> InspectedObject? {
      let view = layer.ownView
      if ObjectIdentifier(view ?? layer) == id { return view.map { .view($0) } ?? .layer(layer) }
      for child in layer.sublayers ?? [] { if let found = find(child) { return found } }
      return nil
    }
    for window in windows { if let found = find(window.layer) { return found } }
    return nil
  }
}
