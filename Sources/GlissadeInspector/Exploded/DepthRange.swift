/// A range of the levels of an exploded picture. An end that the user has not moved stays at the
/// end of the stack when the number of levels changes.
package struct DepthRange: Hashable, Sendable {
  /// The number of levels of the picture, at least 1.
  package var count = 1
  /// The number of levels that are left out at the bottom and at the top of the stack.
  private var below = 0
  private var above = 0

  /// Creates a range of all levels of a picture.
  package init(count: Int = 1) { self.count = max(count, 1) }

  /// The lowest shown level.
  package var lowest: Int {
    get { min(below, count - 1) }
    set { below = min(max(newValue, 0), highest) }
  }

  /// The highest shown level.
  package var highest: Int {
    get { max(count - 1 - above, lowest) }
    set { above = count - 1 - min(max(newValue, lowest), count - 1) }
  }

  /// Returns whether a level is shown.
  package func contains(_ level: Int) -> Bool { lowest...highest ~= level }

  /// The text for the range, such as “all” or “2–5 of 9”. Levels are counted from 1.
  package var text: String {
    if lowest == 0, highest == count - 1 { return "all \(count)" }
    return "\(lowest + 1)–\(highest + 1) of \(count)"
  }
}
