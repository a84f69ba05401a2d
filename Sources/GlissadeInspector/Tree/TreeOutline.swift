import Foundation
import UIKit

/// The listed rows of a view tree, with the folded rows, the search and the selection.
///
/// Folding and selection refer to positions in the tree, so that they survive a change of the
/// scene, such as the change to a frame of the past.
package struct TreeOutline {
  /// A row of the list.
  package struct Row: Hashable, Sendable {
    /// The node of the tree that the row shows.
    package var node: ViewTree.Node
    /// A Boolean value that indicates whether the row hides the node's descendants.
    package var isFolded: Bool
    /// A Boolean value that indicates whether the node matches the search; `true` without a search.
    package var isMatch: Bool
  }

  /// The selected node: its object, and its position in the tree for use after the object is gone.
  private struct Selection: Hashable {
    var id: ObjectIdentifier
    var place: Int
  }

  private var tree = ViewTree()
  private var folded: Set<Int> = []
  private var selection: Selection?
  /// The listed rows, from top to bottom.
  package private(set) var rows: [Row] = []
  /// The search text, which is compared with classes, identifiers and controllers.
  package private(set) var search = ""

  /// Creates the outline of an empty tree.
  package init() {}

  /// The index of the selected row, or `nil` if no listed row is selected.
  package var selectedRow: Int? {
    guard let selection else { return nil }
    return rows.firstIndex { $0.node.id == selection.id }
      ?? rows.firstIndex { $0.node.place == selection.place }
  }

  /// The selected node, which need not be listed, or `nil`.
  package var selectedNode: ViewTree.Node? {
    guard let selection else { return nil }
    return tree.nodes.first { $0.id == selection.id }
      ?? tree.nodes.first { $0.place == selection.place }
  }

  /// Lists another tree.
  package mutating func show(_ tree: ViewTree) {
    guard tree != self.tree else { return }
    self.tree = tree
    list()
  }

  // MARK: Selection

  /// Selects a node, unfolds its ancestors, and ends a search that the node does not match; `nil`
  /// selects nothing.
  package mutating func select(_ id: ObjectIdentifier?) {
    guard let position = tree.nodes.firstIndex(where: { $0.id == id }) else {
      selection = nil
      return
    }
    select(position)
  }

  private mutating func select(_ position: Int) {
    selection = Selection(id: tree.nodes[position].id, place: tree.nodes[position].place)
    for ancestor in tree.ancestors(of: position) { folded.remove(tree.nodes[ancestor].place) }
    if !matches(tree.nodes[position]) { search = "" }
    list()
  }

  /// Moves the selection down by a number of rows, or up for a negative number, to the first or
  /// last row at most.
  package mutating func move(by count: Int) {
    guard !rows.isEmpty else { return }
    let start = selectedRow ?? (count > 0 ? -1 : rows.count)
    selectRow(min(max(start + count, 0), rows.count - 1))
  }

  /// Selects the row at an index.
  package mutating func selectRow(_ index: Int) {
    selection = Selection(id: rows[index].node.id, place: rows[index].node.place)
  }

  // MARK: Folding

  /// Folds or unfolds the row at an index.
  package mutating func toggle(_ index: Int) {
    guard rows[index].node.hasChildren else { return }
    folded.formSymmetricDifference([rows[index].node.place])
    list()
  }

  /// Folds the selected row, or selects its parent if it is folded already.
  package mutating func foldSelection() {
    guard let index = selectedRow else { return }
    let row = rows[index]
    if row.node.hasChildren, !row.isFolded { return toggle(index) }
    guard let parent = rows[..<index].lastIndex(where: { $0.node.depth < row.node.depth }) else {
      return
    }
    selectRow(parent)
  }

  /// Unfolds the selected row, or selects its first child if it is unfolded already.
  package mutating func unfoldSelection() {
    guard let index = selectedRow, rows[index].node.hasChildren else { return }
    if rows[index].isFolded { return toggle(index) }
    if index + 1 < rows.count { selectRow(index + 1) }
  }

  // MARK: Search

  /// Searches for a text. Selects the first match unless the selected node matches.
  package mutating func find(_ text: String) {
    search = text
    list()
    guard !text.isEmpty, selectedRow.map({ !rows[$0].isMatch }) ?? true,
      let first = rows.firstIndex(where: \.isMatch)
    else { return }
    selectRow(first)
  }

  private func matches(_ node: ViewTree.Node) -> Bool {
    search.isEmpty
      || [node.className, node.name, node.controller].contains {
        $0?.range(of: search, options: .caseInsensitive) != nil
      }
  }

  /// Updates the rows: without a search all nodes outside folded ones, otherwise the matches and
  /// their ancestors.
  private mutating func list() {
    rows = []
    var shown: Set<Int>?
    if !search.isEmpty {
      let matching = tree.nodes.indices.filter { matches(tree.nodes[$0]) }
      shown = Set(matching + matching.flatMap(tree.ancestors))
    }
    var hiddenBelow = Int.max
    for (position, node) in tree.nodes.enumerated() {
      if node.depth <= hiddenBelow { hiddenBelow = Int.max }
      guard hiddenBelow == Int.max, shown?.contains(position) ?? true else { continue }
      // A search also lists matches in folded nodes.
      let isFolded = shown == nil && folded.contains(node.place)
      if isFolded { hiddenBelow = node.depth }
      rows.append(Row(node: node, isFolded: isFolded, isMatch: matches(node)))
    }
  }
}
