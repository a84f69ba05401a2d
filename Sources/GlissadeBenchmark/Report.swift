import Foundation

/// A report of costs by row, which is printed as a table of percentiles.
struct Report {
  private let title: String
  private var names: [String] = []
  private var rows: [String: Percentiles] = [:]

  init(_ title: String) { self.title = title }

  mutating func add(_ milliseconds: Double, to name: String) {
    if rows[name] == nil { names.append(name) }
    rows[name, default: Percentiles()].add(milliseconds)
  }

  /// Returns the median of a row, or 0 if there is no such row.
  func median(_ name: String) -> Double { rows[name]?.value(at: 0.5) ?? 0 }

  /// Returns the largest sample of a row, or 0 if there is no such row.
  func largest(_ name: String) -> Double { rows[name]?.value(at: 1) ?? 0 }

  func print() {
    Swift.print("\n\(title)")
    Swift.print(Self.row("ms", ["p50", "p95", "p99", "max", "mean", "samples"]))
    for name in names {
      guard let row = rows[name] else { continue }
      let values = [0.5, 0.95, 0.99, 1].map(row.value) + [row.mean]
      Swift.print(
        Self.row(name, values.map { String(format: "%.3f", $0) } + ["\(row.count)"]))
    }
  }

  private static func row(_ name: String, _ cells: [String]) -> String {
    func pad(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count))
    }
    return "  " + name + pad(name, 26) + cells.map { pad($0, 9) + $0 }.joined()
  }
}
