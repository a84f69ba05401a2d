/// The name that differs least from a text that a user typed.
struct NearestName {
  /// The name, or `nil` if every name differs from the text by more than a third of its letters.
  let name: String?

  /// Finds the name that is nearest to a text.
  ///
  /// - Parameters:
  ///   - text: The text that the user typed.
  ///   - names: The names, of which the first one is found if several are equally near.
  init(to text: String, in names: [String]) {
    let typed = text.lowercased()
    let distances = names.map { (name: $0, distance: Self.distance(typed, $0)) }
    let nearest = distances.min { $0.distance < $1.distance }
    let limit = max(1, typed.count / 3)
    name = nearest.flatMap { $0.distance <= limit ? $0.name : nil }
  }

  /// Returns the number of letters that have to be inserted, removed, replaced, or exchanged with
  /// their neighbor to turn one text into another (the optimal string alignment distance).
  private static func distance(_ one: String, _ other: String) -> Int {
    let first = Array(one)
    let second = Array(other)
    var rows = [Array(0...second.count)]
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let replaced = rows[i][j] + (first[i] == second[j] ? 0 : 1)
        var least = min(rows[i][j + 1] + 1, row[j] + 1, replaced)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
