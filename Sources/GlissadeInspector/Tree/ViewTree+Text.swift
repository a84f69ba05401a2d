import Foundation
import UIKit

extension ViewTree.Node {
  /// The class with the name, or else the controller, such as “UIView page.second”.
  package var title: String {
    [className, name ?? controller.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }

  /// The opacity, if it is not 1, and whether the node is hidden, such as “α 0.5”.
  package var opacityText: String? {
    if isHidden { return alpha < 1 ? "hidden, α \(Self.number(alpha))" : "hidden" }
    return alpha < 1 ? "α \(Self.number(alpha))" : nil
  }

  /// The frame, such as “16, 40  343 × 200”.
  package var frameText: String { Self.text(frame) }

  /// Returns a rectangle such as “16, 40  343 × 200”.
  package static func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)), \(number(rect.minY))  \(number(rect.width)) × \(number(rect.height))"
  }

  /// Returns a number with at most two decimals, and without trailing zeros.
  package static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100 + 0
    return rounded == rounded.rounded() ? String(format: "%.0f", rounded) : "\(rounded)"
  }
}

extension ViewTree {
  /// The tree as text, a node on each line, indented by two spaces for each ancestor.
  package var text: String {
    nodes.map { node in
      let indentation = String(repeating: "  ", count: node.depth)
      let kind = node.kind == .layer ? "layer " : ""
      let parts = [kind + node.title, node.frameText] + [node.opacityText].compactMap { $0 }
      return indentation + parts.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
