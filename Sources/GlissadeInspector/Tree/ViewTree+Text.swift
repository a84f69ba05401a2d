import Foundation
import UIKit

extension ViewTree.Node {
  /// The class of the node with its name or else its controller, such as “UIView page.second”.
  package var title: String {
    [className, name ?? controller.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
  }

  /// The text for the node's opacity or hiding, such as “α 0.5”; `nil` for a visible, opaque
  /// node.
  package var opacityText: String? {
    if isHidden { return alpha < 1 ? "hidden, α \(Self.number(alpha))" : "hidden" }
    return alpha < 1 ? "α \(Self.number(alpha))" : nil
  }

  /// The text for the node's frame, such as “16, 40  343 × 200”.
  package var frameText: String { Self.text(frame) }

  /// Returns the text for a rectangle, such as “16, 40  343 × 200”.
  package static func text(_ rect: CGRect) -> String {
    "\(number(rect.minX)), \(number(rect.minY))  \(number(rect.width)) × \(number(rect.height))"
  }

  /// Returns the text for a number, with at most two decimals and without trailing zeros.
  package static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100 + 0
    if rounded == rounded.rounded() { return FigureText.text("%.0f", rounded) }
    return (rounded < 0 ? FigureText.minus : "") + "\(abs(rounded))"
  }
}

extension ViewTree {
  /// The text of the tree, with one line per node, indented by two spaces for each ancestor.
  package var text: String {
    nodes.map { node in
      let indentation = String(repeating: "  ", count: node.depth)
      let kind = node.kind == .layer ? "layer " : ""
      let parts = [kind + node.title, node.frameText] + [node.opacityText].compactMap { $0 }
      return indentation + parts.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
