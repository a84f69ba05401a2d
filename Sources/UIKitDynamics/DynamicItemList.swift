import UIKitCore

/// A behavior's items, without duplicates, in the order of addition.
@MainActor struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { append(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  /// Appends an item.
  ///
  /// - Returns: `false` if the list already contains the item.
  @discardableResult
  mutating func append(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  /// Removes an item.
  ///
  /// - Returns: `false` if the list does not contain the item.
  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }
}
