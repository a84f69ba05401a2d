/// A pairing of commands of an old and a new list. The pairs are groups with the same id, the nth
/// group without an id of each list, and other commands that are equal.
enum CommandPairing {
  private enum Key: Hashable {
    case group(UInt64)
    case anonymousGroup(Int)
    case value(DrawCommand)
  }

  /// The number of pairs of keys up to which keys are compared and not hashed: a comparison of two
  /// paths or texts usually ends early, and a hash reads all of them.
  private static let comparedCount = 400

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
    if isAligned(old, new) { return zip(old.indices, new.indices).map { ($0, $1) } }
    let isSmall = old.count * new.count <= comparedCount
    return longestIncreasing(isSmall ? compared(old, new) : hashed(old, new))
  }

  /// Returns for each new command the first equal old one that is not paired yet.
  private static func compared(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> [(old: Int, new: Int)] {
    var rest = Array(zip(old.indices, keys(old)))
    return zip(new.indices, keys(new)).compactMap { index, key in
      guard let place = rest.firstIndex(where: { $0.1 == key }) else { return nil }
      return (old: rest.remove(at: place).0, new: index)
    }
  }

  private static func hashed(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> [(old: Int, new: Int)] {
    var places: [Key: [Int]] = [:]
    // The old indices are added in reverse order, so that `popLast` returns those of equal commands
    // in ascending order.
    for (index, key) in zip(old.indices, keys(old)).reversed() {
      places[key, default: []].append(index)
    }
    return zip(new.indices, keys(new)).compactMap { index, key in
      places[key]?.popLast().map { (old: $0, new: index) }
    }
  }

  /// Returns whether the commands of both lists pair one by one, which is so for most lists,
  /// because most frames only change groups.
  private static func isAligned(
    _ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>
  ) -> Bool {
    guard old.count == new.count else { return false }
    return zip(old, new).allSatisfy { one, other in
      switch (one, other) {
      case (.group(let one), .group(let other)): one.id == other.id
      case (.group, _), (_, .group): false
      default: one == other
      }
    }
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
