/// A pairing of commands of an old and a new list. The pairs are groups with the same id, the nth
/// group without an id of each list, and other commands that are equal.
enum CommandPairing {
  private enum Key: Hashable {
    case group(UInt64)
    case anonymousGroup(Int)
    case value(DrawCommand)
  }

  private static func keys(_ commands: ArraySlice<DrawCommand>) -> [Key] {
    var anonymous = 0
    return commands.map { command in
      guard case .group(let group) = command else { return .value(command) }
      if group.id != 0 { return .group(group.id) }
      anonymous += 1
      return .anonymousGroup(anonymous)
    }
  }

  /// Returns as many pairs of indices as possible in which the indices of both lists ascend.
  static func pairs(
    old: ArraySlice<DrawCommand>, new: ArraySlice<DrawCommand>
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    var places: [Key: [Int]] = [:]
    // The old indices are added in reverse order, so that `popLast` returns those of equal commands
    // in ascending order.
    for (index, key) in zip(old.indices, keys(old)).reversed() {
      places[key, default: []].append(index)
    }
    var candidates: [(old: Int, new: Int)] = []
    for (index, key) in zip(new.indices, keys(new)) {
      if let place = places[key]?.popLast() {
        candidates.append((old: place, new: index))
      }
    }
    return longestIncreasing(candidates)
  }

  /// Returns the longest subsequence of `candidates` in which `old` ascends, by patience sorting in
  /// O(n log n). The candidates must be sorted by `new`.
  private static func longestIncreasing(
    _ candidates: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if candidates[tails[middle]].old < candidate.old { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var next = tails.last
    while let index = next {
      result.append(candidates[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
