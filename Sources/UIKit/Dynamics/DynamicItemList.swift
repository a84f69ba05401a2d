/// A behavior's items, each once, in the order of addition.
@MainActor struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { append(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  /// - Returns: false if it is there already.
  @discardableResult
  mutating func append(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  /// - Returns: false if it is not there.
  @discardableResult
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }
}
