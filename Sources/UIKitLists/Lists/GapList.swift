import UIKitCore

/// The numbers from 0 up, of which some are left out.
struct GapList: Equatable {
  /// The numbers that are left out, in ascending order.
  let gaps: [Int]

  init(_ gaps: some Sequence<Int>) { self.gaps = Set(gaps).sorted() }

  /// Returns the position of a number among those that are left, or `nil` if it is left out.
  ///
  /// - Complexity: O(log *n*) in the number of gaps.
  func rank(of number: Int) -> Int? {
    let before = firstGap { gaps[$0] >= number }
    if before < gaps.count, gaps[before] == number { return nil }
    return number - before
  }

  /// Returns the number at a position among those that are left.
  ///
  /// - Complexity: O(log *n*) in the number of gaps.
  func number(atRank rank: Int) -> Int { rank + firstGap { gaps[$0] - $0 > rank } }

  /// Returns the index of the first gap that meets a condition, which all later ones meet, too.
  private func firstGap(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
