import UIKitCore

/// The integers from 0 up except for some, which are called gaps.
struct GapList: Equatable {
  /// The numbers that are left out, in ascending order.
  let gaps: [Int]

  init(_ gaps: some Sequence<Int>) { self.gaps = Set(gaps).sorted() }

  /// Returns the position of a number among the numbers that are not left out, or `nil` if the
  /// number is left out.
  ///
  /// - Complexity: O(log *n*) in the number of gaps.
  func rank(of number: Int) -> Int? {
    let before = firstGap { gaps[$0] >= number }
    if before < gaps.count, gaps[before] == number { return nil }
    return number - before
  }

  /// Returns the number at a position among the numbers that are not left out.
  ///
  /// - Complexity: O(log *n*) in the number of gaps.
  func number(atRank rank: Int) -> Int { rank + firstGap { gaps[$0] - $0 > rank } }

  /// Returns the index of the first gap for which the condition is true. The condition must then be
  /// true for all later gaps, too.
  private func firstGap(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
